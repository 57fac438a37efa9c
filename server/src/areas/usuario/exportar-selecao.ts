import type { Readable } from 'node:stream';
import type { PerfilDeCadastro } from '@indica-bem/domain/relatorio/tipos';
import type { Leitor } from '../../db/leitor';
import { exportarCsv } from '../../nucleo/exportar-csv';
import { montarSelecao } from '../relatorio/montar-consulta';

type Selecao = { perfil: PerfilDeCadastro; ids: readonly number[]; hoje: string };

/** The columns of the report of registrations, for the people who were chosen; who is gone meanwhile is not in it. */
export const exportarSelecao = (leitor: Leitor, { perfil, ids, hoje }: Selecao): Promise<Readable> =>
  exportarCsv(leitor, montarSelecao(perfil, ids, hoje));
