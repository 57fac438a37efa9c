import { mensagemDoErro } from '@indica-bem/domain/erros';
import { ErroDaApi } from './erros-da-api';

/** What is saved was read before: not found, it is gone since then. For records without a version, which the server cannot tell so. */
export async function emEdicao<R>(chamada: Promise<R>): Promise<R> {
  try {
    return await chamada;
  } catch (erro) {
    if (!(erro instanceof ErroDaApi && erro.codigo === 'NAO_ENCONTRADO')) throw erro;
    throw new ErroDaApi(erro.status, 'REGISTRO_EXCLUIDO', mensagemDoErro('REGISTRO_EXCLUIDO'));
  }
}
