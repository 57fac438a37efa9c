import { primeiroDia } from '@indica-bem/domain/brasil/mes';
import { beforeEach, expect, test } from 'vitest';
import { transacao } from '../../db/transacao';
import { abrirPraca, fechar, irPara, type Praca, pedirFechamento, reabrirTudo, vender } from '../../test/acertos';
import { alguemEspera } from '../../test/alguem-espera';
import { contasDa, voltar } from '../../test/dividas';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { desfazer } from '../../test/jornada';
import { AGORA, comPalco, exigirInvariantes } from '../../test/palco';
import { fecharLoja } from './fechar-loja';
import { processarFechamento } from './processar-fechamento';

const palco = comPalco({ limites: false });
let praca: Praca;
let dono: Pessoa;
let nova: Pessoa;

/** In April the deleted store has one sale undone and closed, another undone and open; the new one has sold one. */
beforeEach(async () => {
  palco().irPara(AGORA);
  await reabrirTudo(palco());
  praca = await abrirPraca(palco());
  dono = await criarAdmin(palco());
  const [uma, outra] = [await vender(palco(), praca), await vender(palco(), praca)];
  await em('2026-04-02');
  await fechar(palco(), praca.financeiro, '2026-03');
  await desfazer(palco(), dono, uma.id);
  await em('2026-05-02');
  await fechar(palco(), praca.financeiro, '2026-04');
  await desfazer(palco(), dono, outra.id);
  nova = await voltar(palco(), dono, praca.loja);
  await vender(palco(), praca, { loja: nova });
  await em('2026-06-02', nova);
});

const em = (dia: string, ...outras: Pessoa[]) =>
  irPara(palco(), `${dia}T12:00:00-03:00`, praca.loja, praca.financeiro, dono, ...outras);
const contas = (loja: Pessoa) => contasDa(palco(), praca, loja);
const fecharDentroDe = (trx: Parameters<typeof fecharLoja>[0], { id }: Pessoa) =>
  fecharLoja(trx, { lojistaId: id, mes: '2026-05', agora: palco().relogio() });

/** The second begins while the first is not committed. */
async function umaDepoisDaOutra(primeira: Pessoa, segunda: Pessoa): Promise<void> {
  let outra: Promise<unknown> | undefined;
  await transacao(palco().db, async (trx) => {
    await fecharDentroDe(trx, primeira);
    outra = transacao(palco().db, (em) => fecharDentroDe(em, segunda));
    await alguemEspera(palco().pool);
  });
  await outra;
  await exigirInvariantes(palco().pool);
}

test('a nova espera pelo fechamento da antiga, e leva o saldo que ele deixou, e não o de antes', async () => {
  await umaDepoisDaOutra(praca.loja, nova);
  expect((await contas(praca.loja)).at(-1)).toEqual(['2026-05', -14.5, 0, -29]);
  expect(await contas(nova)).toEqual([['2026-05', -29, -29, -14.5]]);
});

test('a antiga espera pelo fechamento da nova, e já não conta o saldo que ela levou', async () => {
  await umaDepoisDaOutra(nova, praca.loja);
  expect((await contas(praca.loja)).at(-1)).toEqual(['2026-05', 0, 0, -14.5]);
  expect(await contas(nova)).toEqual([['2026-05', -14.5, -14.5, 0]]);
});

test('a nova fechada por dois ao mesmo tempo tem um acerto, e a dívida uma vez', async () => {
  await umaDepoisDaOutra(nova, nova);
  expect(await contas(nova)).toEqual([['2026-05', -14.5, -14.5, 0]]);
});

test('duas lojas que tiveram o CNPJ ao mesmo tempo do fechamento: só uma leva a dívida', async () => {
  // As after a first month: else whoever deletes it waits for the row that the closing makes.
  await palco().db.insertInto('acerto_da_loja').values({ lojista_id: nova.id }).execute();
  let terceira: Pessoa | undefined;
  let outra: Promise<unknown> | undefined;
  await transacao(palco().db, async (trx) => {
    await fecharDentroDe(trx, nova);
    // Its closing has not ended, and it is gone already: the next one under the CNPJ has to wait for it.
    terceira = await voltar(palco(), dono, nova);
    await irPara(palco(), '2026-05-20T12:00:00-03:00', terceira, dono);
    await vender(palco(), praca, { loja: terceira });
    const id = terceira.id;
    outra = transacao(palco().db, (em) => fecharLoja(em, { lojistaId: id, mes: '2026-05', agora: palco().relogio() }));
    await alguemEspera(palco().pool);
  });
  await outra;
  await em('2026-06-03', nova);
  expect(await contas(nova)).toEqual([['2026-05', -14.5, -14.5, 0]]);
  expect(await contas(terceira as Pessoa)).toEqual([['2026-05', 0, 0, 14.5]]);
  await exigirInvariantes(palco().pool);
});

test('três trabalhadores, e um que cai no meio da nova: retomado, a dívida vem uma vez', async () => {
  await palco().pool.query(`create function cair() returns trigger language plpgsql as
    $$ begin raise exception 'a máquina caiu'; end $$`);
  await palco().pool.query('create trigger cair after insert on acerto_divida for each row execute function cair()');
  expect((await pedirFechamento(palco(), praca.financeiro, '2026-05')).status).toBe(200);
  const trabalhar = () => processarFechamento(palco(), primeiroDia('2026-05'));
  await expect(trabalhar()).rejects.toThrow('a máquina caiu');
  expect(await contas(nova)).toEqual([]);
  await palco().pool.query('drop trigger cair on acerto_divida; drop function cair()');
  await Promise.all([trabalhar(), trabalhar(), trabalhar()]);
  expect((await contas(praca.loja)).at(-1)).toEqual(['2026-05', -14.5, 0, -29]);
  expect(await contas(nova)).toEqual([['2026-05', -29, -29, -14.5]]);
  await exigirInvariantes(palco().pool);
});

test('a dívida levada não muda, não volta e não é levada outra vez', async () => {
  await transacao(palco().db, (trx) => fecharDentroDe(trx, nova));
  for (const comando of [
    'delete from acerto_divida',
    'update acerto_divida set acerto_id = acerto_id',
    'truncate acerto_divida',
  ])
    await expect(palco().pool.query(comando)).rejects.toThrow('não muda depois de fechado');
  await expect(
    palco().pool.query('insert into acerto_divida select de_id, acerto_id from acerto_divida'),
  ).rejects.toThrow('acerto_divida_pkey');
});
