import { TOTAL_ATE } from '@indica-bem/domain/contrato/tipos';
import type { PendenciaContada } from '@indica-bem/domain/painel/contrato';
import type { Pendencia } from '@indica-bem/domain/painel/pendencias';
import type { Leitura } from '../../db/conexao';
import { contarContestacoes } from '../acerto/contar-contestacoes';
import { contarEmAnalise } from '../analise/contar-em-analise';
import { contarEmails } from '../correio/contar-emails';
import { contarPedidos } from '../estorno/contar-pedidos';
import { contarInteresses } from '../interesse/contar-interesses';
import { lerEstoquesBaixos } from '../lojista/ler-estoques-baixos';

type Contada = Pick<PendenciaContada, 'quantos' | 'exato'> & Partial<Pick<PendenciaContada, 'loja'>>;

const CONTAR: Record<Pendencia, (db: Leitura, hoje: string) => Promise<Contada>> = {
  estornos: contarPedidos,
  contestacoes: contarContestacoes,
  analise: contarEmAnalise,
  emails: (db) => contarEmails(db, 'falharam'),
  codigos: async (db, hoje) => {
    const lojas = await lerEstoquesBaixos(db, hoje);
    return { quantos: lojas.length, exato: lojas.length < TOTAL_ATE, loja: lojas[0] ?? null };
  },
  interesses: contarInteresses,
};

/** One after the other, on one connection: each is the first entries of an index of what waits. */
export async function lerPendencias(
  db: Leitura,
  { quais, hoje }: { quais: Pendencia[]; hoje: string },
): Promise<PendenciaContada[]> {
  const contadas: PendenciaContada[] = [];
  for (const tipo of quais) contadas.push({ tipo, loja: null, ...(await CONTAR[tipo](db, hoje)) });
  return contadas;
}
