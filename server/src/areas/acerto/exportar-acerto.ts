import type { Readable } from 'node:stream';
import { NOMES_DOS_MOTIVOS_DE_ESTORNO } from '@indica-bem/domain/estorno/regras';
import type { Leitor } from '../../db/leitor';
import { type Autoria, auditarSaida } from '../../nucleo/auditoria';
import { data, fixo, nota, reais, rotulo, texto } from '../../nucleo/colunas-de-csv';
import type { Contexto } from '../../nucleo/contexto';
import { exportarCsv } from '../../nucleo/exportar-csv';
import type { Sessao } from '../../nucleo/sessao';
import { lerAcerto } from './ver-acerto';

const COLUNAS = [
  rotulo('tipo', 'Tipo', 'l.tipo', { compra: 'Compra', ajuste: 'Ajuste' }),
  data('data', 'Data', 'l.data'),
  texto('cupom', 'Cupom', 'l.codigo'),
  texto('produto', 'Produto', 'l.produto'),
  texto('funcionario', 'Funcionário', 'coalesce(e.nome_funcionario, c.nome_funcionario)'),
  reais('valor', 'Valor da compra', 'l.valor'),
  reais('descontado', 'Valor descontado', 'l.descontado'),
  reais('parte_loja', 'Parte da loja', 'l.parte_loja'),
  reais('parte_grupo', 'Parte do grupo', 'l.parte_grupo'),
  rotulo('motivo', 'Motivo do ajuste', 'l.motivo', NOMES_DOS_MOTIVOS_DE_ESTORNO),
  data('data_da_compra', 'Data da compra ajustada', 'o.data'),
  fixo('mes_da_compra', 'Acerto da compra ajustada', `to_char(oa.mes, 'MM/YYYY')`),
  nota('nota', 'Nota fiscal', 'coalesce(n.chave, e.nota)'),
];

type Pedido = { id: number; sessao: Pick<Sessao, 'id' | 'papel'>; autoria: Autoria };

/** The lines of a closed month as a sheet, and by which month it is called. */
export async function exportarAcerto(ctx: Contexto, { id, sessao, autoria }: Pedido) {
  const { mes } = await lerAcerto(ctx.db, id, sessao);
  await auditarSaida(ctx.db, autoria, { id });
  return { nome: `acerto-${mes}.csv`, csv: await exportarLinhas(ctx.leitor, id) };
}

/** COPY takes no parameters: the id is a number by the contract. */
const exportarLinhas = (leitor: Leitor, id: number): Promise<Readable> =>
  exportarCsv(leitor, {
    colunas: COLUNAS,
    linhas: `select ${COLUNAS.map(({ chave, sql }) => `${sql} as ${chave}`).join(', ')}
      from acerto_linha l
      left join cupom c on c.id = l.cupom_id and c.vez = l.vez
      left join estorno e on e.cupom_id = l.cupom_id and e.vez = l.vez
      left join nota n on n.cupom_id = l.cupom_id and n.vez = l.vez
      left join acerto_linha o on o.id = l.desfaz_id
      left join acerto oa on oa.id = o.acerto_id
     where l.acerto_id = ${Number(id)} order by l.data, l.id`,
  });
