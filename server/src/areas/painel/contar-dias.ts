import { mesmosDiasAntes } from '@indica-bem/domain/painel/manchete';
import type { PoolClient } from 'pg';
import type { Leitor } from '../../db/leitor';
import { compartilhar } from '../../nucleo/compartilhar';

const UM_MINUTO = 60_000;

export type NoMes = { compras: number; cupons: number; cadastros: number };

/** By days of São Paulo, each from an index of that moment alone. */
export async function contarDias(conexao: PoolClient, { de, ate }: { de: string; ate: string }): Promise<NoMes> {
  const { rows } = await conexao.query<NoMes>(
    `with dias as (
       select $1::date as de, $2::date as ate, $1::date::timestamp at time zone 'America/Sao_Paulo' as inicio,
              ($2::date + 1)::timestamp at time zone 'America/Sao_Paulo' as fim)
     select (select count(*) from cupom where estado = 'efetivado' and data_efetivacao between de and ate) as compras,
            (select count(*) from cupom where criado_em >= inicio and criado_em < fim) as cupons,
            (select count(*) from conta where criada_em >= inicio and criada_em < fim and papel <> 'indicabem'
                and suspensa_em is null and excluida_em is null) as cadastros
       from dias`,
    [de, ate],
  );
  return rows[0] ?? { compras: 0, cupons: 0, cadastros: 0 };
}

/**
 * What the same days of the month before brought. Those days are over: little changes them (a purchase undone, an account
 * suspended), so they are counted once a minute at most, and the panel costs the same however many they were.
 */
export function mesmosDias(leitor: Leitor, relogio: () => Date): (hoje: string) => Promise<NoMes> {
  let dia = '';
  const contar = async () => leitor.usar((conexao) => contarDias(conexao, mesmosDiasAntes(dia)));
  const contados = compartilhar(contar, relogio, UM_MINUTO);
  return (hoje) => {
    if (hoje !== dia) {
      dia = hoje;
      contados.esquecer();
    }
    return contados();
  };
}
