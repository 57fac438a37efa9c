import type { entrarComCodigo as chamada } from '@indica-bem/domain/conta/contrato-social';
import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import type { Trx } from '../../../db/conexao';
import type { IdentidadeSocial } from '../../../db/tabelas-comuns';
import { transacao } from '../../../db/transacao';
import type { Aparelho } from '../../../nucleo/aparelho';
import { type Autoria, auditar, nadaFeito } from '../../../nucleo/auditoria';
import type { Contexto } from '../../../nucleo/contexto';
import { Recusa } from '../../../nucleo/recusa';
import { encerrarSessoes, resumoDoToken } from '../../../nucleo/sessao';
import { desvincularIdentidades } from '../../conta/identidades';
import { anularLinksDeSenha } from '../../conta/link-de-senha';
import { assinarPasse } from '../../conta/passe';
import { abrirSessao, exigirAberta } from '../../fator/abrir-sessao';
import { lerAberta } from '../ler-usuario';
import { vincularIdentidade } from './vincular-identidade';

type Acesso = { codigo: string; navegador: string; aparelho: Aparelho };

/** Takes the one-time code in the browser that began the login: a session token is not one, and a link to it is nothing. */
export async function entrarComCodigo(
  ctx: Contexto,
  acesso: Acesso,
  autoria: Autoria,
): Promise<Resposta<typeof chamada>> {
  const { agora } = autoria;
  const identidade = await transacao(ctx.db, (trx) => consumir(trx, acesso, agora));
  const entrada = await transacao(ctx.db, async (trx) => {
    const id = (await contaDaIdentidade(trx, identidade)) ?? (await contaDoEmail(trx, identidade, agora));
    // Nobody yet: what follows is a registration.
    if (!id) return nadaFeito(autoria);
    const aberta = await abrirSessao(trx, ctx, id, { aparelho: acesso.aparelho, agora });
    if ('token' in aberta) await auditar(trx, autoria, { id, quem: { id, papel: 'tutor' } });
    return lerAberta(trx, id, aberta, agora);
  });
  if (entrada) return exigirAberta(entrada);
  const { nome, email, provedor } = identidade;
  return {
    cadastro: { nome, email, provedor, social: await assinarPasse(ctx.db, 'cadastro-social', identidade, agora) },
  };
}

async function consumir(
  trx: Trx,
  { codigo, navegador }: Omit<Acesso, 'aparelho'>,
  agora: Date,
): Promise<IdentidadeSocial> {
  const linha = await trx
    .deleteFrom('codigo_social')
    .where('codigo_hash', '=', resumoDoToken(codigo))
    .where('navegador_hash', '=', resumoDoToken(navegador))
    .where('expira_em', '>', agora)
    .returning('identidade')
    .executeTakeFirst();
  if (!linha) throw new Recusa('ACESSO_SOCIAL_EXPIRADO');
  return linha.identidade;
}

async function contaDaIdentidade(trx: Trx, { provedor, sub }: IdentidadeSocial): Promise<number | undefined> {
  const conta = await trx
    .selectFrom('identidade_social as i')
    .innerJoin('conta as c', 'c.id', 'i.conta_id')
    .select(['c.id', 'c.suspensa_em'])
    .where('i.provedor', '=', provedor)
    .where('i.sub', '=', sub)
    .executeTakeFirst();
  if (conta?.suspensa_em) throw new Recusa('ACESSO_SUSPENSO');
  return conta?.id;
}

/** Somebody we know by e-mail: bound from now on, if the provider vouches for the mailbox and it is a tutor. */
async function contaDoEmail(trx: Trx, identidade: IdentidadeSocial, agora: Date): Promise<number | undefined> {
  if (!identidade.email) return undefined;
  const conta = await trx
    .selectFrom('conta')
    .select(['id', 'papel', 'suspensa_em', 'email_confirmado_em'])
    .where('email', '=', identidade.email)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!conta) return undefined;
  if (!identidade.verificado) throw new Recusa('ACESSO_SOCIAL_SEM_VINCULO');
  if (conta.papel !== 'tutor') throw new Recusa('ACESSO_SOCIAL_SO_DE_TUTOR');
  if (conta.suspensa_em) throw new Recusa('ACESSO_SUSPENSO');
  if (!conta.email_confirmado_em) await tomarPosse(trx, conta.id, agora);
  await vincularIdentidade(trx, identidade, conta.id, agora);
  return conta.id;
}

/**
 * Whoever registered with this e-mail never proved to read it; this person has. A password set by a stranger who
 * squatted on the address, the provider's accounts they came in by, and the sessions these opened, end here.
 */
async function tomarPosse(trx: Trx, id: number, agora: Date): Promise<void> {
  await trx
    .updateTable('conta')
    .set({ senha_hash: null, aguarda_ativacao: false, email_confirmado_em: agora })
    .where('id', '=', id)
    .execute();
  await desvincularIdentidades(trx, id);
  await encerrarSessoes(trx, id);
  await anularLinksDeSenha(trx, id);
}
