import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { criarOuvintes } from '../lib/estado';

type Enviada = { chave: string; prescricao: Prescricao };

/** What the queue delivered since this page was opened, whichever tab or worker did: only the answer knows the code. */
const enviadas = new Map<string, Prescricao>();
const ouvintes = criarOuvintes();
const canal = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('indicacoes-enviadas');
canal?.addEventListener('message', ({ data }: MessageEvent<Enviada>) => anotar(data));

export const assinarEnviadas = ouvintes.assinar;
export const enviadaDe = (chave: string) => enviadas.get(chave);

export function contarEnviada(enviada: Enviada): void {
  anotar(enviada);
  canal?.postMessage(enviada);
}

function anotar({ chave, prescricao }: Enviada): void {
  enviadas.set(chave, prescricao);
  ouvintes.avisar();
}
