import type { Contexto } from '../../nucleo/contexto';
import { ARQUIVO_NO_MAXIMO, pedidoDeEnvio, receberArquivo } from '../importacao/receber';
import { importadorDePagamentos } from './importar-pagamentos';

/** How the file comes. */
export const FORMULARIO = { campo: 'arquivo', maximo: ARQUIVO_NO_MAXIMO };

export { pedidoDeEnvio };

/** What the bank paid, looked at or taken in. */
export const pagarPorArquivo = (ctx: Contexto, envio: Parameters<typeof receberArquivo>[2]) =>
  receberArquivo(ctx, () => importadorDePagamentos, envio);
