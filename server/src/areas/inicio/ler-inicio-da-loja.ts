import { centavosParaReais } from '@indica-bem/domain/brasil/dinheiro';
import type { InicioDaLoja } from '@indica-bem/domain/inicio/contrato';
import { ULTIMAS_COMPRAS } from '@indica-bem/domain/inicio/regras';
import { primeiroNome } from '@indica-bem/domain/texto/primeiro-nome';
import { type Selectable, sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { preparar } from '../../db/preparar';
import type { Tabelas } from '../../db/tabelas';
import { momentoNoCaixa } from '../../nucleo/momento-da-venda';
import { lerDevido } from '../acerto/ler-devido';

/** One reading of the month in the index of validated coupons, the last few, and what the settlement says. */
export async function lerInicioDaLoja(db: Leitura, lojistaId: number, hoje: string): Promise<InicioDaLoja> {
  const [somas] = await somarDoMes(db, { loja: lojistaId, hoje });
  const { vendasDeHoje, valorDeHoje, vendas, descontado } = somas as Somas;
  return {
    hoje: { vendas: vendasDeHoje, valor: centavosParaReais(valorDeHoje) },
    mes: { vendas, valorDescontado: centavosParaReais(descontado) },
    devido: await lerDevido(db, lojistaId),
    ultimas: await lerUltimas(db, lojistaId),
  };
}

type Somas = { vendasDeHoje: number; valorDeHoje: number; vendas: number; descontado: number };

const somarDoMes = preparar({
  nome: 'vendas-da-loja',
  valores: ['loja', 'hoje'],
  texto: ({ loja, hoje }) => sql<Somas>`
    select count(*) filter (where c.data_efetivacao = ${hoje}::date)::int as "vendasDeHoje",
           coalesce(sum(c.valor) filter (where c.data_efetivacao = ${hoje}::date), 0) as "valorDeHoje",
           count(*)::int as vendas, coalesce(sum(c.descontado), 0) as descontado
      from cupom c
     where c.lojista_id = ${loja} and c.estado = 'efetivado'
       and c.data_efetivacao between date_trunc('month', ${hoje}::date)::date and ${hoje}::date`,
});

type Venda = Pick<
  Selectable<Tabelas['cupom']>,
  'id' | 'codigo' | 'data_efetivacao' | 'efetivado_em' | 'leitura' | 'valor' | 'descontado'
> & { produto: string | null; tutor: string | null };

/** Ids are drawn and say nothing of the order: within a day, by the moment. */
const ultimasVendas = preparar({
  nome: 'ultimas-da-loja',
  valores: ['loja'],
  texto: ({ loja }) => sql<Venda>`
    select c.id, c.codigo, c.data_efetivacao, c.efetivado_em, c.leitura, c.valor, c.descontado,
           coalesce(d.nome, p.titulo_especifico) as produto, t.nome as tutor
      from cupom c join prescricao p on p.id = c.prescricao_id
      left join produto d on d.id = p.produto_id left join tutor t on t.id = p.tutor_id
     where c.lojista_id = ${loja} and c.estado = 'efetivado'
     order by c.data_efetivacao desc, c.efetivado_em desc limit ${ULTIMAS_COMPRAS}`,
});

async function lerUltimas(db: Leitura, loja: number): Promise<InicioDaLoja['ultimas']> {
  return (await ultimasVendas(db, { loja })).map((c) => ({
    id_coupon: c.id,
    codigo_coupon: c.codigo,
    data_efetivacao: c.data_efetivacao ?? '',
    efetivado_em: momentoNoCaixa(c),
    produto: c.produto,
    tutor: c.tutor && primeiroNome(c.tutor),
    valor: centavosParaReais(c.valor ?? 0),
    valorDescontado: centavosParaReais(c.descontado ?? 0),
  }));
}
