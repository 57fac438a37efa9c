import type { Readable } from 'node:stream';
import pg from 'pg';
import { type Autoria, auditarSaida } from '../../nucleo/auditoria';
import { data, fixo, nota, numero, reais, texto } from '../../nucleo/colunas-de-csv';
import type { Contexto } from '../../nucleo/contexto';
import { exportarCsv, type Planilha } from '../../nucleo/exportar-csv';

const { escapeLiteral } = pg;

type Pedido = { lojistaId: number; de?: string | undefined; ate?: string | undefined };

/** Ids are drawn and say nothing of the order: within a day, by the moment. */
const EM_ORDEM = 'order by c.data_efetivacao, c.efetivado_em, c.id';

const COLUNAS = [
  fixo('ordem', 'Ordem', `(row_number() over (${EM_ORDEM}))::text`),
  data('data', 'Data', 'c.data_efetivacao'),
  texto('cupom', 'Cupom', 'c.codigo'),
  texto('produto', 'Produto', 'coalesce(d.nome, p.titulo_especifico)'),
  // A store sees the tutor's first name and nothing more.
  texto('tutor', 'Tutor', `split_part(trim(t.nome), ' ', 1)`),
  texto('funcionario', 'Funcionário', 'c.nome_funcionario'),
  numero('peso', 'Embalagem (kg)', 'c.peso'),
  reais('valor', 'Valor da compra', 'c.valor'),
  numero('percentual', 'Desconto (%)', 'c.desconto'),
  reais('descontado', 'Valor descontado', 'c.descontado'),
  reais('recebido', 'Valor recebido', 'c.recebido'),
  texto('observacao', 'Observação', 'p.observacao_lojista'),
  nota('nota', 'Nota fiscal', 'n.chave'),
];

/** A store's own sales, while they are read. */
export async function exportarCupons(
  { db, leitor }: Contexto,
  { autoria, ...pedido }: Pedido & { autoria: Autoria },
): Promise<Readable> {
  await auditarSaida(db, autoria, { id: pedido.lojistaId });
  return exportarCsv(leitor, consultaDosCupons(pedido));
}

/** From the store's index. COPY takes no parameters: the values were checked by the contract. */
function consultaDosCupons({ lojistaId, de, ate }: Pedido): Planilha {
  const periodo = [
    ...(de ? [`c.data_efetivacao >= ${escapeLiteral(de)}::date`] : []),
    ...(ate ? [`c.data_efetivacao <= ${escapeLiteral(ate)}::date`] : []),
  ];
  const onde = [`c.lojista_id = ${Number(lojistaId)}`, `c.estado = 'efetivado'`, ...periodo].join(' and ');
  return {
    colunas: COLUNAS,
    linhas: `select ${COLUNAS.map(({ chave, sql }) => `${sql} as ${chave}`).join(', ')}
      from cupom c join prescricao p on p.id = c.prescricao_id
      left join produto d on d.id = p.produto_id
      left join tutor t on t.id = p.tutor_id
      left join nota n on n.cupom_id = c.id and n.vez = c.vez
     where ${onde} ${EM_ORDEM}`,
  };
}
