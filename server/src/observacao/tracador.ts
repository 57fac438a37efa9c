import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { type Atributos, abrirEnvio, comoOtlp, type Destino } from './envio-de-trechos';

/** A span that has begun. `zero`: what makes the process's clock the time of day, the same for a whole trace. */
export type EmCurso = { traceId: string; spanId: string; pai: string | undefined; zero: number; de: number };
type Fim = { nome: string; tipo: number; atributos: Atributos; falhou: boolean };

export type Tracador = {
  /** A trace, or the next span of the caller's; nothing where it is not to be kept. */
  comecar(traceparent?: unknown): EmCurso | undefined;
  /** By its declared route: what was asked for may name a person. */
  responder(emCurso: EmCurso, pedido: { metodo: string; rota: string; status: number }): void;
  /** What runs in `acao` is done for these. */
  dentroDe<T>(pais: Iterable<EmCurso>, acao: () => T): T;
  /** For whom we are working here. */
  aqui(): readonly EmCurso[];
  /** A named statement from now until its answer: a child of each that waits for it. */
  comando(nome: string, resposta: Promise<unknown>): void;
  tarefa<T>(fila: string, acao: () => Promise<T>): Promise<T>;
  enviar(): Promise<void>;
  fechar(): Promise<void>;
};

/** Kinds and status as OTLP numbers them. */
const [DE_SERVIDOR, DE_CLIENTE, DE_CONSUMIDOR] = [2, 3, 5];
const ERRO = 2;
const NINGUEM: readonly EmCurso[] = [];

/** Version 00 has these four parts; those to come may have more (W3C Trace Context). */
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

function lerTraceparent(texto: unknown): { traceId: string; pai: string; guardar: boolean } | undefined {
  const [, versao, traceId, pai, marcas = '', resto] = (typeof texto === 'string' && TRACEPARENT.exec(texto)) || [];
  if (!traceId || !pai || (versao === '00' && resto !== undefined)) return undefined;
  return { traceId, pai, guardar: (Number.parseInt(marcas, 16) & 1) === 1 };
}

/** By the trace's own number, so that every service with this ratio keeps the same ones. */
const sorteado = (traceId: string, proporcao: number) => Number.parseInt(traceId.slice(-13), 16) / 2 ** 52 < proporcao;

const novoId = (bytes: number) => randomBytes(bytes).toString('hex');

/** `proporcao`: of the traces that begin here; of others who began them has decided. */
export function abrirTracador({ proporcao, ...destino }: Destino & { proporcao: number }): Tracador {
  const envio = abrirEnvio(destino);
  const contexto = new AsyncLocalStorage<readonly EmCurso[]>();
  const aqui = () => contexto.getStore() ?? NINGUEM;

  function comecar(traceparent?: unknown): EmCurso | undefined {
    const traceId = novoId(16);
    const deFora = lerTraceparent(traceparent);
    if (!(deFora?.guardar ?? sorteado(traceId, proporcao))) return undefined;
    const de = performance.now();
    return { traceId: deFora?.traceId ?? traceId, spanId: novoId(8), pai: deFora?.pai, zero: Date.now() - de, de };
  }

  function terminar({ traceId, spanId, pai, zero, de }: EmCurso, { nome, tipo, atributos, falhou }: Fim): void {
    const nanos = (ms: number) => String(BigInt(Math.round((zero + ms) * 1e6)));
    envio.guardar({
      traceId,
      spanId,
      ...(pai && { parentSpanId: pai }),
      name: nome,
      kind: tipo,
      startTimeUnixNano: nanos(de),
      endTimeUnixNano: nanos(performance.now()),
      attributes: comoOtlp(atributos),
      status: falhou ? { code: ERRO } : {},
    });
  }

  /** Its two ends, for `then`. */
  const aoAcabar = (acabar: (falhou: boolean) => void) => [() => acabar(false), () => acabar(true)] as const;

  return {
    comecar,
    aqui,
    dentroDe: (pais, acao) => contexto.run([...new Set(pais)], acao),
    responder(emCurso, { metodo, rota, status }) {
      const atributos = { 'http.request.method': metodo, 'http.route': rota, 'http.response.status_code': status };
      terminar(emCurso, { nome: `${metodo} ${rota}`, tipo: DE_SERVIDOR, atributos, falhou: status >= 500 });
    },
    comando(nome, resposta) {
      const pais = aqui();
      if (pais.length === 0) return;
      const de = performance.now();
      const atributos = {
        'db.system.name': 'postgresql',
        'db.query.summary': nome,
        ...(pais.length > 1 && { 'indica_bem.together': pais.length }),
      };
      const acabar = (falhou: boolean) => {
        for (const { traceId, zero, spanId: pai } of pais)
          terminar({ traceId, spanId: novoId(8), pai, zero, de }, { nome, tipo: DE_CLIENTE, atributos, falhou });
      };
      resposta.then(...aoAcabar(acabar));
    },
    tarefa(fila, acao) {
      const aberta = comecar();
      const feita = contexto.run(aberta ? [aberta] : NINGUEM, acao);
      const atributos = { 'messaging.system': 'pg-boss', 'messaging.destination.name': fila };
      const fim = { nome: `process ${fila}`, tipo: DE_CONSUMIDOR, atributos };
      if (aberta) feita.then(...aoAcabar((falhou) => terminar(aberta, { ...fim, falhou })));
      return feita;
    },
    enviar: envio.enviar,
    fechar: envio.fechar,
  };
}
