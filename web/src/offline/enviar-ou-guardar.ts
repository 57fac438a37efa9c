import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { ErroDaApi, sessaoPerdida } from '../lib/erros-da-api';
import { haRede } from '../lib/online';
import { enviarUma } from './enviar-pendentes';
import { guardarPendente, JaSaiu } from './fila';
import { foiRecusada, type NovaPendente, type Pendente } from './pendente';
import { transportar } from './sincronizar';
import { comTrava } from './trava';

type Resultado = { tipo: 'enviada'; prescricao: Prescricao } | { tipo: 'no-aparelho'; motivo?: string };

type Lugar = {
  /** The item whose place it takes: it was edited, or refused a moment ago. */
  antiga: string | null;
  /** The caller already holds the lock of `antiga`. */
  travada: boolean;
  /** It is on the disk: from here on it leaves by itself. */
  aoGuardar?: () => void;
};

/**
 * On disk first, then on the wire: whatever happens in between, what was typed is in the queue. A refusal is thrown;
 * without an answer the device keeps it and sends it again.
 */
export async function enviarOuGuardar(nova: NovaPendente, { antiga, travada, aoGuardar }: Lugar): Promise<Resultado> {
  const acao = () => guardarEEnviar(nova, antiga, aoGuardar);
  if (travada && antiga === nova.chave) return acao();
  return (await comTrava(nova.chave, { esperar: true }, acao)) ?? { tipo: 'no-aparelho' };
}

async function guardarEEnviar(
  nova: NovaPendente,
  antiga: string | null,
  aoGuardar: (() => void) | undefined,
): Promise<Resultado> {
  const pendente = await guardarPendente(nova, antiga, Date.now()).catch(semBanco);
  // A browser without room or without a database: then the server is the only place there is.
  if (!pendente) return { tipo: 'enviada', prescricao: await transportar(nova) };
  aoGuardar?.();
  if (!(await haRede())) return { tipo: 'no-aparelho' };
  const desfecho = await enviarUma(pendente, transportar);
  if (desfecho.tipo === 'enviada') return desfecho;
  if (foiRecusada(desfecho.erro) || sessaoPerdida(desfecho.erro)) throw desfecho.erro;
  const { erro } = desfecho;
  // There is a network and the server answered: it says why the recommendation has to wait.
  return { tipo: 'no-aparelho', ...(erro instanceof ErroDaApi && erro.status === 429 && { motivo: erro.message }) };
}

function semBanco(erro: unknown): Pendente | null {
  if (erro instanceof JaSaiu) throw erro;
  return null;
}
