import { NOME_DA_FUNCAO } from '@indica-bem/domain/equipe/funcoes';
import { MARCA } from '@indica-bem/domain/marca';
import { ola } from '@indica-bem/domain/texto/primeiro-nome';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import type { Correio } from '../../mail/correio';
import { escreverSemConfirmar } from '../../mail/cota-de-emails';
import { botao, escaparHtml, moldura, nota, paragrafo } from '../../mail/moldura';
import type { Contexto } from '../../nucleo/contexto';
import { coube, esquecerErros } from '../../nucleo/limites';
import { criarLinkDeSenha, type Motivo } from './link-de-senha';

const CARTAS: Record<Motivo, { assunto: string; titulo: string; corpo: string; botao: string; rodape: string }> = {
  recuperacao: {
    assunto: 'Recupere sua senha',
    titulo: 'Recuperar minha senha',
    corpo: 'Recebemos um pedido para trocar a senha da sua conta. O link vale por 30 minutos e serve uma vez.',
    botao: 'Criar nova senha',
    rodape: 'Se não foi você, ignore este e-mail: sua senha continua a mesma.',
  },
  convite: {
    assunto: `Seu acesso ao ${MARCA.nome}`,
    titulo: `Boas-vindas ao ${MARCA.nome}`,
    corpo: 'Nossa equipe fez o seu cadastro. Crie sua senha para entrar: o link vale por 72 horas e serve uma vez.',
    botao: 'Criar minha senha',
    rodape: 'Se o link vencer, peça outro em “Esqueci minha senha”, na tela de entrada.',
  },
  cadastro: {
    assunto: `Complete seu cadastro no ${MARCA.nome}`,
    titulo: 'Complete seu cadastro',
    corpo:
      'Alguém tentou se cadastrar com o seu e-mail, e nossa equipe já tinha iniciado o seu cadastro. ' +
      'Se foi você, continue por aqui: o link vale por 72 horas e serve uma vez.',
    botao: 'Completar meu cadastro',
    rodape: 'Se não foi você, ignore este e-mail: ninguém entra na sua conta sem este link.',
  },
};

/** To somebody of the team: what the account is for, or that its password was taken away. */
const CARTAS_DA_EQUIPE = {
  convite: {
    ...CARTAS.convite,
    assunto: `Seu acesso à equipe do ${MARCA.nome}`,
    titulo: `Boas-vindas à equipe do ${MARCA.nome}`,
    corpo:
      'Você recebeu um convite para a equipe, na função {funcao}. ' +
      'Crie sua senha para entrar: o link vale por 72 horas e serve uma vez.',
  },
  redefinida: {
    ...CARTAS.convite,
    assunto: `Crie outra senha para o ${MARCA.nome}`,
    titulo: 'Seu acesso foi redefinido',
    corpo:
      'Uma pessoa responsável pela equipe redefiniu o seu acesso: a senha de antes não serve mais e você saiu de todos ' +
      'os aparelhos. Crie outra para entrar: o link vale por 72 horas e serve uma vez.',
  },
};

const UM_POR_MINUTO = { max: 1, janela: 60 };

/** Whoever asks, and however often: a link a minute. One that could not be delivered does not count. */
export async function enviarRecuperacao(ctx: Contexto, correio: Correio, id: number): Promise<void> {
  const chave = `recuperacao:${id}`;
  if (ctx.config.limites && !(await coube(ctx.db, chave, UM_POR_MINUTO, ctx.relogio()))) return;
  await enviarLinkDeSenha(ctx, correio, id, 'recuperacao').catch(async (erro) => {
    await esquecerErros(ctx.db, chave);
    throw erro;
  });
}

/** Nothing goes to an account that is gone or suspended, and nothing that begins one to somebody who is already in. */
export async function enviarLinkDeSenha(ctx: Contexto, correio: Correio, id: number, motivo: Motivo): Promise<void> {
  const conta = await destinatario(ctx.db, id);
  if (!conta || (motivo !== 'recuperacao' && conta.tem_senha)) return;
  const enviar = () => escrever(ctx, correio, { ...conta, id }, motivo);
  // Anybody may have given a stranger's address for theirs, and ask for it every minute.
  if (motivo === 'recuperacao' && !conta.ja_entrou) await escreverSemConfirmar(ctx, conta.email, enviar);
  else await enviar();
}

async function escrever(
  ctx: Contexto,
  correio: Correio,
  conta: Destinatario & { id: number },
  motivo: Motivo,
): Promise<void> {
  const link = await criarLinkDeSenha(ctx, conta, motivo);
  if (!link) return;
  const carta = cartaPara(conta, motivo);
  const saudacao = ola(conta.nome);
  await correio.enviar({
    para: conta.email,
    assunto: carta.assunto,
    texto: [saudacao, '', carta.corpo, '', `${carta.botao}:`, link, '', carta.rodape].join('\n'),
    html: moldura({
      titulo: carta.titulo,
      conteudo: `${paragrafo(escaparHtml(saudacao))}${paragrafo(carta.corpo)}${botao(carta.botao, link)}${nota(carta.rodape)}`,
      urlPublica: ctx.urlPublica(),
    }),
  });
}

type Destinatario = NonNullable<Awaited<ReturnType<typeof destinatario>>>;

function cartaPara({ funcao, ja_entrou }: Destinatario, motivo: Motivo): (typeof CARTAS)[Motivo] {
  if (!funcao || motivo !== 'convite') return CARTAS[motivo];
  const carta = CARTAS_DA_EQUIPE[ja_entrou ? 'redefinida' : 'convite'];
  return { ...carta, corpo: carta.corpo.replace('{funcao}', NOME_DA_FUNCAO[funcao]) };
}

/** Whom a mail about an account goes to; nobody, of one that is gone or suspended. */
export const destinatario = (db: Leitura, id: number) =>
  db
    .selectFrom('conta as c')
    .leftJoin('tutor as t', 't.id', 'c.id')
    .leftJoin('prescritor as p', 'p.id', 'c.id')
    .leftJoin('lojista as l', 'l.id', 'c.id')
    .leftJoin('administrador as a', 'a.id', 'c.id')
    .select([
      'c.email',
      'a.funcao',
      sql<boolean>`c.email_confirmado_em is not null`.as('ja_entrou'),
      sql<string>`coalesce(t.nome, p.nome, l.nome_fantasia, a.nome, '')`.as('nome'),
      sql<boolean>`c.senha_hash is not null`.as('tem_senha'),
    ])
    .where('c.id', '=', id)
    .where('c.suspensa_em', 'is', null)
    .where('c.excluida_em', 'is', null)
    .executeTakeFirst();
