import { entrarComChave, pedirEntradaPorChave } from '@indica-bem/domain/fator/chamadas';
import { apresentarChave, mensagemDaChave } from '../compartilhado/fator/chave-do-navegador';
import { api } from '../lib/api';
import type { Sessao } from '../lib/sessao';

/** In place of e-mail and password. Comes when it is asked for: what talks to the authenticator is no part of the first screen. */
export async function entrarPorChave(): Promise<Sessao> {
  try {
    return await api(entrarComChave, { body: { chave: await apresentarChave(await api(pedirEntradaPorChave)) } });
  } catch (erro) {
    throw new Error(mensagemDaChave(erro as Error));
  }
}
