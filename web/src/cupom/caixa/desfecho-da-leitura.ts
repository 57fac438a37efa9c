import { ErroDaApi } from '../../lib/erros-da-api';
import type { Evento } from './estado';
import { recusaDaConsulta } from './recusa';

/** What a reading that did not pass means: a verdict, or a question for the digits. */
export function desfechoDaLeitura(erro: unknown): Evento {
  if (erro instanceof ErroDaApi) {
    if (erro.codigo === 'LEITURA_INCOMPLETA') return { tipo: 'falta-conferir', erro: null };
    if (erro.codigo === 'NUMERO_NAO_CONFERE' || erro.codigo === 'CPF_NAO_CONFERE')
      return { tipo: 'falta-conferir', erro: erro.message };
  }
  return { tipo: 'recusado', recusa: recusaDaConsulta(erro) };
}
