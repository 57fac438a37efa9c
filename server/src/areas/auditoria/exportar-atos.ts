import type { Readable } from 'node:stream';
import { ATOS, OBJETOS } from '@indica-bem/domain/auditoria/atos';
import type { FiltrosDaAuditoria } from '@indica-bem/domain/auditoria/contrato';
import { NOMES_DOS_PAPEIS } from '@indica-bem/domain/auditoria/papeis';
import { type Autoria, auditarSaida } from '../../nucleo/auditoria';
import { fixo, rotulo, texto } from '../../nucleo/colunas-de-csv';
import type { Contexto } from '../../nucleo/contexto';
import { exportarCsv } from '../../nucleo/exportar-csv';
import { consultaDosAtos } from './consulta';
import { comConta } from './listar-atos';

/** `desconto: 10 → 15, nome`: the fields by the names they have in the API. */
const MUDANCA = `concat_ws(', ',
  (select string_agg(v.key || ': ' || concat_ws(' → ', v.value ->> 0, v.value ->> 1), ', ' order by v.key)
     from jsonb_each(x.valores) v), array_to_string(x.campos, ', '))`;

const COLUNAS = [
  fixo('momento', 'Momento', `to_char(x.momento at time zone 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI:SS')`),
  fixo('conta', 'Conta', 'x.conta_id::text'),
  rotulo('papel', 'Papel', 'x.papel', NOMES_DOS_PAPEIS),
  texto('funcao', 'Função', 'x.funcao'),
  rotulo('ato', 'Ato', 'x.ato', ATOS),
  rotulo('objeto', 'Objeto', 'x.objeto', OBJETOS),
  fixo('numero', 'Número', 'x.objeto_id::text'),
  texto('mudanca', 'Mudança', MUDANCA),
  fixo('vezes', 'Vezes', 'x.vezes::text'),
  fixo('endereco', 'Endereço', 'x.endereco'),
  // It may begin with a dash.
  texto('requisicao', 'Requisição', 'x.requisicao'),
];

/** What the screen lists, all of it, while it is read. Numbers, no names: as it is kept. */
export async function exportarAtos(
  { db, leitor }: Contexto,
  filtros: FiltrosDaAuditoria,
  autoria: Autoria,
): Promise<Readable> {
  await auditarSaida(db, autoria, { id: null });
  const atos = consultaDosAtos({ filtro: await comConta(db, filtros) });
  const linhas = `select ${COLUNAS.map(({ chave, sql }) => `${sql} as ${chave}`).join(', ')}
    from (${atos}) x order by x.momento desc, x.chave desc`;
  return exportarCsv(leitor, { colunas: COLUNAS, linhas });
}
