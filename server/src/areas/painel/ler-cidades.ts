import { cidadesDoAno } from '@indica-bem/domain/painel/cidades';
import type { Painel } from '@indica-bem/domain/painel/contrato';
import type { PoolClient } from 'pg';
import type { Leitor } from '../../db/leitor';
import { type Compartilhada, compartilhar } from '../../nucleo/compartilhar';

const UM_MINUTO = 60_000;
const MOSTRADAS = 5;

/**
 * The cities of a year with the most purchases. A store writes its city as it likes and may move, so they are added up
 * from every store's year, once a minute at most: the panel costs the same however many stores there are. A store that was
 * deleted has no city any more; the last leaf of the register that a purchase of it became still says it.
 */
export function cidadesNoMinuto(leitor: Leitor, relogio: () => Date): (ano: number) => Promise<Painel['cidades']> {
  const porAno = new Map<number, Compartilhada<Painel['cidades']>>();
  const doAno = (ano: number) => {
    const ler = () => leitor.usar(async (conexao) => cidadesDoAno(await lerCidades(conexao, ano), MOSTRADAS));
    const lidas = compartilhar(ler, relogio, UM_MINUTO);
    porAno.set(ano, lidas);
    return lidas;
  };
  return (ano) => (porAno.get(ano) ?? doAno(ano))();
}

type ComprasNaCidade = { cidade: string | null; online: boolean; quantas: number };

async function lerCidades(conexao: PoolClient, ano: number): Promise<ComprasNaCidade[]> {
  const { rows } = await conexao.query<ComprasNaCidade>(
    `select coalesce(l.cidade, f.cidade) as cidade, l.tipo = 'loja_online' as online, sum(p.quantas) as quantas
       from (select chave, quantas from resumo_do_ano where medida = 'loja' and ano = $1
             union all
             select chave, quantas from resumo_a_somar
              where medida = 'loja' and mes between make_date($1, 1, 1) and make_date($1, 12, 1)) p
       join lojista l on l.id = p.chave
       left join lateral (
         select f.dados::json->>'cidade' as cidade
           from cupom c
           join quilo q on q.cupom_id = c.id and q.vez = c.vez and q.sinal = 1
           join folha f on f.n = q.n
          where l.cidade is null and l.tipo = 'loja_fisica' and c.lojista_id = l.id and c.estado = 'efetivado'
          order by c.data_efetivacao desc, c.id desc limit 1) f on true
      group by 1, 2 having sum(p.quantas) > 0`,
    [ano],
  );
  return rows;
}
