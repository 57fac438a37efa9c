import { describe, expect, test } from 'vitest';
import { loja as formularioDeLoja } from '../../test/cadastros';
import { comCampanhas } from '../../test/campanhas';
import { chamar } from '../../test/chamar';
import { criarLojista, type Pessoa } from '../../test/elenco';
import { desfazer, tirarCupom } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';

const palco = comPalco({ limites: false });
const { admin, elenco, campanhaCom, ver, alterar, resgatada, muitasResgatadas, escolher, cupomDe, gerar, vender } =
  comCampanhas(palco);

describe('o limite de cupons', () => {
  test('de 64 escolhas ao mesmo tempo, o último cupom livre é de uma; as outras nada gastam', async () => {
    const { id, lojas } = await campanhaCom({ limite_cupons: 3 }, 8);
    await gerar(lojas[0] as Pessoa);
    await gerar(lojas[1] as Pessoa);
    const ids = await muitasResgatadas(64);
    const respostas = await Promise.all(
      ids.map((indicacao, n) => escolher(elenco().tutor, indicacao, lojas[n % 8] as Pessoa, 17.5)),
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
      ids.map((prescricao, n) => escolher(elenco().tutor, prescricao, lojas[n % 4] as Pessoa)),
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

    await tirarCupom(palco(), admin(), segundo.idCupom, true);
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
    const troca = await escolher(elenco().tutor, indicacao, b, 17.5);
    expect(troca.status).toBe(200);
    expect((await ver(id)).uso.em_aberto).toBe(1);
    await escolher(elenco().tutor, indicacao, elenco().loja);
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
    const comPropria = await escolher(elenco().tutor, especifica, loja, 30);
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

test('enquanto se escolhe, a campanha muda de orçamento e de lojas, também na ficha delas, e some: nada trava e nada passa do limite', async () => {
  const { id, lojas } = await campanhaCom({ limite_cupons: 4 }, 6);
  const ids = await muitasResgatadas(40);
  const mexer = (n: number) =>
    n % 2
      ? alterar(id, { limite_cupons: 4 + (n % 3) })
      : chamar(palco(), admin(), 'PUT /campaign/:id/shopkeepers', {
          params: { id },
          body: { [n % 4 ? 'retirar' : 'incluir']: lojas.map((loja) => loja.id) },
        });
  const naFicha = (loja: Pessoa) => {
    const { senha: _, tipo_login: __, ...escrita } = formularioDeLoja({ email: loja.email });
    return chamar(palco(), admin(), 'PUT /shopkeeper/:id', {
      params: { id: loja.id },
      body: { ...escrita, id_campanha: id },
    });
  };
  const respostas = await Promise.all([
    ...ids.map((indicacao, n) => escolher(elenco().tutor, indicacao, lojas[n % 6] as Pessoa)),
    ...Array.from({ length: 12 }, (_, n) => mexer(n)),
    ...lojas.map(naFicha),
  ]);
  expect(respostas.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  expect((await ver(id)).uso.em_aberto).toBeLessThanOrEqual(6);
  const fim = await Promise.all([
    chamar(palco(), admin(), 'DELETE /campaign/:id', { params: { id } }),
    ...lojas.map(async (loja) => escolher(elenco().tutor, await resgatada(), loja)),
  ]);
  expect(fim.map(({ status }) => status)).toEqual(Array(7).fill(200));
});
