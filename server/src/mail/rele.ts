import { setTimeout as esperar } from 'node:timers/promises';
import type { FalhaDeEntrega } from '@indica-bem/domain/correio/falha';
import type { Avisos } from '../nucleo/avisos';
import { type Correio, NaoEntregue } from './correio';

/** What stops everybody's mail, whoever it is for. */
const DE_TODOS = new Set<FalhaDeEntrega>(['sem-contato', 'acesso-recusado', 'remetente-recusado']);
/** As many in a row put off: not the mailboxes any more, but the relay (its quota, say). */
const SEGUIDAS = 10;
const PAUSA_MS = 5_000;
const MAIOR_PAUSA_MS = 60_000;
const RONDA_MS = 1_000;

/**
 * A relay that is away is left alone, from five seconds to a minute at a time, and then tried with one mail; the others wait in
 * the queue and lose no try. Told once when it begins and once when it is over.
 */
export function vigiarRele(correio: Correio, avisos: Avisos, pausaMs = PAUSA_MS) {
  let adiadas = 0;
  let pausas = 0;
  let ate = 0;

  function respondeu(): void {
    adiadas = 0;
    if (pausas > 0) avisos.registrar('correio-voltou');
    pausas = 0;
    ate = 0;
  }
  function falhou(falha: FalhaDeEntrega): void {
    adiadas++;
    const agora = performance.now();
    // Those that were on their way together fail together.
    if (agora < ate || !(DE_TODOS.has(falha) || pausas > 0 || adiadas >= SEGUIDAS)) return;
    if (pausas === 0) avisos.registrar('correio-parado', { falha });
    ate = agora + Math.min(pausaMs * 2 ** pausas, MAIOR_PAUSA_MS);
    pausas++;
  }

  const vigiado: Correio = {
    async enviar(mensagem) {
      try {
        await correio.enviar(mensagem);
      } catch (erro) {
        if (erro instanceof NaoEntregue && !erro.permanente) falhou(erro.falha);
        // Also a no is an answer; what is no address never left.
        else if (erro instanceof NaoEntregue && erro.falha !== 'endereco-invalido') respondeu();
        throw erro;
      }
      respondeu();
    },
  };
  const rele = {
    provando: () => pausas > 0,
    async pausa(sinal: AbortSignal) {
      for (let falta = ate - performance.now(); falta > 0 && !sinal.aborted; falta = ate - performance.now())
        await esperar(Math.min(falta, RONDA_MS), undefined, { signal: sinal }).catch(() => undefined);
    },
  };
  return { correio: vigiado, rele };
}
