import { primeiroDia } from '@indica-bem/domain/brasil/mes';
import { beforeEach, expect, test } from 'vitest';
import { transacao } from '../../db/transacao';
import {
  abertoDa,
  abrirPraca,
  acertosDa,
  irPara,
  type Praca,
  pedirFechamento,
  reabrirTudo,
  ultimoDa,
  vender,
} from '../../test/acertos';
import { alguemEspera } from '../../test/alguem-espera';

import { criarCuponsVivos } from '../../test/cupons-vivos';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { desfazer, validar } from '../../test/jornada';
import { AGORA, comPalco, exigirInvariantes } from '../../test/palco';
import { fecharLoja } from './fechar-loja';
import { processarFechamento } from './processar-fechamento';

const palco = comPalco({ limites: false });
let praca: Praca;
let dono: Pessoa;

beforeEach(async () => {
  palco().irPara(AGORA);
  await reabrirTudo(palco());
  praca = await abrirPraca(palco());
  dono = await criarAdmin(palco());
  // As after a first month: its row is there, and only the lock makes others wait.
  await palco().db.insertInto('acerto_da_loja').values({ lojista_id: praca.loja.id }).execute();
});

const virarOMes = () => irPara(palco(), '2026-04-02T12:00:00-03:00', praca.loja, praca.outra, praca.financeiro, dono);
const fecharDentroDe = (trx: Parameters<typeof fecharLoja>[0]) =>
  fecharLoja(trx, { lojistaId: praca.loja.id, mes: '2026-03', agora: palco().relogio() });

test('um estorno durante o fechamento da loja espera por ele, e desconta a compra que ele copiou', async () => {
  const cupom = await vender(palco(), praca);
  await virarOMes();
  let estorno: ReturnType<typeof desfazer> | undefined;
  await transacao(palco().db, async (trx) => {
    await fecharDentroDe(trx);
    estorno = desfazer(palco(), dono, cupom.id);
    await alguemEspera(palco().pool);
  });
  expect((await estorno)?.status).toBe(200);
  expect((await ultimoDa(palco(), praca.loja)).linhas).toMatchObject([{ id_coupon: cupom.id, estornada: true }]);
  expect((await abertoDa(palco(), praca.loja)).linhas).toMatchObject([{ tipo: 'ajuste', id_coupon: cupom.id }]);
});

test('um fechamento durante um estorno espera por ele, e já não encontra a compra', async () => {
  const [fica, sai] = [await vender(palco(), praca), await vender(palco(), praca)];
  await virarOMes();
  const client = await palco().pool.connect();
  try {
    // The undo has been written and not committed: it holds the store's row.
    await client.query('begin');
    await client.query(
      `insert into estorno (cupom_id, vez, prescricao_id, lojista_id, valor, descontado, recebido, peso, nome_funcionario,
         data_efetivacao, efetivado_em, motivo, estornado_por, estornado_em)
       select id, vez, prescricao_id, lojista_id, valor, descontado, recebido, peso, nome_funcionario, data_efetivacao,
         efetivado_em, 'outro', lojista_id, now() from cupom where id = $1`,
      [sai.id],
    );
    const fechamento = transacao(palco().db, fecharDentroDe);
    await alguemEspera(palco().pool);
    await client.query(
      `update cupom set estado = 'ativo', vez = vez + 1, valor = null, descontado = null, recebido = null, peso = null,
         nome_funcionario = null, data_efetivacao = null, efetivado_em = null, chave = null, chave_corpo = null, leitura = null
        where id = $1`,
      [sai.id],
    );
    await client.query(
      'update prescricao p set data_ativacao = null, peso = null from cupom c where c.prescricao_id = p.id and c.id = $1',
      [sai.id],
    );
    await client.query('commit');
    await fechamento;
  } finally {
    client.release();
  }
  expect((await ultimoDa(palco(), praca.loja)).linhas.map(({ id_coupon }) => id_coupon)).toEqual([fica.id]);
  expect((await abertoDa(palco(), praca.loja)).linhas).toEqual([]);
});

test('enquanto a loja é fechada o caixa dela vende sem esperar', async () => {
  await vender(palco(), praca);
  await virarOMes();
  const [novo] = await criarCuponsVivos(palco(), praca, 1);
  await transacao(palco().db, async (trx) => {
    await fecharDentroDe(trx);
    expect((await validar(palco(), praca.loja, novo?.id ?? 0)).status).toBe(200);
  });
  await palco().trabalhar();
  expect((await abertoDa(palco(), praca.loja)).linhas).toMatchObject([{ id_coupon: novo?.id }]);
});

test('três trabalhadores, caixas e estornos ao mesmo tempo: cada compra numa linha, e as somas fecham', async () => {
  const lojas = [praca.loja, praca.outra];
  const vendidos: { id: number; loja: Pessoa }[] = [];
  for (const loja of lojas) {
    const cupons = await criarCuponsVivos(palco(), { ...praca, loja }, 30);
    await palco().pool.query('update cupom set desconto = 25 where id = any ($1)', [cupons.map(({ id }) => id)]);
    await Promise.all(cupons.map(({ id }) => validar(palco(), loja, id)));
    vendidos.push(...cupons.map(({ id }) => ({ id, loja })));
  }
  await palco().trabalhar();
  await virarOMes();
  const novos = await criarCuponsVivos(palco(), praca, 20);
  expect((await pedirFechamento(palco(), praca.financeiro, '2026-03')).status).toBe(200);
  const respostas = await Promise.all([
    ...[1, 2, 3].map(() => processarFechamento(palco(), primeiroDia('2026-03'))),
    ...vendidos.filter((_, i) => i % 2).map(({ id }) => desfazer(palco(), dono, id)),
    ...novos.map(({ id }) => validar(palco(), praca.loja, id)),
  ]);
  expect(respostas.flatMap((resposta) => (resposta ? [resposta.status] : []))).toEqual(Array(50).fill(200));
  await palco().trabalhar();
  for (const loja of lojas) expect((await acertosDa(palco(), loja)).acertos).toHaveLength(1);
  await exigirInvariantes(palco().pool);
});
