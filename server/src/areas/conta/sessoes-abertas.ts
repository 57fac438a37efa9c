import type { SessaoAberta } from '@indica-bem/domain/conta/contrato-das-sessoes';
import type { Leitura, Trx } from '../../db/conexao';
import { ato } from '../../db/transacao';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import { Recusa } from '../../nucleo/recusa';
import { encerrarSessoes, type Sessao } from '../../nucleo/sessao';

/** Half a digest of the token: names it to its owner, and opens nothing. */
const nomeDa = (tokenHash: Buffer) => tokenHash.subarray(0, 8).toString('hex');

const daConta = (db: Leitura, contaId: number) =>
  db
    .selectFrom('sessao')
    .select(['token_hash', 'aparelho', 'criada_em', 'usada_em'])
    .where('conta_id', '=', contaId)
    .orderBy('usada_em', 'desc')
    .orderBy('criada_em', 'desc');

export async function listarSessoes(db: Leitura, { id, tokenHash }: Sessao): Promise<SessaoAberta[]> {
  const linhas = await daConta(db, id).execute();
  return linhas.map(({ token_hash, aparelho, criada_em, usada_em }) => ({
    id: nomeDa(token_hash),
    aparelho,
    criada_em: criada_em.toISOString(),
    usada_em: usada_em.toISOString(),
    esta: token_hash.equals(tokenHash),
  }));
}

/** One of one's own: somebody else's is not found. */
export const encerrarUmaSessao = ato(
  async (trx: Trx, contaId: number, nome: string, autoria: Autoria): Promise<void> => {
    const linhas = await daConta(trx, contaId).execute();
    const alvo = linhas.find(({ token_hash }) => nomeDa(token_hash) === nome);
    if (!alvo) throw new Recusa('NAO_ENCONTRADO');
    await trx.deleteFrom('sessao').where('token_hash', '=', alvo.token_hash).execute();
    await auditar(trx, autoria, { id: contaId });
  },
);

export const encerrarOutrasSessoes = ato(async (trx: Trx, { id, tokenHash }: Sessao, autoria: Autoria) => {
  const quantos = await encerrarSessoes(trx, id, tokenHash);
  if (quantos > 0) await auditar(trx, autoria, { id, depois: { quantos } });
  else nadaFeito(autoria);
  return quantos;
});
