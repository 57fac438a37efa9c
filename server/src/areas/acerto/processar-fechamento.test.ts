import { beforeEach, describe, expect, test } from 'vitest';
import {
  abertoDa,
  abrirPraca,
  acertosDa,
  datar,
  fechar,
  irPara,
  type Praca,
  pedirFechamento,
  reabrirTudo,
  ultimoDa,
  vender,
} from '../../test/acertos';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { AGORA, comPalco } from '../../test/palco';
import { desistirDoFechamento } from './processar-fechamento';

const palco = comPalco({ limites: false });
let praca: Praca;
let dono: Pessoa;

beforeEach(async () => {
  palco().irPara(AGORA);
  await reabrirTudo(palco());
  praca = await abrirPraca(palco());
  dono = await criarAdmin(palco());
});

const em = (quando: string) => irPara(palco(), quando, praca.loja, praca.outra, praca.financeiro, dono);

describe('o fechamento', () => {
  test('pedido duas vezes é um só; pedido de novo depois, só pega quem não tinha acerto', async () => {
    await vender(palco(), praca);
    await em('2026-04-02T12:00:00-03:00');
    const pedidos = await Promise.all([1, 2, 3].map(() => pedirFechamento(palco(), praca.financeiro, '2026-03')));
    expect(pedidos.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { rows } = await palco().pool.query(`select count(*)::int as n from pgboss.job where name = 'fechamento'
      and state < 'active'`);
    expect(rows).toEqual([{ n: 1 }]);
    await palco().trabalhar();
    const antes = await ultimoDa(palco(), praca.loja);
    const [nova, tarde] = [await vender(palco(), praca), await vender(palco(), praca, { loja: praca.outra })];
    for (const id of [nova.id, tarde.id]) await datar(palco(), id, '2026-03-20');
    await fechar(palco(), praca.financeiro, '2026-03');
    expect(await ultimoDa(palco(), praca.loja)).toEqual(antes);
    expect((await ultimoDa(palco(), praca.outra)).linhas).toMatchObject([{ id_coupon: tarde.id }]);
    expect((await abertoDa(palco(), praca.loja)).linhas).toMatchObject([{ id_coupon: nova.id }]);
  });

  test('a loja suspensa e a excluída são fechadas, com o nome e o CNPJ que tinham', async () => {
    await vender(palco(), praca);
    await vender(palco(), praca, { loja: praca.outra });
    const { rows } = await palco().pool.query<{ cnpj: string; nome: string }>(
      'select cnpj, nome_fantasia as nome from lojista where id = $1',
      [praca.outra.id],
    );
    await chamar(palco(), dono, 'PUT /usuario/:id/suspensao', {
      params: { id: praca.loja.id },
      body: { suspenso: true },
    });
    await chamar(palco(), dono, 'DELETE /shopkeeper/:id', { params: { id: praca.outra.id } });
    await palco().trabalhar();
    await em('2026-04-02T12:00:00-03:00');
    palco().emails.length = 0;
    await fechar(palco(), praca.financeiro, '2026-03');
    const { body } = await chamar(palco(), praca.financeiro, 'GET /acertos', {
      query: { mes: '2026-03', limite: 100 },
    });
    const delas = body.acertos.filter(({ id_lojista }) => [praca.loja.id, praca.outra.id].includes(id_lojista));
    expect(delas).toHaveLength(2);
    const excluida = delas.find(({ id_lojista }) => id_lojista === praca.outra.id);
    expect([excluida?.loja, excluida?.cnpj?.replace(/\D/g, '')]).toEqual([rows[0]?.nome, rows[0]?.cnpj]);
    const delasOsEmails = [praca.loja.email, praca.outra.email, `conta-${praca.outra.id}@excluida.invalid`];
    expect(
      palco()
        .emails.map(({ para }) => para)
        .filter((para) => delasOsEmails.includes(para)),
    ).toEqual([praca.loja.email]);
  });

  test('tentado vezes demais, para e diz; pedido de novo, segue', async () => {
    await vender(palco(), praca);
    await em('2026-04-02T12:00:00-03:00');
    await pedirFechamento(palco(), praca.financeiro, '2026-03');
    await desistirDoFechamento(palco(), '2026-03-01');
    await palco().trabalhar();
    const params = { mes: '2026-03' };
    const ver = () => chamar(palco(), praca.financeiro, 'GET /acertos/fechamento/:mes', { params });
    expect((await ver()).body).toMatchObject({ estado: 'falhou', concluido_em: null });
    expect((await acertosDa(palco(), praca.loja)).acertos).toEqual([]);
    expect(await fechar(palco(), praca.financeiro, '2026-03')).toMatchObject({ estado: 'concluido' });
    expect((await acertosDa(palco(), praca.loja)).acertos).toHaveLength(1);
    expect(
      (await chamar(palco(), praca.financeiro, 'GET /acertos/fechamento/:mes', { params: { mes: '2026-01' } })).status,
    ).toBe(404);
  });

  test('interrompido numa loja e retomado, o resultado é o mesmo', async () => {
    const lojas = [praca.loja, praca.outra, ...(await outras(3))];
    const vendas = new Map<number, number[]>();
    for (const loja of lojas)
      for (let n = 0; n < 3; n++) anotar(vendas, loja.id, (await vender(palco(), praca, { loja })).id);
    await irPara(palco(), '2026-04-02T12:00:00-03:00', ...lojas, praca.financeiro);
    const meio = lojas[2]?.id ?? 0;
    await palco().pool.query(`create function falhar() returns trigger language plpgsql as
      $$ begin raise exception 'a máquina caiu'; end $$`);
    await palco().pool.query(
      `create trigger falhar before insert on acerto for each row when (new.lojista_id = ${meio}) execute function falhar()`,
    );
    await pedirFechamento(palco(), praca.financeiro, '2026-03');
    await expect(palco().trabalhar()).rejects.toThrow('a máquina caiu');
    const ver = async () =>
      (await chamar(palco(), praca.financeiro, 'GET /acertos/fechamento/:mes', { params: { mes: '2026-03' } })).body;
    expect(await ver()).toMatchObject({ estado: 'em_andamento' });
    const feitas = await Promise.all(lojas.slice(0, 2).map((loja) => ultimoDa(palco(), loja)));
    expect((await acertosDa(palco(), lojas[2] as Pessoa)).acertos).toEqual([]);
    await palco().pool.query('drop trigger falhar on acerto; drop function falhar()');
    // Its worker is gone: asked for again after a while, it goes on.
    expect((await pedirFechamento(palco(), praca.financeiro, '2026-03')).body.estado).toBe('em_andamento');
    await irPara(palco(), '2026-04-02T12:02:00-03:00', ...lojas, praca.financeiro);
    await fechar(palco(), praca.financeiro, '2026-03');
    expect(await ver()).toMatchObject({ estado: 'concluido' });
    expect(await Promise.all(lojas.slice(0, 2).map((loja) => ultimoDa(palco(), loja)))).toEqual(feitas);
    for (const loja of lojas) {
      const { acerto, linhas } = await ultimoDa(palco(), loja);
      expect([acerto.compras, acerto.total]).toEqual([3, 43.5]);
      expect(linhas.map(({ id_coupon }) => id_coupon).sort()).toEqual(vendas.get(loja.id)?.sort());
    }
  });
});

const outras = async (quantas: number) => {
  const lojas: Pessoa[] = [];
  for (let n = 0; n < quantas; n++) lojas.push((await abrirPraca(palco())).loja);
  return lojas;
};

const anotar = (vendas: Map<number, number[]>, loja: number, cupom: number) =>
  vendas.set(loja, [...(vendas.get(loja) ?? []), cupom]);
