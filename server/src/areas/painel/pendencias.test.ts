import { randomUUID } from 'node:crypto';
import type { Funcao } from '@indica-bem/domain/contrato/equipe';
import { PENDENCIAS, type Pendencia } from '@indica-bem/domain/painel/pendencias';
import { pendenciasDe } from '@indica-bem/domain/painel/quem-cuida';
import { beforeAll, expect, test } from 'vitest';
import { abrirPraca, fechar, irPara, type Praca, ultimoDa, vender } from '../../test/acertos';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, criarTutor, type Pessoa } from '../../test/elenco';
import { INTERESSE } from '../../test/interesses';
import { AGORA, comPalco } from '../../test/palco';
import { planosDe } from '../../test/planos';
import { lerPendencias } from './ler-pendencias';

const palco = comPalco({ limites: false });
let praca: Praca;
let dono: Pessoa;

beforeAll(async () => {
  praca = await abrirPraca(palco());
  dono = await criarAdmin(palco());
});

const ver = async (quem: Pessoa) => (await chamar(palco(), quem, 'GET /painel/pendencias', {})).body.pendencias;
const contada = async (tipo: Pendencia) => (await ver(dono)).find((p) => p.tipo === tipo);

test('sem nada à espera, tudo é zero', async () => {
  expect(await ver(dono)).toEqual(PENDENCIAS.map((tipo) => ({ tipo, quantos: 0, exato: true, loja: null })));
});

test.each<Funcao>(['dono', 'operacao', 'atendimento', 'financeiro', 'leitura'])(
  '%s recebe só o que pode abrir',
  async (funcao) => {
    const pessoa = await criarAdmin(palco(), {}, 'Colega', funcao);
    expect((await ver(pessoa)).map(({ tipo }) => tipo)).toEqual(pendenciasDe(funcao));
  },
);

test('quem não é da equipe não pergunta', async () => {
  const tutor = await criarTutor(palco());
  expect((await chamar(palco(), tutor, 'GET /painel/pendencias', {})).status).toBe(403);
});

test('o pedido de uma loja, a linha que ela contesta e a compra retida esperam até que alguém responda', async () => {
  const { id } = await vender(palco(), praca);
  await irPara(palco(), '2026-04-02T12:00:00-03:00', praca.loja, praca.outra, praca.financeiro, dono);
  await chamar(palco(), praca.loja, 'POST /coupon/:id/estorno/pedido', {
    params: { id },
    headers: { 'idempotency-key': randomUUID() },
    body: { vez: 1, motivo: 'valor_errado' },
  });
  await fechar(palco(), praca.financeiro, '2026-03');
  const linha = (await ultimoDa(palco(), praca.loja)).linhas[0]?.id_linha ?? 0;
  await chamar(palco(), praca.loja, 'POST /acerto/linha/:id/contestacao', {
    params: { id: linha },
    headers: { 'idempotency-key': randomUUID() },
    body: { texto: 'O desconto foi outro.' },
  });
  await palco().pool.query(
    `insert into compra_suspeita (cupom_id, vez, regras, criada_em) values ($1, 1, '{valor_minimo}', $2)`,
    [id, AGORA],
  );
  for (const tipo of ['estornos', 'contestacoes', 'analise'] as const)
    expect(await contada(tipo)).toEqual({ tipo, quantos: 1, exato: true, loja: null });

  const [pedido] = (await chamar(palco(), dono, 'GET /estorno/pedidos', { query: {} })).body.pedidos;
  await chamar(palco(), dono, 'POST /estorno/pedidos/:id/recusa', {
    params: { id: pedido?.id_pedido ?? 0 },
    body: { resposta: 'A nota mostra outro valor.' },
  });
  await chamar(palco(), dono, 'PUT /analise/:id/liberacao', { params: { id }, body: { vez: 1, motivo: 'Conferida.' } });
  expect([await contada('estornos'), await contada('analise')]).toMatchObject([{ quantos: 0 }, { quantos: 0 }]);
  palco().irPara(AGORA);
});

test('conta-se o que não foi entregue e não foi reenviado, até mil', async () => {
  await palco().pool.query(`
    insert into envio_de_email (id, tipo, dados, conta_id, estado, criado_em, encerrado_em, falha)
    select gen_random_uuid(), 'convite', '{}', ${dono.id}, case when i <= 2 then 'recusado' else 'enviado' end,
           now(), now(), case when i <= 2 then 'adiada' end from generate_series(1, 5) i`);
  expect(await contada('emails')).toMatchObject({ quantos: 2, exato: true });
  await palco().pool.query(`
    insert into envio_de_email (id, tipo, dados, conta_id, estado, criado_em, encerrado_em, falha)
    select gen_random_uuid(), 'convite', '{}', ${dono.id}, case when i % 10 = 0 then 'recusado' else 'enviado' end,
           now(), now(), case when i % 10 = 0 then 'adiada' end from generate_series(1, 20000) i`);
  expect(await contada('emails')).toMatchObject({ quantos: 1000, exato: false });
});

test('quem quer participar espera por uma resposta', async () => {
  await chamar(palco(), null, 'POST /interesse', { body: INTERESSE });
  expect(await contada('interesses')).toMatchObject({ quantos: 1, exato: true });
  await palco().pool.query("update interesse set situacao = 'em_conversa'");
  expect(await contada('interesses')).toMatchObject({ quantos: 0 });
});

test('lojas online com poucos códigos próprios, a mais vazia primeiro; sem códigos próprios ou suspensa, nenhuma', async () => {
  const online = (nome_fantasia: string) => criarLojista(palco(), { tipo: 'loja_online', nome_fantasia });
  const trazer = (loja: Pessoa, quantos: number, validade = '2026-12-31') =>
    palco().pool.query(
      `insert into cupom_online (lojista_id, codigo, desconto, data_validade)
       select $1::int, concat_ws('-', 'PEND', $1::int, $3::date, i), 10, $3::date from generate_series(1, $2) i`,
      [loja.id, quantos, validade],
    );
  await online('Sem Códigos Próprios');
  await trazer(await online('Cheia'), 21);
  await trazer(await online('Quase Vazia'), 20);
  const vencida = await online('Só Vencidos');
  await trazer(vencida, 30, '2026-03-09');
  expect(await contada('codigos')).toMatchObject({ quantos: 2, loja: { id: vencida.id, nome: 'Só Vencidos' } });
  await palco().pool.query('update conta set suspensa_em = now() where id = $1', [vencida.id]);
  expect(await contada('codigos')).toMatchObject({ quantos: 1, loja: { nome: 'Quase Vazia' } });
});

test('cada contagem lê um índice', async () => {
  await palco().pool.query('vacuum analyze');
  const plano = await planosDe(palco(), () =>
    lerPendencias(palco().db, { quais: [...PENDENCIAS], hoje: '2026-03-10' }),
  );
  expect(plano).not.toMatch(/Seq Scan on (envio_de_email|cupom)\b/);
});
