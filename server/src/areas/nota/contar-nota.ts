import type { Trx } from '../../db/conexao';
import type { Contexto } from '../../nucleo/contexto';
import { consumir } from '../../nucleo/limites';
import type { Sessao } from '../../nucleo/sessao';

// A tutor buys a few times a month; a store sells all day, and may bring a week's receipts at once.
const POR_DIA = { tutor: 20, prescritor: 0, lojista: 1000, indicabem: 2000 };

/** What is sent and what is taken away count alike: to and fro all day writes no more rows than this. */
export async function contarNota(trx: Trx, { config }: Contexto, { id, papel }: Sessao, agora: Date): Promise<void> {
  const limite = { max: POR_DIA[papel], janela: 86_400, recusa: 'COTA_DE_NOTAS' } as const;
  if (config.limites) await consumir(trx, `nota:${id}`, limite, agora);
}
