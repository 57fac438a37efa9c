import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { banco } from './banco';
import { contarEnviada } from './enviadas';
import { listarPendentes, verPendente } from './fila';
import { aposFalha, foiRecusada, naVez, type Pendente } from './pendente';
import { comTrava } from './trava';

/** How the request travels: through the app's own client in a page, bare in the worker. */
export type Transporte = (pendente: Pick<Pendente, 'chave' | 'corpo'>) => Promise<Prescricao>;

export type Desfecho = { tipo: 'enviada'; prescricao: Prescricao } | { tipo: 'ficou'; erro: unknown };

/** Call it with the item's lock held. The note that it left is on disk before it leaves. */
export async function enviarUma(pendente: Pendente, transportar: Transporte): Promise<Desfecho> {
  await banco.pendentes.put({ ...pendente, estado: 'enviando' });
  try {
    const prescricao = await transportar(pendente);
    contarEnviada({ chave: pendente.chave, prescricao });
    await banco.pendentes.delete(pendente.chave);
    return { tipo: 'enviada', prescricao };
  } catch (erro) {
    await banco.pendentes.put(aposFalha(pendente, erro, Date.now()));
    return { tipo: 'ficou', erro };
  }
}

/** Those whose turn it is, all that were not refused, or a single one whatever became of it before. */
export type Quais = 'na-vez' | 'todas' | { chave: string };

/**
 * Sends what waits, oldest first, each under its lock: what another tab is sending, or somebody is editing, is left to
 * them. Stops where the next one could not do better.
 */
export async function enviarPendentes(dono: number, quais: Quais, transportar: Transporte): Promise<Desfecho[]> {
  const desfechos: Desfecho[] = [];
  for (const { chave } of await listarPendentes(dono)) {
    const desfecho = await comTrava(chave, { esperar: false }, async () => {
      // Read again: another tab may have sent it while this one was coming here.
      const pendente = await verPendente(dono, chave);
      return pendente && escolhida(pendente, quais) ? enviarUma(pendente, transportar) : undefined;
    });
    if (desfecho) desfechos.push(desfecho);
    if (desfecho?.tipo === 'ficou' && !foiRecusada(desfecho.erro)) break;
  }
  return desfechos;
}

function escolhida(pendente: Pendente, quais: Quais): boolean {
  if (quais === 'na-vez') return naVez(pendente, Date.now());
  return quais === 'todas' ? pendente.estado !== 'recusada' : pendente.chave === quais.chave;
}

/** A page closed in the middle of a try leaves its note behind; nobody holds the lock any more. */
export async function recolherInterrompidas(dono: number): Promise<void> {
  for (const { chave, estado } of await listarPendentes(dono)) {
    if (estado !== 'enviando') continue;
    await comTrava(chave, { esperar: false }, () => banco.pendentes.update(chave, { estado: 'sem-resposta' }));
  }
}
