import { createHash, timingSafeEqual } from 'node:crypto';
import type { Chamada } from '@indica-bem/domain/contrato/chamada';
import { consultarCupom, lerNoCaixa, validarCupom } from '@indica-bem/domain/cupom/contrato';
import { tipoDoErro } from '@indica-bem/domain/erros';
import { desfazerVenda } from '@indica-bem/domain/estorno/contrato';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { SEM_ESPACO } from '../db/erros-do-banco';
import type { Contexto } from '../nucleo/contexto';
import { Recusa } from '../nucleo/recusa';
import { VERSAO } from '../nucleo/versao';
import type { Contador } from '../observacao/familias';
import { contar, cronometrar, expor, type Series, serie } from '../observacao/medidas';
import { observarProcesso } from '../observacao/processo';
import { rotaDe, statusDe } from './pedidos';

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const DE_PROXY = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/** What is counted by its verdict. */
const JULGADAS = new Map<Chamada | undefined, Contador>([
  [consultarCupom, 'coupon_lookups_total'],
  [lerNoCaixa, 'coupon_lookups_total'],
  [validarCupom, 'coupon_validations_total'],
  [desfazerVenda, 'sale_undos_total'],
]);
/** Alarms ring at the first one: it must be one more than before. */
const DE_ALARME = [SEM_ESPACO, 'email-recusado', 'correio-parado', 'palpites-demais', 'segredo-ilegivel'];

type Ctx = Pick<Contexto, 'pool' | 'poolDosTrabalhos' | 'leitor' | 'config' | 'avisos'>;

/** `doBanco`: what the database tells, or as much of it as it does. `daqui`: what other parts of the server know of themselves. */
export function medir(api: FastifyInstance, ctx: Ctx, doBanco: () => Promise<Series>, daqui: () => Series): void {
  const processo = observarProcesso(VERSAO);
  api.addHook('onClose', async () => processo.parar());
  for (const familia of JULGADAS.values()) contar(familia, { verdict: 'ok' }, 0);
  api.addHook('onResponse', (req, reply, seguir) => {
    anotar(req, reply);
    seguir();
  });

  api.get('/metrics', { config: { tecnica: 'operação' }, logLevel: 'warn' }, async (req, reply) => {
    if (!podeLer(req, ctx.config.senhaDasMetricas)) throw new Recusa('NAO_ENCONTRADO');
    const medidas = { ...processo.ler(), ...daqui(), ...dosAvisos(ctx), ...dosPools(ctx), ...(await doBanco()) };
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(expor(medidas));
  });
}

function anotar(req: FastifyRequest, reply: FastifyReply): void {
  const { method, recusa } = req;
  const status = statusDe(reply);
  cronometrar('http_request_duration_seconds', { method, route: rotaDe(req), status }, reply.elapsedTime / 1000);
  if (recusa?.status === 429)
    contar('limit_hits_total', { limit: recusa.detalhes.limite ?? tipoDoErro(recusa.codigo) });
  const familia = JULGADAS.get(req.routeOptions.config.chamada);
  if (familia) contar(familia, { verdict: recusa ? tipoDoErro(recusa.codigo) : status < 300 ? 'ok' : String(status) });
}

const dosAvisos = ({ avisos }: Ctx): Series =>
  Object.fromEntries(
    [...DE_ALARME.map((aviso) => [aviso, 0] as const), ...avisos.contagem()].map(([aviso, vezes]) => [
      serie('avisos_total', { aviso }),
      vezes,
    ]),
  );

function dosPools({ pool, poolDosTrabalhos, leitor }: Ctx): Series {
  const todos: [string, pg.Pool][] = [['calls', pool], ['jobs', poolDosTrabalhos], ...Object.entries(leitor.pools)];
  return Object.fromEntries(
    todos.flatMap(([nome, { totalCount, idleCount, waitingCount, options }]) => [
      [serie('db_pool_connections', { pool: nome }), totalCount],
      [serie('db_pool_idle_connections', { pool: nome }), idleCount],
      [serie('db_pool_waiting_requests', { pool: nome }), waitingCount],
      [serie('db_pool_max_connections', { pool: nome }), options.max],
    ]),
  );
}

/** With the password, where there is one; else only from this machine and not through a proxy, which may be on it too. */
function podeLer(req: FastifyRequest, senha: string | undefined): boolean {
  if (senha !== undefined) return iguais(/^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1] ?? '', senha);
  return LOCAL.has(req.socket.remoteAddress ?? '') && DE_PROXY.every((nome) => req.headers[nome] === undefined);
}

const resumo = (texto: string) => createHash('sha256').update(texto).digest();
const iguais = (a: string, b: string) => timingSafeEqual(resumo(a), resumo(b));
