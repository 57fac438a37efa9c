import { transacao } from '../db/transacao';
import { Recusa } from '../nucleo/recusa';
import { criarSessao } from '../nucleo/sessao';
import type { Palco } from './palco';

/** For the fuzz: a deletion among its calls may have ended the account, who then comes with a token that is nobody's. */
export async function sessaoOuNenhuma({ db, relogio }: Palco, id: number): Promise<string> {
  return transacao(db, (trx) => criarSessao(trx, id, relogio())).catch((erro) => {
    if (erro instanceof Recusa) return 'de-ninguem';
    throw erro;
  });
}
