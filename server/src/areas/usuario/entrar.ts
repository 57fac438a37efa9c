import type { Sessao } from '@indica-bem/domain/conta/contrato';
import type { Db } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import type { Aparelho } from '../../nucleo/aparelho';
import { type Autoria, anotarEntradaRecusada, auditar } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { enderecoDoLimite } from '../../nucleo/endereco-do-limite';
import { consumir, esquecerErros, tentar } from '../../nucleo/limites';
import { Recusa } from '../../nucleo/recusa';
import { chaveDe } from '../conta/chave-de-limite';
import { conferirSenha } from '../conta/senha';
import { abrirSessao, exigirAberta } from '../fator/abrir-sessao';
import { lerAberta } from './ler-usuario';

type Credenciais = { email: string; senha: string; endereco: string; aparelho: Aparelho };

/** Five mistakes in a row are free; from the sixth on each doubles the wait, of this account at this address only. */
const POR_PAR = { max: 100, janela: 3600, livres: 5 };
const POR_ENDERECO = { max: 300, janela: 900 };

/** Whoever has a second factor has made the first of two steps, and is told what the other one needs. */
export async function entrar(ctx: Contexto, credenciais: Credenciais, autoria: Autoria): Promise<Sessao> {
  const { email, senha, endereco, aparelho } = credenciais;
  const { agora } = autoria;
  const { db, config } = ctx;
  const conferir = async () => {
    const conta = await db
      .selectFrom('conta')
      .select(['id', 'papel', 'senha_hash', 'suspensa_em'])
      .where('email', '=', email)
      .where('excluida_em', 'is', null)
      .executeTakeFirst();
    const confere = await conferirSenha(conta?.senha_hash, senha, endereco);
    const recusada = !conta?.senha_hash || !confere || conta.suspensa_em;
    if (recusada) await anotarEntradaRecusada(db, { conta: conta?.id ?? null, endereco, agora });
    if (!conta?.senha_hash || !confere) throw new Recusa('LOGIN_INVALIDO', { conta: conta?.id });
    const { id, papel, senha_hash: senhaHash, suspensa_em } = conta;
    return { id, papel, senhaHash, suspensa: suspensa_em !== null };
  };
  const conta = config.limites ? await comLimites(db, { email, endereco, agora }, conferir) : await conferir();
  // Told only to who knows the password: to everybody else a suspended account is like no account.
  if (conta.suspensa) throw new Recusa('ACESSO_SUSPENSO', { conta: conta.id });
  const provada = { email, senhaHash: conta.senhaHash };
  const aberta = await transacao(db, async (trx) => {
    const entrada = await abrirSessao(trx, ctx, conta.id, { provada, aparelho, agora });
    // Half way in is not in: the second step leaves the row.
    if ('token' in entrada) await auditar(trx, autoria, { id: conta.id, quem: conta });
    return lerAberta(trx, conta.id, entrada, agora);
  });
  return exigirAberta(aberta);
}

type DeQuem = { email: string; endereco: string; agora: Date };

async function comLimites<T>(db: Db, { email, endereco, agora }: DeQuem, conferir: () => Promise<T>): Promise<T> {
  const daqui = enderecoDoLimite(endereco);
  const par = `login:${chaveDe(email)}:${daqui}`;
  await consumir(db, `login:${daqui}`, POR_ENDERECO, agora);
  const contadores = [{ chave: par, ...POR_PAR }];
  const errou = (erro: unknown) => erro instanceof Recusa && erro.codigo === 'LOGIN_INVALIDO';
  const certa = await tentar(db, { contadores, agora, errou }, conferir);
  await esquecerErros(db, par);
  return certa;
}
