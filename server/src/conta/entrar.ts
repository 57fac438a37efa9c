import type { Sessao } from '@indica-bem/domain/conta/contrato';
import type { Contexto } from '../contexto';
import { transacao } from '../db/transacao';
import { enderecoDoLimite } from '../http/endereco-do-limite';
import { consumir, esquecerErros, exigirFolga, registrarErro } from '../http/limites';
import { Recusa } from '../http/recusa';
import { criarSessao } from '../http/sessao';
import { chaveDoEmail } from './chave-de-limite';
import { lerUsuario } from './ler-usuario';
import { conferirSenha } from './senha';

type Credenciais = { email: string; senha: string; endereco: string };

const ERROS_POR_PAR = 100;
const POR_ENDERECO = { max: 300, janela: 900 };

export async function entrar(ctx: Contexto, { email, senha, endereco }: Credenciais, agora: Date): Promise<Sessao> {
  const { db, config } = ctx;
  const daqui = enderecoDoLimite(endereco);
  const par = `login:${chaveDoEmail(email)}:${daqui}`;
  if (config.limites) {
    await exigirFolga(db, new Map([[par, ERROS_POR_PAR]]), agora);
    await consumir(db, `login:${daqui}`, POR_ENDERECO, agora);
  }
  const conta = await db
    .selectFrom('conta')
    .select(['id', 'senha_hash', 'suspensa_em'])
    .where('email', '=', email)
    .where('excluida_em', 'is', null)
    .executeTakeFirst();
  const confere = await conferirSenha(conta?.senha_hash, senha);
  if (!conta?.senha_hash || !confere) {
    if (config.limites) await registrarErro(db, par, agora);
    throw new Recusa('LOGIN_INVALIDO');
  }
  await esquecerErros(db, par);
  // Told only to who knows the password: to everybody else a suspended account is like no account.
  if (conta.suspensa_em) throw new Recusa('ACESSO_SUSPENSO');
  const julgada = { email, senhaHash: conta.senha_hash };
  const token = await transacao(db, (trx) => criarSessao(trx, conta.id, agora, julgada));
  return lerUsuario(db, conta.id, token, agora);
}
