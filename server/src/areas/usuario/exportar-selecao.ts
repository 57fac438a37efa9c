import type { Readable } from 'node:stream';
import type { PerfilDeCadastro } from '@indica-bem/domain/relatorio/tipos';
import { type Autoria, auditarSaida } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { exportarCsv } from '../../nucleo/exportar-csv';
import { montarSelecao } from '../relatorio/montar-consulta';

type Selecao = { perfil: PerfilDeCadastro; ids: readonly number[]; hoje: string; autoria: Autoria };

/** The columns of the report of registrations, for the people who were chosen; who is gone meanwhile is not in it. */
export async function exportarSelecao({ db, leitor }: Contexto, selecao: Selecao): Promise<Readable> {
  const { perfil, ids, hoje, autoria } = selecao;
  await auditarSaida(db, autoria, { id: null, depois: { perfil, ids } });
  return exportarCsv(leitor, montarSelecao(perfil, ids, hoje));
}
