import { randomUUID } from 'node:crypto';
import { contar } from './medidas';

type Valor = string | number;
export type Atributos = Record<string, Valor>;

/** A span, as OTLP writes it in JSON: 64-bit numbers as texts. */
export type Trecho = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: ReturnType<typeof comoOtlp>;
  status: { code?: number };
};

export type Destino = {
  /** Of the collector; traces have their own path under it. */
  endereco: string;
  /** They hold its password: never in the log. */
  cabecalhos: Record<string, string>;
  servico: string;
  versao: string;
  /** Said once, when it begins to fail, and once when it works again. */
  aoParar: (motivo: string) => void;
  aoVoltar: () => void;
};
export type Envio = { guardar(trecho: Trecho): void; enviar(): Promise<void>; fechar(): Promise<void> };

const CABEM = 2_048;
const LOTE = 512;
const INTERVALO_MS = 5_000;
const PRAZO_MS = 10_000;
/** All that stopping may take. */
const DESPEDIDA_MS = 900;
/** Answers that ask for another try; after any other no the same spans would be refused again. */
const TENTE_DEPOIS = new Set([408, 429, 502, 503, 504]);

export const comoOtlp = (atributos: Atributos) =>
  Object.entries(atributos).map(([key, valor]) => ({
    key,
    value: typeof valor === 'number' ? { intValue: String(valor) } : { stringValue: valor },
  }));

/** Spans on their way to a collector, OTLP/HTTP in JSON. Whatever becomes of them, who made them does not notice. */
export function abrirEnvio({ endereco, cabecalhos, servico, versao, aoParar, aoVoltar }: Destino): Envio {
  const url = `${endereco.replace(/\/+$/, '')}/v1/traces`;
  const resource = {
    attributes: comoOtlp({
      'service.name': servico,
      'service.version': versao,
      'service.instance.id': randomUUID(),
    }),
  };
  const fila: Trecho[] = [];
  const fim = new AbortController();
  let parado = false;
  let fechando = false;
  let emCurso: Promise<void> | undefined;
  const relogio = setInterval(() => void enviar(), INTERVALO_MS).unref();
  contar('traces_dropped_total', {}, 0);

  /** What was wrong, and whether the same may be tried again. */
  async function postar(spans: Trecho[]): Promise<{ motivo: string; deNovo: boolean } | undefined> {
    try {
      const resposta = await fetch(url, {
        method: 'POST',
        headers: { ...cabecalhos, 'content-type': 'application/json' },
        body: JSON.stringify({
          resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'indica-bem', version: versao }, spans }] }],
        }),
        // To wherever it led, the password would go too.
        redirect: 'manual',
        signal: AbortSignal.any([fim.signal, AbortSignal.timeout(PRAZO_MS)]),
      });
      await resposta.body?.cancel();
      if (resposta.ok) return undefined;
      return { motivo: `HTTP ${resposta.status}`, deNovo: TENTE_DEPOIS.has(resposta.status) };
    } catch (erro) {
      const { name, cause } = erro as Error & { cause?: { code?: string } };
      return { motivo: cause?.code ?? name, deNovo: true };
    }
  }

  async function levar(): Promise<void> {
    do {
      const lote = fila.slice(0, LOTE);
      if (lote.length === 0) return;
      const falha = await postar(lote);
      if (falha && !parado) aoParar(falha.motivo);
      if (!falha && parado) aoVoltar();
      parado = falha !== undefined;
      if (falha?.deNovo) return;
      fila.splice(0, lote.length);
      if (falha) contar('traces_dropped_total', {}, lote.length);
    } while (fila.length >= LOTE || fechando);
  }

  function enviar(): Promise<void> {
    emCurso ??= levar().finally(() => {
      emCurso = undefined;
    });
    return emCurso;
  }

  return {
    guardar(trecho) {
      if (fila.length >= CABEM) return contar('traces_dropped_total');
      fila.push(trecho);
      if (fila.length >= LOTE && !parado) void enviar();
    },
    enviar,
    async fechar() {
      clearInterval(relogio);
      const despedida = setTimeout(() => fim.abort(), DESPEDIDA_MS);
      fechando = true;
      await emCurso;
      await enviar();
      clearTimeout(despedida);
    },
  };
}
