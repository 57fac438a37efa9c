import { criarPrescricao, listarPrescricoes } from '@indica-bem/domain/prescricao/chamadas';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { api } from '../lib/api';
import { invalidar } from '../lib/consultas';
import { camposDe, mensagemDe } from '../lib/erros-da-api';
import { haRede } from '../lib/online';
import { avisar } from '../ui/toasts';
import { type Desfecho, enviarPendentes, type Quais, type Transporte } from './enviar-pendentes';
import { listarPendentes } from './fila';
import { foiRecusada, motivoDaRecusa } from './pendente';

export const transportar: Transporte = ({ chave, corpo }) =>
  api(criarPrescricao, { headers: { 'idempotency-key': chave }, body: corpo });

export async function sincronizar(dono: number, quais: Quais): Promise<void> {
  if (await nadaAFazer(dono)) return;
  anunciar(await enviarPendentes(dono, quais, transportar));
}

/** The same because a person asked: then silence is no answer. */
export async function enviarAgora(dono: number, chave?: string): Promise<void> {
  if (!(await haRede())) {
    avisar.info('Ainda sem conexão. As indicações serão enviadas assim que ela voltar.');
    return;
  }
  const desfechos = await enviarPendentes(dono, chave ? { chave } : 'todas', transportar);
  anunciar(desfechos);
  const adiada = desfechos.find((desfecho) => desfecho.tipo === 'ficou' && !foiRecusada(desfecho.erro));
  if (adiada?.tipo === 'ficou') avisar.erro(mensagemDe(adiada.erro));
}

/** Without the server in reach nothing leaves: what never left can still be edited. */
async function nadaAFazer(dono: number): Promise<boolean> {
  return (await listarPendentes(dono)).length === 0 || !(await haRede());
}

function anunciar(desfechos: readonly Desfecho[]): void {
  const enviadas = desfechos.filter((desfecho) => desfecho.tipo === 'enviada');
  const [unica] = enviadas;
  // Asked for before the queue was listened to, nobody else tells the list.
  if (unica) void invalidar(listarPrescricoes);
  if (enviadas.length === 1 && unica) {
    avisar.ok(`Indicação enviada. Código ${formatarCodigo(unica.prescricao.codigo_prescricao ?? '')}.`);
  } else if (enviadas.length > 1) {
    avisar.ok(`${enviadas.length} indicações enviadas.`);
  }
  for (const desfecho of desfechos) {
    if (desfecho.tipo === 'ficou' && foiRecusada(desfecho.erro)) {
      const { erro } = desfecho;
      avisar.erro(`Uma indicação foi recusada. ${motivoDaRecusa(mensagemDe(erro), camposDe(erro))}`);
    }
  }
}
