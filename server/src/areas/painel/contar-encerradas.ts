import type { EncerradasNoMes } from '@indica-bem/domain/painel/numeros';
import type { Leitor } from '../../db/leitor';
import { compartilhar } from '../../nucleo/compartilhar';

const UM_MINUTO = 60_000;

/**
 * What ended with its tutor's account, by the month it was made in: from the accounts that were deleted, few among all, once a
 * minute at most.
 */
export function encerradasNoMinuto(leitor: Leitor, relogio: () => Date): () => Promise<EncerradasNoMes[]> {
  const contar = () =>
    leitor.usar(async (conexao) => {
      const { rows } = await conexao.query<EncerradasNoMes>(
        `select mes_de(p.data) as mes, count(*) as quantas
           from conta k cross join lateral (
             -- From each of the few, and not by reading everybody's.
             select data from prescricao where tutor_id = k.id and data_ativacao is null offset 0) p
          where k.excluida_em is not null group by 1`,
      );
      return rows;
    });
  return compartilhar(contar, relogio, UM_MINUTO);
}
