import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarPrescritor, type Pessoa } from '../../test/elenco';
import { criarElenco, type Elenco, indicar, resgatar } from '../../test/jornada';
import { comPalco } from '../../test/palco';

const palco = comPalco();

test('um código impresso registrado hoje data de hoje e abre a lista, por mais antigo que seja o lote', async () => {
  const { prescritor, produto } = await criarElenco(palco());
  const admin = await criarAdmin(palco());
  const lote = await palco()
    .db.insertInto('lote')
    .values({ data_referencia: '2025-06-01', quantidade: 1, criado_por: admin.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await palco()
    .db.insertInto('prescricao')
    .values({ codigo: 'BCDFGHJK', data: '2025-06-01', lote_id: lote.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  palco().irPara('2026-03-09T12:00:00-03:00');
  await indicar(palco(), { prescritor, produto });

  palco().irPara('2026-03-10T12:00:00-03:00');
  const body = {
    codigo_prescricao: 'bcdf-ghjk',
    id_produto: produto,
    telefone: '15988887777',
    peso_pet: 10,
    ecc: 1,
    atividade: 95,
  };
  const registrada = await chamar(palco(), prescritor, 'PUT /prescrition/:id', { params: { id }, body });
  expect(registrada.body).toMatchObject({ data: '2026-03-10', id_prescritor: prescritor.id });

  const lista = await chamar(palco(), prescritor, 'GET /prescritions', { query: {} });
  expect(lista.body.prescritions.map((p) => p.data)).toEqual(['2026-03-10', '2026-03-09']);
});

describe('contando os ids, um parceiro não toma códigos impressos', () => {
  let elenco: Elenco;
  let admin: Pessoa;
  let livres: { id_prescricao: number; codigo_prescricao: string }[];
  const dados = () => ({ id_produto: elenco.produto, telefone: '15988887777', peso_pet: 10, ecc: 1, atividade: 95 });
  const registrar = (quem: Pessoa, id: number, body: object) =>
    chamar(palco(), quem, 'PUT /prescrition/:id', { params: { id }, body });
  const tomados = async () =>
    (
      await palco()
        .db.selectFrom('prescricao')
        .select('id')
        .where(
          'id',
          'in',
          livres.map((l) => l.id_prescricao),
        )
        .where('prescritor_id', 'is not', null)
        .execute()
    ).length;

  beforeAll(async () => {
    palco().irPara('2026-03-10T12:00:00-03:00');
    elenco = await criarElenco(palco());
    admin = await criarAdmin(palco());
    const body = { data_referencia: '2026-03-01', quantidade: 200 };
    livres = (await chamar(palco(), admin, 'POST /prescrition/lote', { body, headers: {} })).body;
  });

  test('a equipe não escreve de quem é um código que ninguém tomou', async () => {
    const id = livres[0]?.id_prescricao ?? 0;
    const recusa = await registrar(admin, id, { email: 'alguem@example.com', anotacoes: 'ninguém leria' });
    expect([recusa.status, recusa.body]).toMatchObject([409, { type: 'prescricao-nao-cadastrada' }]);
    const gravada = await palco()
      .db.selectFrom('prescricao')
      .select(['email', 'anotacoes'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(gravada).toEqual({ email: null, anotacoes: null });
  });

  test('duzentos códigos livres, pelo id apenas: nenhum tomado, nada dito', async () => {
    const ladrao = await criarPrescritor(palco());
    const respostas = await Promise.all(livres.map(({ id_prescricao }) => registrar(ladrao, id_prescricao, dados())));
    const inexistente = await registrar(ladrao, 999_999_999, dados());
    expect(new Set(respostas.map((r) => `${r.status} ${r.texto}`))).toEqual(new Set([`404 ${inexistente.texto}`]));
    expect(await tomados()).toBe(0);
  });

  test('duzentos códigos livres, com códigos chutados: dez palpites, depois 429; nenhum tomado, nada dito', async () => {
    const ladrao = await criarPrescritor(palco());
    const ditos = new Set<string>();
    const contagem = { palpites: 0, barradas: 0 };
    for (const { id_prescricao } of livres) {
      const { status, texto } = await registrar(ladrao, id_prescricao, { ...dados(), codigo_prescricao: 'BBBBBBBB' });
      if (status === 404) contagem.palpites++;
      else if (status === 429) contagem.barradas++;
      ditos.add(texto);
    }
    expect(contagem).toEqual({ palpites: 10, barradas: 190 });
    for (const { codigo_prescricao } of livres) for (const dito of ditos) expect(dito).not.toContain(codigo_prescricao);
    expect(await tomados()).toBe(0);
  });

  test('o código errado, o de outro id, o de outro parceiro e o de ninguém respondem os mesmos bytes', async () => {
    const [um, dois] = livres;
    const dela = await indicar(palco(), elenco);
    const ladrao = await criarPrescritor(palco());
    const tentar = (id: number, codigo_prescricao: string) => registrar(ladrao, id, { ...dados(), codigo_prescricao });
    const respostas = [
      await tentar(um?.id_prescricao ?? 0, 'BBBBBBBB'),
      await tentar(um?.id_prescricao ?? 0, dois?.codigo_prescricao ?? ''),
      await tentar(dela.id_prescricao, dela.codigo_prescricao),
      await tentar(999_999_999, um?.codigo_prescricao ?? ''),
    ];
    expect(new Set(respostas.map((r) => `${r.status} ${r.texto}`)).size).toBe(1);
    expect([respostas[0]?.status, respostas[0]?.body.detail]).toEqual([404, 'Código inválido.']);
  });

  test('com o cartão na mão, o código é registrado; barrado de palpitar, ainda anota no que é seu', async () => {
    const [cartao] = livres;
    const id = cartao?.id_prescricao ?? 0;
    const corpo = { ...dados(), codigo_prescricao: ` ${cartao?.codigo_prescricao.toLowerCase()} ` };
    expect((await registrar(elenco.prescritor, id, corpo)).body).toMatchObject({
      codigo_prescricao: cartao?.codigo_prescricao,
      id_prescritor: elenco.prescritor.id,
    });
    for (let n = 0; n < 10; n++)
      await registrar(elenco.prescritor, livres[5]?.id_prescricao ?? 0, { ...dados(), codigo_prescricao: 'BBBBBBBB' });
    expect((await registrar(elenco.prescritor, livres[5]?.id_prescricao ?? 0, corpo)).status).toBe(429);
    expect((await registrar(elenco.prescritor, id, { anotacoes: 'Com água' })).body.anotacoes).toBe('Com água');
  });

  test('um código cancelado com o lote diz que foi cancelado, ao parceiro e ao tutor, e não é de mais ninguém', async () => {
    const [cartao] = (
      await chamar(palco(), admin, 'POST /prescrition/lote', {
        headers: {},
        body: { data_referencia: '2026-03-01', quantidade: 1 },
      })
    ).body;
    const { id_lote: idDoLote = 0, id_prescricao: id = 0, codigo_prescricao: codigo = '' } = cartao ?? {};
    await chamar(palco(), admin, 'POST /prescrition/lote/:id/cancelar', {
      params: { id: idDoLote },
      body: { motivo: 'acao_encerrada' },
    });
    const parceiro = await criarPrescritor(palco());
    const frase = 'Este código foi cancelado. Peça outro a quem entregou o cartão.';
    const tomar = await registrar(parceiro, id, { ...dados(), codigo_prescricao: codigo });
    const ver = await chamar(palco(), parceiro, 'GET /prescrition/:codigo/prescrition', { params: { codigo } });
    const resgate = await resgatar(palco(), elenco.tutor, codigo);
    for (const { status, body } of [tomar, ver, resgate]) expect([status, body.detail]).toEqual([409, frase]);
  });
});
