import { transacao } from '../db/transacao';
import { Recusa } from '../nucleo/recusa';
import { criarSessao, resumoDoToken } from '../nucleo/sessao';
import type { Palco } from './palco';

const abertas = new Map<number, string>();

/**
 * For the fuzz: the session somebody has, or another if its calls have ended that; a deletion among them may have ended
 * the account, who then comes with a token that is nobody's.
 */
export async function sessaoOuNenhuma({ db, relogio }: Palco, id: number): Promise<string> {
  const aberta = abertas.get(id);
  if (aberta && (await vale(db, aberta))) return aberta;
  const nova = await transacao(db, (trx) => criarSessao(trx, id, relogio())).catch((erro) => {
    if (erro instanceof Recusa) return 'de-ninguem';
    throw erro;
  });
  abertas.set(id, nova);
  return nova;
}

async function vale(db: Palco['db'], token: string): Promise<boolean> {
  const sessao = db.selectFrom('sessao').select('conta_id').where('token_hash', '=', resumoDoToken(token));
  return (await sessao.executeTakeFirst()) !== undefined;
}
