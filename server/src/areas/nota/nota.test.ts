import { beforeEach, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, criarTutor, type Pessoa } from '../../test/elenco';
import { ateOCupom, criarElenco, desfazer, type Elenco, validar } from '../../test/jornada';
import { chaveInventada, cnpjDa, enviarNota, retirarNota, verNota } from '../../test/notas';
import { AGORA, comPalco } from '../../test/palco';

const palco = comPalco();
let elenco: Elenco;
let admin: Pessoa;
let cnpj: string;
let id: number;

beforeEach(async () => {
  palco().irPara(AGORA);
  elenco = await criarElenco(palco());
  admin = await criarAdmin(palco());
  cnpj = await cnpjDa(palco(), elenco.loja);
  id = await vender();
});

async function vender(): Promise<number> {
  const { idCupom } = await ateOCupom(palco(), elenco);
  expect((await validar(palco(), elenco.loja, idCupom)).status).toBe(200);
  return idCupom;
}

const chave = (campos: Partial<Parameters<typeof chaveInventada>[0]> = {}) => chaveInventada({ cnpj, ...campos });
const enviar = (quem: Pessoa, nota: string, qual = id) => enviarNota(palco(), quem, qual, nota);
const notas = async (qual = id) =>
  (await palco().pool.query('select vez, chave, de, contingencia from nota where cupom_id = $1', [qual])).rows;
const amanha = () => palco().irPara(new Date(AGORA.getTime() + 86_400_000));

describe('enviar', () => {
  test.each([
    ['a loja', () => elenco.loja, 'loja'],
    ['o tutor', () => elenco.tutor, 'tutor'],
    ['a equipe', () => admin, 'equipe'],
  ] as const)('%s envia, e os três a veem', async (_, quem, de) => {
    const nota = chave();
    const { status, body } = await enviar(quem(), nota);
    expect([status, body]).toEqual([
      200,
      {
        id_coupon: id,
        vez: 1,
        pendente: false,
        nota: { chave: nota, contingencia: false, de, enviada_em: AGORA.toISOString(), pode_retirar: true },
      },
    ]);
    for (const outro of [elenco.loja, elenco.tutor, admin])
      expect((await verNota(palco(), outro, id)).body.nota).toMatchObject({ chave: nota, de });
    const { body: lista } = await chamar(palco(), elenco.loja, 'GET /shopkeeper/:id/coupons', {
      params: { id: elenco.loja.id },
    });
    expect(lista).toMatchObject({ coupons: [{ nota: { chave: nota } }], totais: { com_nota: 1 } });
    const { body: compras } = await chamar(palco(), elenco.tutor, 'GET /nota/compras', {});
    expect(compras.compras).toMatchObject([{ id_coupon: id, valor: 289.9, nota: { chave: nota } }]);
  });

  test('do QR inteiro, com o CPF de quem comprou, só a chave é guardada', async () => {
    const nota = chave({ emissao: '9' });
    const qr = `https://www.nfce.fazenda.sp.gov.br/qrcode?p=${nota}%7C3%7C1%7C10%7C289.90%7C2%7C52998224725%7CQUJD`;
    expect((await enviar(elenco.loja, qr)).status).toBe(200);
    const { rows } = await palco().pool.query('select to_jsonb(n)::text as tudo from nota n where cupom_id = $1', [id]);
    expect(rows[0].tudo).toContain(nota);
    expect(rows[0].tudo).not.toContain('52998224725');
    expect(await notas()).toEqual([{ vez: 1, chave: nota, de: 'loja', contingencia: true }]);
  });

  test('a mesma nota outra vez é a mesma; outra, na mesma compra, é recusada', async () => {
    const nota = chave();
    const todas = await Promise.all([1, 2, 3, 4].map(() => enviar(elenco.loja, nota)));
    expect(todas.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await enviar(elenco.tutor, nota)).body.nota?.de).toBe('loja');
    const outra = await enviar(elenco.tutor, chave());
    expect([outra.status, outra.body.type, outra.body.campos]).toEqual([
      409,
      'compra-com-nota',
      { nota: 'Esta compra já tem nota.' },
    ]);
    expect(await notas()).toHaveLength(1);
  });

  test('de oito compras que chegam juntas com a mesma nota, uma fica com ela', async () => {
    const ids = [id, ...(await Promise.all(Array.from({ length: 7 }, vender)))];
    const nota = chave();
    const respostas = await Promise.all(ids.map((qual, n) => enviar(n % 2 ? elenco.tutor : elenco.loja, nota, qual)));
    const tipos = respostas.map(({ status, body }) => (status === 200 ? 200 : body.type)).sort();
    expect(tipos).toEqual([200, ...Array(7).fill('nota-ja-usada')]);
    const { rows } = await palco().pool.query('select count(*)::int as n from nota where chave = $1', [nota]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('de oito notas que chegam juntas para uma compra, uma fica', async () => {
    const respostas = await Promise.all(Array.from({ length: 8 }, () => enviar(elenco.loja, chave())));
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await notas()).toHaveLength(1);
  });

  test.each<[string, () => string, number, string]>([
    ['ilegível', () => 'minha nota', 422, 'Não há uma chave de nota aqui.'],
    ['faltando um número', () => chave().slice(1), 422, 'A chave da nota tem 44 números, e aqui há 43.'],
    ['com o dígito errado', () => chave().replace(/.$/, (d) => String((Number(d) + 1) % 10)), 422, 'Algum número'],
    ['de teste', () => `https://x.example/qr?p=${chave()}|2|2|1|ab`, 422, 'Esta nota foi emitida em teste'],
    ['de transporte', () => chave({ modelo: '57' }), 422, 'Esta chave não é de nota de venda.'],
    ['de outra loja', () => chave({ cnpj: '11222333000181' }), 422, 'O CNPJ desta nota não é o da loja'],
    ['de outro estado', () => chave({ uf: '41' }), 422, 'Esta nota é de outro estado'],
    ['de outro mês', () => chave({ mes: '2601' }), 422, 'Esta nota é de 01/2026, e a compra foi em 03/2026.'],
    [
      'de um mês que não chegou',
      () => chave({ mes: '2604' }),
      422,
      'Esta nota é de 04/2026, e a compra foi em 03/2026.',
    ],
    [
      'de número zero',
      () => chave({ numero: 0 }),
      422,
      'Algum número da chave não confere. Compare com a nota e corrija.',
    ],
    [
      'de emissão que não há',
      () => chave({ emissao: '0' }),
      422,
      'Algum número da chave não confere. Compare com a nota e corrija.',
    ],
  ])('%s, é recusada com a sua frase, no campo', async (_, nota, status, frase) => {
    const { status: dado, body } = await enviar(elenco.loja, nota());
    expect([dado, body.campos?.nota?.startsWith(frase), body.detail.startsWith(frase)]).toEqual([status, true, true]);
    expect(await notas()).toEqual([]);
  });

  test('uma loja sem CNPJ tem a sua frase', async () => {
    await palco().db.updateTable('lojista').set({ cnpj: null }).where('id', '=', elenco.loja.id).execute();
    const { status, body } = await enviar(elenco.tutor, chave());
    expect([status, body.type]).toEqual([409, 'loja-sem-cnpj']);
  });

  test('uma loja com letras no CNPJ, e uma loja online com a nota de uma filial de outro estado', async () => {
    await palco().db.updateTable('lojista').set({ cnpj: '12ABC34501DE35' }).where('id', '=', elenco.loja.id).execute();
    const comLetras = chave({ cnpj: '12ABC34501DE35' });
    expect((await enviar(elenco.loja, comLetras.toLowerCase())).body.nota?.chave).toBe(comLetras);
    await palco().db.updateTable('lojista').set({ tipo: 'loja_online' }).where('id', '=', elenco.loja.id).execute();
    const outra = await palco().db.selectFrom('cupom').select('id').where('id', '=', id).executeTakeFirstOrThrow();
    await retirarNota(palco(), admin, outra.id, comLetras, { motivo: 'dado_errado' });
    expect((await enviar(admin, chave({ cnpj: '12ABC34599ZZ10', uf: '31' }))).status).toBe(200);
  });

  test('saída a loja, o tutor ainda envia a nota do que comprou nela', async () => {
    await chamar(palco(), admin, 'DELETE /shopkeeper/:id', { params: { id: elenco.loja.id } });
    expect((await enviar(elenco.tutor, chave())).status).toBe(200);
  });

  test('de outra loja, de outro tutor ou de um cupom não usado, não', async () => {
    expect((await enviar(await criarLojista(palco()), chave())).status).toBe(404);
    expect((await enviar(await criarTutor(palco()), chave())).status).toBe(404);
    expect((await verNota(palco(), await criarTutor(palco()), id)).status).toBe(404);
    const { idCupom } = await ateOCupom(palco(), elenco);
    expect((await enviar(elenco.tutor, chave(), idCupom)).body.type).toBe('sem-compra');
    expect((await verNota(palco(), elenco.tutor, idCupom)).status).toBe(404);
  });

  test('um tutor envia e retira vinte por dia', async () => {
    for (let n = 0; n < 10; n++) {
      const nota = chave();
      expect((await enviar(elenco.tutor, nota)).status).toBe(200);
      expect((await retirarNota(palco(), elenco.tutor, id, nota)).status).toBe(200);
    }
    const demais = await enviar(elenco.tutor, chave());
    expect([demais.status, demais.body.type]).toEqual([429, 'cota-de-notas']);
    expect((await enviar(elenco.loja, chave())).status).toBe(200);
  });
});

describe('o estorno', () => {
  test('leva a nota, que fica livre; a compra seguinte do cupom começa sem', async () => {
    const nota = chave();
    await enviar(elenco.loja, nota);
    expect((await desfazer(palco(), elenco.loja, id)).status).toBe(200);
    expect(await notas()).toEqual([]);
    const { rows } = await palco().pool.query('select nota, nota_por from estorno where cupom_id = $1', [id]);
    expect(rows).toEqual([{ nota, nota_por: elenco.loja.id }]);
    expect((await enviar(elenco.loja, nota)).body.type).toBe('venda-estornada');
    expect((await validar(palco(), elenco.loja, id)).status).toBe(200);
    expect((await verNota(palco(), elenco.loja, id)).body).toMatchObject({ vez: 2, nota: null });
    expect((await enviarNota(palco(), elenco.loja, id, nota, 2)).status).toBe(200);
    expect((await enviarNota(palco(), elenco.loja, id, chave(), 1)).body.type).toBe('venda-estornada');
  });

  test('junto com o envio, um vem inteiro antes do outro', async () => {
    for (let n = 0; n < 6; n++) {
      const qual = await vender();
      const nota = chave();
      const [envio, estorno] = await Promise.all([enviar(elenco.tutor, nota, qual), desfazer(palco(), admin, qual)]);
      expect(estorno.status).toBe(200);
      const { rows } = await palco().pool.query('select nota from estorno where cupom_id = $1', [qual]);
      expect(rows).toEqual([{ nota: envio.status === 200 ? nota : null }]);
      expect(await notas(qual)).toEqual([]);
    }
  });
});

describe('retirar', () => {
  test('no mesmo dia a loja; depois só a equipe, com um motivo; e a chave fica livre', async () => {
    const nota = chave();
    await enviar(elenco.tutor, nota);
    expect((await retirarNota(palco(), elenco.loja, id, nota)).body).toMatchObject({ nota: null });
    await enviar(elenco.loja, nota);
    amanha();
    await palco().db.updateTable('sessao').set({ usada_em: palco().relogio(), criada_em: palco().relogio() }).execute();
    const tarde = await retirarNota(palco(), elenco.loja, id, nota);
    expect([tarde.status, tarde.body.type]).toEqual([409, 'prazo-da-nota']);
    expect((await verNota(palco(), elenco.loja, id)).body.nota?.pode_retirar).toBe(false);
    const semMotivo = await retirarNota(palco(), admin, id, nota);
    expect([semMotivo.status, semMotivo.body.campos]).toEqual([422, { motivo: 'Escolha o motivo' }]);
    expect((await retirarNota(palco(), admin, id, nota, { motivo: 'dado_errado' })).status).toBe(200);
    expect((await enviar(elenco.tutor, nota, await vender())).status).toBe(200);
  });

  test('um toque atrasado não leva a nota que veio depois, e o tutor não leva a da loja', async () => {
    const [errada, certa] = [chave(), chave()];
    await enviar(elenco.loja, errada);
    await retirarNota(palco(), elenco.loja, id, errada);
    await enviar(elenco.loja, certa);
    const atrasado = await retirarNota(palco(), elenco.loja, id, errada);
    expect([atrasado.status, atrasado.body.type]).toEqual([409, 'sem-nota']);
    expect((await retirarNota(palco(), elenco.tutor, id, certa)).body.type).toBe('prazo-da-nota');
    expect(await notas()).toMatchObject([{ chave: certa }]);
  });
});

describe('obrigatória', () => {
  const exigir = (nota: 'opcional' | 'obrigatoria') => chamar(palco(), admin, 'PUT /configuracao', { body: { nota } });
  const pendente = async () => (await verNota(palco(), elenco.loja, id)).body.pendente;
  const passar = async (dias: number) => {
    palco().irPara(new Date(AGORA.getTime() + dias * 86_400_000));
    await palco().db.updateTable('sessao').set({ usada_em: palco().relogio(), criada_em: palco().relogio() }).execute();
  };

  test('sem nota em sete dias, a compra fica pendente na lista e no filtro; enviada, deixa de estar', async () => {
    const { body } = await exigir('obrigatoria');
    expect(body).toMatchObject({ nota: 'obrigatoria', nota_desde: '2026-03-10' });
    await passar(7);
    expect(await pendente()).toBe(false);
    await passar(8);
    expect(await pendente()).toBe(true);
    const lista = (query: object) =>
      chamar(palco(), elenco.loja, 'GET /shopkeeper/:id/coupons', { params: { id: elenco.loja.id }, query });
    expect((await lista({ nota: 'sem' })).body).toMatchObject({ coupons: [{ id_coupon: id, nota_pendente: true }] });
    await enviar(elenco.loja, chave());
    expect((await lista({ nota: 'sem' })).body).toMatchObject({ coupons: [], totais: { quantidade: 0 } });
    expect((await lista({})).body.coupons[0]).toMatchObject({ nota_pendente: false });
    await passar(0);
    expect((await exigir('opcional')).body).toMatchObject({ nota: 'opcional', nota_desde: null });
  });

  test('o que foi comprado antes de ser obrigatória não fica pendente; dito outra vez, o dia não muda', async () => {
    await passar(1);
    await exigir('obrigatoria');
    await passar(20);
    expect(await pendente()).toBe(false);
    expect((await exigir('obrigatoria')).body.nota_desde).toBe('2026-03-11');
    await exigir('opcional');
    await passar(0);
  });
});
