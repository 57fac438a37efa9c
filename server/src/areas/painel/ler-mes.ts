import { mesmosDiasAntes } from '@indica-bem/domain/painel/manchete';
import type { PoolClient } from 'pg';
import type { Leitor } from '../../db/leitor';
import { compartilhar } from '../../nucleo/compartilhar';

const UM_MINUTO = 60_000;

type NoMes = { compras: number; cupons: number; cadastros: number };

/** What the present month brought, from the monthly numbers. */
export async function lerMes(conexao: PoolClient, hoje: string): Promise<NoMes> {
  const { rows } = await conexao.query<NoMes>(
    `select coalesce(sum(quantas) filter (where medida = 'loja'), 0) as compras,
            coalesce(sum(quantas) filter (where medida = 'cupom'), 0) as cupons,
            coalesce(sum(quantas) filter (where medida in ('lojista', 'tutor', 'prescritor')), 0) as cadastros
       from painel where mes = mes_de($1::date)
        and medida in ('loja', 'cupom', 'lojista', 'tutor', 'prescritor')`,
    [hoje],
  );
  return rows[0] ?? { compras: 0, cupons: 0, cadastros: 0 };
}

export async function contarCompras(conexao: PoolClient, { de, ate }: { de: string; ate: string }): Promise<number> {
  const { rows } = await conexao.query<{ n: number }>(
    `select count(*) as n from cupom where estado = 'efetivado' and data_efetivacao between $1::date and $2::date`,
    [de, ate],
  );
  return rows[0]?.n ?? 0;
}

/**
 * Purchases of the same days of the month before. Those days are over: only an undone purchase changes the number, so
 * it is counted once a minute at most, and the panel costs the same however many they were.
 */
export function comprasAntes(leitor: Leitor, relogio: () => Date): (hoje: string) => Promise<number> {
  let dia = '';
  const contar = async () => leitor.usar((conexao) => contarCompras(conexao, mesmosDiasAntes(dia)));
  const contadas = compartilhar(contar, relogio, UM_MINUTO);
  return (hoje) => {
    if (hoje !== dia) {
      dia = hoje;
      contadas.esquecer();
    }
    return contadas();
  };
}
