import type { TipoDeEmail } from './tipos';

const MINUTO = 60;
const DIA = 24 * 60 * MINUTO;

/** The link of a forgotten password is good for so long, and so is asking for one. */
export const MINUTOS_DA_RECUPERACAO = 30;

/** Seconds after which it is not sent at all, tried or not: who asked has asked again, or given up. */
const SERVE_POR: Partial<Record<TipoDeEmail, number>> = { recuperacao: MINUTOS_DA_RECUPERACAO * MINUTO };

export const jaNaoServe = (tipo: TipoDeEmail, idade: number) => idade >= (SERVE_POR[tipo] ?? Number.POSITIVE_INFINITY);

/** Seconds from its birth after which one that keeps failing is given up. */
export const tentaPor = (tipo: TipoDeEmail) => SERVE_POR[tipo] ?? DIA;

/** Greylists want minutes, full mailboxes and relays that are being mended hours. */
const ESPERAS = [1, 5, 15, 30, 60];

/** Seconds to wait after a try that failed; `antes`: how many there were before it. */
export const esperaDepoisDe = (antes: number) => (ESPERAS[Math.min(antes, ESPERAS.length - 1)] ?? 0) * MINUTO;

/** What a person waits for at this moment, or must know at once: before everything else. */
const URGENTES = new Set<TipoDeEmail>(['recuperacao', 'cadastro', 'confirmacao', 'trocado', 'seguranca']);

export const ehUrgente = (tipo: TipoDeEmail) => URGENTES.has(tipo);
