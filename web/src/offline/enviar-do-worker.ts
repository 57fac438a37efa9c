import { criarPrescricao } from '@indica-bem/domain/prescricao/chamadas';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { cabecalhosDaSessao } from '../lib/cabecalhos-da-sessao';
import { enderecoDaApi, SAUDE } from '../lib/endereco-da-api';
import { lerErro, SemConexao } from '../lib/erros-da-api';
import { banco } from './banco';
import { enviarPendentes } from './enviar-pendentes';
import type { Pendente } from './pendente';

/**
 * Background sync: the connection is back and perhaps no page is open. What could not be sent makes the browser try
 * again later.
 */
export async function enviarDoWorker(): Promise<void> {
  // Asked first: a request that never left can still be edited, one that left and was lost cannot.
  await buscar(SAUDE, { cache: 'no-store' });
  for (const { dono, token } of await banco.portadores.toArray()) {
    const desfechos = await enviarPendentes(dono, 'todas', (pendente) => mandar(pendente, token));
    const falha = desfechos.find((desfecho) => desfecho.tipo === 'ficou');
    if (falha?.erro instanceof SemConexao) throw falha.erro;
  }
}

/** Without cookies: such a call is judged by its token alone (spec 12.12). */
async function mandar({ chave, corpo }: Pick<Pendente, 'chave' | 'corpo'>, token: string): Promise<Prescricao> {
  const resposta = await buscar(enderecoDaApi(criarPrescricao, { body: corpo }), {
    method: 'POST',
    credentials: 'omit',
    headers: { ...cabecalhosDaSessao(token), 'content-type': 'application/json', 'idempotency-key': chave },
    body: JSON.stringify(corpo),
  });
  if (!resposta.ok) throw await lerErro(resposta);
  return (await resposta.json()) as Prescricao;
}

function buscar(endereco: string, init: RequestInit): Promise<Response> {
  return fetch(endereco, init).catch((causa: unknown) => {
    throw new SemConexao(causa);
  });
}
