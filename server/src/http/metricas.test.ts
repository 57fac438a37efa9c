import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { FAMILIAS } from '../observacao/familias';
import { contar, expor } from '../observacao/medidas';
import { prepararCaixa, telaDo } from '../test/cena-do-caixa';
import { chamar } from '../test/chamar';
import { criarTutor } from '../test/elenco';
import { lerExposicao } from '../test/exposicao';
import { AGORA, comPalco, outroServidor } from '../test/palco';
import { medir } from './metricas';

const palco = comPalco({ senhaDasMetricas: 'uma senha comprida' });
const SENHA = { authorization: 'Bearer uma senha comprida' };
const ler = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  palco().app.inject({ url: '/api/metrics', headers, remoteAddress });

let minutos = 0;
/** What the database tells is asked anew only some seconds later. */
async function lerDepois() {
  palco().irPara(new Date(AGORA.getTime() + ++minutos * 60_000));
  const { body } = await ler(SENHA);
  return lerExposicao(body).series;
}
/** By how much each series moved; those of other tests in this process stand still meanwhile. */
async function oQueMudou(acao: () => Promise<unknown>): Promise<(serie: string) => number> {
  const antes = await lerDepois();
  await acao();
  const depois = await lerDepois();
  return (serie) => (depois.get(serie) ?? 0) - (antes.get(serie) ?? 0);
}

test('conta os pedidos por rota declarada, nunca pelo endereço pedido', async () => {
  const mudou = await oQueMudou(async () => {
    await palco().app.inject('/api/formula-do-bem');
    await palco().app.inject('/api/tutor/123456');
  });
  const contados = (rota: string, status: number) =>
    mudou(`http_request_duration_seconds_count{method="GET",route="${rota}",status="${status}"}`);
  expect([contados('/formula-do-bem', 200), contados('/tutor/:id', 401)]).toEqual([1, 1]);
  const { body, headers } = await ler(SENHA);
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(body).not.toContain('123456');
});

/** Only once there is one. */
const AS_VEZES = /^(registro_oldest|registro_last|backup_|restore_|limit_hits|import_rows|job_seconds|traces_)/;

test('tudo o que expõe segue o formato, e cada família está lá desde o começo', async () => {
  const { tipos, series } = lerExposicao((await ler(SENHA)).body);
  expect(Object.keys(FAMILIAS).filter((nome) => !tipos.has(nome) && !AS_VEZES.test(nome))).toEqual([]);
  for (const serie of [
    'ready',
    'db_readings_up',
    'db_pool_max_connections{pool="calls"}',
    'db_pool_connections{pool="jobs"}',
    'db_pool_waiting_requests{pool="reads"}',
    'readiness_reason{reason="relogio"}',
    'queue_oldest_waiting_seconds{queue="limpeza"}',
    'imports_total{kind="baixa",outcome="stopped"}',
    'imports_total{kind="baixa",outcome="cancelled"}',
    'avisos_total{aviso="sem-espaco"}',
  ])
    expect(series.has(serie), serie).toBe(true);
});

test('o que um rótulo não pode ter como é vai escapado', () => {
  contar('limit_hits_total', { limit: 'um "dois" \\ três\nquatro' });
  expect(lerExposicao(expor({})).series.get('limit_hits_total{limit="um \\"dois\\" \\\\ três\\nquatro"}')).toBe(1);
});

test('uma venda, uma recusa, um limite, um e-mail na fila e depois dela: cada um no seu número', async () => {
  const cena = await prepararCaixa(palco());
  const { loja, idCupom: id, codigo } = cena;
  await palco().trabalhar();
  const caixa = await oQueMudou(async () => {
    const { selo: s } = await telaDo(palco(), cena);
    const lido = await chamar(palco(), loja, 'POST /coupon/:codigo/leitura', { params: { codigo }, body: { s } });
    const body = { nome_funcionario: 'Bia', valor: 100, peso: 15, prova: lido.body.prova } as const;
    for (const _ of [1, 2]) await chamar(palco(), loja, 'PUT /coupon/:id', { params: { id }, body });
    for (let vez = 0; vez < 30; vez++)
      await chamar(palco(), null, 'POST /login', { body: { email: 'ninguem@example.com', senha: 'errada' } });
  });
  expect(caixa('coupon_lookups_total{verdict="ok"}')).toBe(1);
  expect(caixa('coupon_validations_total{verdict="ok"}')).toBe(1);
  expect(caixa('coupon_validations_total{verdict="cupom-ja-utilizado"}')).toBe(1);
  expect(caixa('limit_hits_total{limit="login"}')).toBeGreaterThan(0);

  const { email } = await criarTutor(palco());
  const fila = await oQueMudou(() => chamar(palco(), null, 'GET /forgot-password', { query: { email } }));
  expect(fila('queue_waiting_jobs{queue="email-recuperacao"}')).toBe(1);
  const enviado = await oQueMudou(() => palco().trabalhar());
  expect(enviado('queue_waiting_jobs{queue="email-recuperacao"}')).toBe(-1);
  expect(enviado('mails_total{outcome="sent"}')).toBeGreaterThan(0);
  expect(enviado('jobs_total{queue="email-recuperacao",outcome="done"}')).toBe(1);
});

test('diz quantos quilos esperam pelo registro e há quanto tempo; sem banco, diz o resto', async () => {
  await lerDepois();
  await palco().pool.query(
    `insert into quilo_a_registrar (cupom_id, vez, sinal, momento) values (1, 1, 1, $1::timestamptz - interval '90 s')`,
    [palco().relogio()],
  );
  const series = await lerDepois();
  await palco().pool.query('delete from quilo_a_registrar where cupom_id = 1');
  expect(series.get('registro_waiting_leaves')).toBe(1);
  expect(series.get('registro_oldest_waiting_seconds')).toBe(150);
  expect((await lerDepois()).has('registro_oldest_waiting_seconds')).toBe(false);
  const api = Fastify();
  medir(
    api,
    palco(),
    async () => ({ db_readings_up: 0 }),
    () => ({ ready: 0 }),
  );
  const semBanco = lerExposicao((await api.inject({ url: '/metrics', headers: SENHA })).body).series;
  await api.close();
  expect([semBanco.get('db_readings_up'), semBanco.has('db_pool_connections{pool="calls"}')]).toEqual([0, true]);
});

test.each([
  ['com a senha, de onde for', SENHA, '203.0.113.9', 200],
  ['sem ela, nem desta máquina', {}, '127.0.0.1', 404],
  ['com outra, nem desta máquina', { authorization: 'Bearer outra' }, '127.0.0.1', 404],
  ['com ela escrita de outro jeito', { authorization: 'uma senha comprida' }, '127.0.0.1', 404],
])('há uma senha: %s', async (_, headers, endereco, status) => {
  expect((await ler(headers as Record<string, string>, endereco)).statusCode).toBe(status);
});

test.each([
  ['desta máquina', {}, '127.0.0.1', 200],
  ['de fora', {}, '203.0.113.9', 404],
  ['de fora, com senha alguma', SENHA, '203.0.113.9', 404],
  ['por um proxy desta máquina', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1', 404],
  ['por um que só se anuncia', { via: '1.1 proxy' }, '127.0.0.1', 404],
])('não há senha: %s', async (_, headers, remoteAddress, status) => {
  const { app, fechar } = await outroServidor(palco(), { senhaDasMetricas: undefined });
  const { statusCode } = await app.inject({ url: '/api/metrics', headers: { ...headers }, remoteAddress });
  await fechar();
  expect(statusCode).toBe(status);
});
