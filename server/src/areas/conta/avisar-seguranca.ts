import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { MARCA } from '@indica-bem/domain/marca';
import { ola } from '@indica-bem/domain/texto/primeiro-nome';
import type { MotivoDeSeguranca } from '../../jobs/tarefas';
import type { Correio } from '../../mail/correio';
import { botao, escaparHtml, moldura, nota, paragrafo } from '../../mail/moldura';
import type { Contexto } from '../../nucleo/contexto';
import { destinatario } from './enviar-link-de-senha';

type Aviso = { contaId: number; motivo: MotivoDeSeguranca; aparelhoId?: number };
type Carta = { assunto: string; corpo: string; seNao: string };

const TROQUE = 'Se não foi você, troque sua senha agora e encerre as outras sessões em Segurança.';

const CARTAS: Record<MotivoDeSeguranca, Carta> = {
  aparelho: {
    assunto: 'Entrada em um aparelho novo',
    corpo: `Sua conta no ${MARCA.nome} foi aberta em um aparelho novo{qual}.`,
    seNao: TROQUE,
  },
  'fator-ligado': {
    assunto: 'Verificação em duas etapas ligada',
    corpo: 'A verificação em duas etapas da sua conta foi ligada ou trocada. As outras sessões foram encerradas.',
    seNao: `Se não foi você, escreva para ${MARCA.email} o quanto antes.`,
  },
  'fator-removido': {
    assunto: 'Verificação em duas etapas alterada',
    corpo: 'Uma forma de confirmar sua entrada foi removida da sua conta: o aplicativo ou uma chave de acesso.',
    seNao: TROQUE,
  },
  'fator-zerado': {
    assunto: 'Verificação em duas etapas desligada',
    corpo:
      'A equipe desligou a verificação em duas etapas da sua conta e encerrou suas sessões. ' +
      'Entre com sua senha e ligue de novo em Segurança.',
    seNao: `Se você não pediu, escreva para ${MARCA.email} o quanto antes.`,
  },
  'codigos-errados': {
    assunto: 'Alguém errou o código da sua conta',
    corpo: 'Alguém entrou com a sua senha e errou várias vezes o código de verificação. Ninguém entrou assim.',
    seNao: 'Se não foi você, sua senha é conhecida: troque-a agora.',
  },
  'recuperacao-usada': {
    assunto: 'Código de recuperação usado',
    corpo: 'Um código de recuperação foi usado na sua conta; ele não serve mais.',
    seNao: TROQUE,
  },
};

/** What the owner of an account must hear of, whoever did it. Nothing to an account that is gone or suspended. */
export async function avisarSeguranca(ctx: Contexto, correio: Correio, aviso: Aviso): Promise<void> {
  const conta = await destinatario(ctx.db, aviso.contaId);
  if (!conta) return;
  // Many more may have pushed it out of the list meanwhile: told all the same, without its name.
  const aparelho = aviso.aparelhoId && (await lerAparelho(ctx, aviso.aparelhoId));
  const { assunto, seNao, ...carta } = CARTAS[aviso.motivo];
  const qual = aparelho ? `: ${aparelho.nome}, em ${momentoCompleto(aparelho.visto_em)}` : '';
  const corpo = carta.corpo.replace('{qual}', qual);
  const saudacao = ola(conta.nome);
  const link = `${ctx.urlPublica()}/web/seguranca`;
  const tranquilo = 'Se foi você, não precisa fazer nada.';
  await correio.enviar({
    para: conta.email,
    assunto,
    texto: [saudacao, '', corpo, '', tranquilo, seNao, '', 'Abrir Segurança:', link].join('\n'),
    html: moldura({
      titulo: assunto,
      conteudo: `${paragrafo(escaparHtml(saudacao))}${paragrafo(escaparHtml(corpo))}${paragrafo(`<strong>${escaparHtml(seNao)}</strong>`)}${botao('Abrir Segurança', link)}${nota(tranquilo)}`,
      urlPublica: ctx.urlPublica(),
    }),
  });
}

const lerAparelho = ({ db }: Contexto, id: number) =>
  db.selectFrom('aparelho').select(['nome', 'visto_em']).where('id', '=', id).executeTakeFirst();
