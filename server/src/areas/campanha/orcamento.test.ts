import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, type Pessoa } from '../../test/elenco';
import { criarElenco, desfazer, type Elenco, indicar, resgatar, tirarCupom, validar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';
import { gerarCodigoDeIndicacao } from '../prescricao/gerar-codigo';
import { esquecerEsgotadas, lerEsgotadas } from './orcamento';

const palco = comPalco({ limites: false });
let admin: Pessoa;
let elenco: Elenco;

beforeAll(async () => {
  admin = await criarAdmin(palco());
  elenco = await criarElenco(palco());
});

const DADOS = { descritivo: 'Mês do Pet', desconto: 17.5, data_validade: '2026-12-31' };
type Orcamento = { limite_cupons?: number | null; teto?: number | null };

/** A campaign with its stores. */
async function campanhaCom(orcamento: Orcamento, lojas = 1) {
  const { body, texto } = await chamar(palco(), admin, 'POST /campaign', { body: { ...DADOS, ...orcamento } });
  if (!body.id_campaign) throw new Error(texto);
  const elas = await Promise.all(
    Array.from({ length: lojas }, () => criarLojista(palco(), { campanha_id: body.id_campaign })),
  );
  return { id: body.id_campaign, lojas: elas, loja: elas[0] as Pessoa };
}

const ver = async (id: number) => (await chamar(palco(), admin, 'GET /campaign/:id', { params: { id } })).body;
const alterar = (id: number, orcamento: object) =>
  chamar(palco(), admin, 'PUT /campaign/:id', { params: { id }, body: { ...DADOS, ...orcamento } });

/** A recommendation that its tutor has redeemed. */
async function resgatada(tutor = elenco.tutor): Promise<number> {
  const indicacao = await indicar(palco(), elenco);
  await resgatar(palco(), tutor, indicacao.codigo_prescricao);
  return indicacao.id_prescricao;
}
/** Many, as if each had been. */
async function muitasResgatadas(quantas: number): Promise<number[]> {
  const { prescritor, produto, tutor } = elenco;
  const uma = () => ({
    codigo: gerarCodigoDeIndicacao(),
    data: '2026-03-10',
    prescritor_id: prescritor.id,
    produto_id: produto,
    tutor_id: tutor.id,
    data_resgate: '2026-03-10',
  });
  const linhas = await palco()
    .db.insertInto('prescricao')
    .values(Array.from({ length: quantas }, uma))
    .returning('id')
    .execute();
  return linhas.map(({ id }) => id);
}
const escolher = (tutor: Pessoa, id: number, loja: Pessoa, desconto?: number) =>
  chamar(palco(), tutor, 'PUT /prescrition/:id/shopkeeper', {
    params: { id },
    body: { id_lojista: loja.id, desconto },
  });
const cupomDe = (id: number) =>
  palco().db.selectFrom('cupom').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** A coupon of a recommendation of its own. */
async function gerar(loja: Pessoa) {
  const id = await resgatada();
  const { body, texto, status } = await escolher(elenco.tutor, id, loja);
  if (status !== 200) throw new Error(texto);
  const cupom = await cupomDe(body.id_coupon);
  return { id, idCupom: cupom.id, desconto: Number(cupom.desconto), daCampanha: cupom.campanha_id };
}
const descontos = async (lojas: Pessoa[]) => {
  const dados: number[] = [];
  for (const loja of lojas) dados.push((await gerar(loja)).desconto);
  return dados;
};
const vender = (loja: Pessoa, id: number, valor: number) =>
  validar(palco(), loja, id, { venda: { nome_funcionario: 'Bia', valor, peso: 15 } });

describe('o limite de cupons', () => {
  test('de 64 escolhas ao mesmo tempo, o último cupom livre é de uma; as outras nada gastam', async () => {
    const { id, lojas } = await campanhaCom({ limite_cupons: 3 }, 8);
    await gerar(lojas[0] as Pessoa);
    await gerar(lojas[1] as Pessoa);
    const ids = await muitasResgatadas(64);
    const respostas = await Promise.all(
      ids.map((indicacao, n) => escolher(elenco.tutor, indicacao, lojas[n % 8] as Pessoa, 17.5)),
    );
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1);
    const recusadas = respostas.filter(({ status }) => status !== 200).map(({ body }) => body as object);
    expect(recusadas).toHaveLength(63);
    for (const recusada of recusadas)
      expect(recusada).toMatchObject({
        status: 409,
        type: 'desconto-mudou',
        detail: 'O desconto nesta loja mudou de 17,5% para 10%.',
        atual: { desconto: 10 },
      });
    const linhas = await palco()
      .db.selectFrom('prescricao')
      .select(['vinculos', 'lojista_id'])
      .where('id', 'in', ids)
      .execute();
    expect(linhas.filter(({ vinculos, lojista_id }) => vinculos === 4 && lojista_id === null)).toHaveLength(63);
    expect(await ver(id)).toMatchObject({ uso: { usados: 0, em_aberto: 3 }, orcamento: 'esgotado' });
  });

  test('sem dizer o que viu, cada um leva o que há: um com o da campanha, os outros com 10', async () => {
    const { id, lojas } = await campanhaCom({ limite_cupons: 1 }, 4);
    const ids = await muitasResgatadas(16);
    const respostas = await Promise.all(
      ids.map((prescricao, n) => escolher(elenco.tutor, prescricao, lojas[n % 4] as Pessoa)),
    );
    const cupons = await Promise.all(respostas.map(({ body }) => cupomDe(body.id_coupon)));
    expect(cupons.filter((c) => c.campanha_id === id).map((c) => Number(c.desconto))).toEqual([17.5]);
    expect(cupons.filter((c) => c.campanha_id === null).every((c) => Number(c.desconto) === 10)).toBe(true);
  });

  test('o que se desfaz, se cancela ou vence devolve o seu lugar', async () => {
    const { id, loja } = await campanhaCom({ limite_cupons: 2 });
    const [primeiro, segundo] = [await gerar(loja), await gerar(loja)];
    expect((await gerar(loja)).desconto).toBe(10);

    // Bought, it stays taken; undone, the coupon counts as before.
    await vender(loja, primeiro.idCupom, 100);
    expect((await ver(id)).uso).toMatchObject({ usados: 1, em_aberto: 1 });
    await desfazer(palco(), loja, primeiro.idCupom);
    expect((await ver(id)).uso).toMatchObject({ usados: 0, em_aberto: 2 });
    expect((await gerar(loja)).desconto).toBe(10);

    await tirarCupom(palco(), admin, segundo.idCupom, true);
    expect((await ver(id)).uso).toMatchObject({ em_aberto: 1 });
    const terceiro = await gerar(loja);
    expect(terceiro).toMatchObject({ desconto: 17.5, daCampanha: id });

    palco().irPara('2026-06-11T12:00:00-03:00');
    await palco().db.updateTable('sessao').set({ usada_em: palco().relogio(), criada_em: palco().relogio() }).execute();
    expect((await ver(id)).uso).toMatchObject({ usados: 0, em_aberto: 0 });
    expect((await gerar(loja)).desconto).toBe(17.5);
    palco().irPara(AGORA);
  });

  test('trocar de loja dentro da campanha não toma dois lugares; para fora dela, devolve o seu', async () => {
    const { id, lojas } = await campanhaCom({ limite_cupons: 1 }, 2);
    const [a, b] = lojas as [Pessoa, Pessoa];
    const { id: indicacao } = await gerar(a);
    const troca = await escolher(elenco.tutor, indicacao, b, 17.5);
    expect(troca.status).toBe(200);
    expect((await ver(id)).uso.em_aberto).toBe(1);
    await escolher(elenco.tutor, indicacao, elenco.loja);
    expect((await ver(id)).uso.em_aberto).toBe(0);
    expect((await gerar(a)).desconto).toBe(17.5);
  });

  test('o desconto próprio da indicação e o código da loja online não tomam lugar', async () => {
    const { id, loja } = await campanhaCom({ limite_cupons: 1 });
    const online = await criarLojista(palco(), { tipo: 'loja_online', campanha_id: id });
    await palco()
      .db.insertInto('cupom_online')
      .values({ lojista_id: online.id, codigo: `PROPRIO-${id}`, desconto: 12.5, data_validade: '2026-12-31' })
      .execute();
    const especifica = await resgatada();
    await palco().db.updateTable('prescricao').set({ desconto_especifico: 30 }).where('id', '=', especifica).execute();
    const comPropria = await escolher(elenco.tutor, especifica, loja, 30);
    expect(await cupomDe(comPropria.body.id_coupon)).toMatchObject({ desconto: 30, campanha_id: null });
    expect(await gerar(online)).toMatchObject({ desconto: 12.5, daCampanha: null });
    expect((await ver(id)).uso.em_aberto).toBe(0);
    // Without codes of its own, an online store gives the campaign's like any other.
    expect(await gerar(online)).toMatchObject({ desconto: 17.5, daCampanha: id });
  });
});

describe('o teto em reais', () => {
  test('para os cupons novos quando a parte do grupo o alcança; os em aberto valem, e aparecem', async () => {
    // Of 17,5 % of R$ 100,00 the store bears R$ 10,00 and the group R$ 7,50.
    const { id, loja } = await campanhaCom({ teto: 15 });
    const cupons = [await gerar(loja), await gerar(loja), await gerar(loja)];
    const [a, b, c] = cupons.map(({ idCupom }) => idCupom) as [number, number, number];
    await vender(loja, a, 100);
    expect(await ver(id)).toMatchObject({
      uso: { usados: 1, em_aberto: 2, parte_do_grupo: 7.5 },
      orcamento: 'livre',
    });
    await vender(loja, b, 99.9);
    expect(await ver(id)).toMatchObject({ uso: { parte_do_grupo: 14.99 }, orcamento: 'quase' });
    expect((await gerar(loja)).desconto).toBe(17.5);
    await vender(loja, c, 100);
    expect(await ver(id)).toMatchObject({
      teto: 15,
      uso: { usados: 3, em_aberto: 1, parte_do_grupo: 22.49 },
      orcamento: 'esgotado',
    });
    expect((await gerar(loja)).desconto).toBe(10);
    await desfazer(palco(), loja, c);
    expect((await gerar(loja)).desconto).toBe(17.5);
  });

  test('o que foi vendido antes com 10% não conta: só o que a campanha deu', async () => {
    const { id, loja } = await campanhaCom({ limite_cupons: 1, teto: 1_000 });
    await gerar(loja);
    const { idCupom } = await gerar(loja);
    await vender(loja, idCupom, 500);
    expect((await ver(id)).uso).toEqual({ usados: 0, em_aberto: 1, parte_do_grupo: 0 });
  });
});

describe('o desconto que se vê', () => {
  const visto = async (loja: Pessoa) => {
    esquecerEsgotadas(palco().db);
    const pagina = await chamar(palco(), elenco.tutor, 'GET /shopkeeper/:id', { params: { id: loja.id } });
    const query = { busca: `Vitrine ${loja.id}a` };
    const lista = await chamar(palco(), elenco.tutor, 'GET /shopkeepers', { query });
    const equipe = await chamar(palco(), admin, 'GET /shopkeepers', { query });
    return [pagina.body, lista.body.shopkeepers[0], equipe.body.shopkeepers[0]].map((l) => l?.desconto);
  };
  const nomear = ({ id }: Pessoa) =>
    palco()
      .db.updateTable('lojista')
      .set({ nome_fantasia: `Vitrine ${id}a` })
      .where('id', '=', id)
      .execute();

  test('nas listas e na página da loja é o que um cupom novo teria agora', async () => {
    const { id, loja } = await campanhaCom({ limite_cupons: 1 });
    await nomear(loja);
    expect(await visto(loja)).toEqual([17.5, 17.5, 17.5]);
    const { idCupom } = await gerar(loja);
    expect(await visto(loja)).toEqual([10, 10, 10]);
    expect(await lerEsgotadas(palco().db, hojeEmSaoPaulo(AGORA))).toContain(id);
    await tirarCupom(palco(), admin, idCupom, false);
    expect(await visto(loja)).toEqual([17.5, 17.5, 17.5]);
  });

  test('na loja online com códigos próprios, o do próximo deles', async () => {
    const online = await criarLojista(palco(), { tipo: 'loja_online' });
    await nomear(online);
    const codigos = [22, 14].map((desconto, n) => ({
      lojista_id: online.id,
      codigo: `VITRINE-${online.id}-${n}`,
      desconto,
      data_validade: `2026-1${n}-30`,
    }));
    await palco().db.insertInto('cupom_online').values(codigos).execute();
    expect(await visto(online)).toEqual([22, 22, 22]);
    expect((await escolher(elenco.tutor, await resgatada(), online, 22)).status).toBe(200);
    expect(await visto(online)).toEqual([14, 14, 14]);
  });

  test('a troca só se gasta com o desconto que se viu; melhor ou pior, se pergunta', async () => {
    const { loja } = await campanhaCom({});
    const indicacao = await resgatada();
    await escolher(elenco.tutor, indicacao, elenco.loja, 10);
    const recusada = await escolher(elenco.tutor, indicacao, loja, 10);
    expect([recusada.status, recusada.body]).toMatchObject([409, { atual: { desconto: 17.5 } }]);
    const antes = await chamar(palco(), elenco.tutor, 'GET /prescrition/:id', { params: { id: indicacao } });
    expect(antes.body).toMatchObject({ vinculos: 3, id_lojista: elenco.loja.id, coupons: [{ situacao: 'ativo' }] });
    expect((await escolher(elenco.tutor, indicacao, loja, 17.5)).body.vinculos).toBe(2);
    // The store it already has: its coupon, whatever a new one would give.
    expect((await escolher(elenco.tutor, indicacao, loja, 10)).status).toBe(200);
  });
});

describe('a equipe', () => {
  const avisos = async (descritivo: string) => {
    palco().emails.length = 0;
    await palco()
      .db.transaction()
      .execute((trx) => palco().fila.enfileirar(trx, 'orcamentos', {}));
    await palco().trabalhar();
    await palco().trabalhar();
    return palco()
      .emails.filter(({ para, texto }) => para === admin.email && texto.includes(`“${descritivo}”`))
      .map(({ assunto, texto }) => ({ assunto, texto: texto.replaceAll('\u00a0', ' ') }));
  };
  const assuntos = async (descritivo: string) => (await avisos(descritivo)).map(({ assunto }) => assunto);

  beforeAll(async () => {
    await palco().db.updateTable('conta').set({ senha_hash: 'uma' }).where('id', '=', admin.id).execute();
  });

  test('é avisada em 80% e em 100% dos cupons, uma vez cada; com outro limite, de novo', async () => {
    const descritivo = 'Contada';
    const { id, loja } = await campanhaCom({ limite_cupons: 5 });
    await alterar(id, { descritivo });
    await descontos([loja, loja, loja]);
    expect(await avisos(descritivo)).toEqual([]);
    const quarto = await gerar(loja);
    expect(await avisos(descritivo)).toMatchObject([
      { assunto: 'Orçamento de campanha em 80%', texto: expect.stringContaining('4 de 5.') },
    ]);
    expect(await avisos(descritivo)).toEqual([]);
    // Below and above once more: that was said.
    await tirarCupom(palco(), admin, quarto.idCupom, true);
    await avisos(descritivo);
    await descontos([loja, loja]);
    const esgotado = await avisos(descritivo);
    expect(esgotado.map(({ assunto }) => assunto)).toEqual(['Orçamento de campanha esgotado']);
    expect(esgotado[0]?.texto).toContain(`/web/campanhas/editar/${id}`);

    await alterar(id, { descritivo, limite_cupons: 10 });
    expect(await assuntos(descritivo)).toEqual([]);
    await alterar(id, { descritivo, limite_cupons: 6 });
    expect(await assuntos(descritivo)).toEqual(['Orçamento de campanha em 80%']);
    // Another name is no other budget.
    await alterar(id, { descritivo: 'Contada de novo' });
    expect(await assuntos('Contada de novo')).toEqual([]);
  });

  test('do teto também, com o que ainda pode passar dele; os dois níveis de uma vez são uma carta', async () => {
    const { id, loja } = await campanhaCom({ teto: 7 });
    await alterar(id, { descritivo: 'Do teto' });
    const [{ idCupom }] = [await gerar(loja), await gerar(loja)];
    await vender(loja, idCupom, 100);
    expect(await avisos('Do teto')).toMatchObject([
      {
        assunto: 'Orçamento de campanha esgotado',
        texto: expect.stringMatching(/R\$ 7,50 de R\$ 7,00[\s\S]*1 cupom em aberto ainda pode ser usado/),
      },
    ]);
  });

  test('o que não se envia fica como está; null tira; e a mudança fica na auditoria', async () => {
    const { id } = await campanhaCom({ limite_cupons: 50, teto: 1_500.5 });
    expect(await ver(id)).toMatchObject({ limite_cupons: 50, teto: 1_500.5, orcamento: 'livre' });
    await alterar(id, {});
    expect(await ver(id)).toMatchObject({ limite_cupons: 50, teto: 1_500.5 });
    await alterar(id, { limite_cupons: null, teto: 2_000 });
    expect(await ver(id)).toMatchObject({ limite_cupons: null, teto: 2_000 });
    const linhas = await palco()
      .db.selectFrom('auditoria')
      .select('valores')
      .where('objeto', '=', 'campanha')
      .where('objeto_id', '=', id)
      .where('ato', '=', 'campanha-alterada')
      .execute();
    expect(linhas).toEqual([{ valores: { limite_cupons: [50, null], teto: [1_500.5, 2_000] } }]);
  });

  test.each([
    [{ limite_cupons: 0 }, 'limite_cupons', 'Informe ao menos 1 cupom'],
    [{ limite_cupons: 1.5 }, 'limite_cupons', 'Informe um número inteiro'],
    [{ limite_cupons: 1_000_001 }, 'limite_cupons', 'Até 1.000.000 cupons'],
    [{ teto: 0 }, 'teto', 'Informe um valor maior que zero'],
    [{ teto: 1e300 }, 'teto', 'Até R$\u00a010.000.000,00'],
    [{ teto: 0.001 }, 'teto', 'Use no máximo duas casas decimais'],
  ])('recusa %j no seu campo', async (orcamento, campo, mensagem) => {
    const { status, body } = await chamar(palco(), admin, 'POST /campaign', { body: { ...DADOS, ...orcamento } });
    expect([status, body]).toMatchObject([422, { campos: { [campo]: mensagem } }]);
  });
});

test('enquanto se escolhe, a campanha muda de orçamento e de lojas e some: nada trava e nada passa do limite', async () => {
  const { id, lojas } = await campanhaCom({ limite_cupons: 4 }, 6);
  const ids = await muitasResgatadas(40);
  const mexer = (n: number) =>
    n % 2
      ? alterar(id, { limite_cupons: 4 + (n % 3) })
      : chamar(palco(), admin, 'PUT /campaign/:id/shopkeepers', {
          params: { id },
          body: { [n % 4 ? 'retirar' : 'incluir']: lojas.map((loja) => loja.id) },
        });
  const respostas = await Promise.all([
    ...ids.map((indicacao, n) => escolher(elenco.tutor, indicacao, lojas[n % 6] as Pessoa)),
    ...Array.from({ length: 12 }, (_, n) => mexer(n)),
  ]);
  expect(respostas.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  expect((await ver(id)).uso.em_aberto).toBeLessThanOrEqual(6);
  const fim = await Promise.all([
    chamar(palco(), admin, 'DELETE /campaign/:id', { params: { id } }),
    ...lojas.map(async (loja) => escolher(elenco.tutor, await resgatada(), loja)),
  ]);
  expect(fim.map(({ status }) => status)).toEqual(Array(7).fill(200));
});
