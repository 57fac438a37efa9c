import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { crmvPorExtenso, estadoDaLicenca, type SituacaoDoCrmv, valeAte } from '@indica-bem/domain/prescritor/licenca';
import { ola } from '@indica-bem/domain/texto/primeiro-nome';
import type { Leitura } from '../../db/conexao';
import type { Correio } from '../../mail/correio';
import { botao, escaparHtml, moldura, nota, paragrafo } from '../../mail/moldura';
import type { Contexto } from '../../nucleo/contexto';

type Conferencia = NonNullable<Awaited<ReturnType<typeof lerConferencia>>>;
type Carta = { assunto: string; frases: string[]; rodape: string };

/** What the team found, to the partner. Not of a CRMV that was changed meanwhile, nor of a check that another replaced. */
export async function avisarCrmv(ctx: Contexto, correio: Correio, conferenciaId: number): Promise<void> {
  const conferencia = await lerConferencia(ctx.db, conferenciaId);
  if (!conferencia || !aindaFala(conferencia)) return;
  await enviar(ctx, correio, {
    conferencia,
    chave: `crmv-${conferenciaId}`,
    carta: CARTAS[conferencia.situacao](conferencia),
  });
}

/** Thirty days before the year ends, while it still holds. */
export async function avisarCrmvAVencer(ctx: Contexto, correio: Correio, conferenciaId: number): Promise<void> {
  const conferencia = await lerConferencia(ctx.db, conferenciaId);
  if (!conferencia || !aindaFala(conferencia)) return;
  const { perfil, crmv_uf: uf, crmv_numero: numero } = conferencia;
  const hoje = hojeEmSaoPaulo(ctx.relogio());
  if (estadoDaLicenca({ perfil, registro: { uf, numero }, ultima: conferencia }, hoje) !== 'valida') return;
  const carta = {
    assunto: `A conferência do seu CRMV vale até ${isoParaBr(valeAte(conferencia.conferido_em)).slice(0, 5)}`,
    frases: [
      `Uma vez por ano a equipe confere o CRMV dos veterinários. A conferência do ${crmvPorExtenso(conferencia)} vale até ${isoParaBr(valeAte(conferencia.conferido_em))}.`,
      'Não é preciso fazer nada se ele continua o mesmo. Se mudou, atualize em Minha conta.',
    ],
    rodape: 'Sem a conferência, os produtos que só veterinários indicam ficam travados até ela ser feita.',
  };
  await enviar(ctx, correio, { conferencia, chave: `crmv-vence-${conferenciaId}`, carta });
}

const CARTAS: Record<SituacaoDoCrmv, (conferencia: Conferencia) => Carta> = {
  regular: (conferencia) => ({
    assunto: 'Seu CRMV foi conferido',
    frases: [
      `A equipe conferiu o ${crmvPorExtenso(conferencia)}: está tudo certo.`,
      'Você já pode indicar também os produtos que só veterinários indicam.',
    ],
    rodape: `A conferência vale até ${isoParaBr(valeAte(conferencia.conferido_em))}; depois a equipe confere de novo.`,
  }),
  irregular: (conferencia) => recusada(conferencia, 'aparece como irregular no conselho'),
  nao_encontrado: (conferencia) => recusada(conferencia, 'não foi encontrado no conselho'),
};

const recusada = (conferencia: Conferencia, achado: string): Carta => ({
  assunto: 'Não conseguimos confirmar o seu CRMV',
  frases: [
    `O ${crmvPorExtenso(conferencia)} ${achado}.`,
    'Confira a UF e o número em Minha conta. Se estiverem certos, responda a este e-mail ou fale com a equipe.',
  ],
  rodape: 'As suas outras indicações continuam como sempre; só os produtos que veterinários indicam ficam travados.',
});

const lerConferencia = (db: Leitura, id: number) =>
  db
    .selectFrom('crmv_conferido as k')
    .innerJoin('prescritor as p', 'p.id', 'k.prescritor_id')
    .innerJoin('conta as c', 'c.id', 'p.id')
    .select(['k.uf', 'k.numero', 'k.situacao', 'k.conferido_em', 'p.perfil', 'p.nome', 'p.crmv_uf', 'p.crmv_numero'])
    .select(['c.email'])
    .where('k.id', '=', id)
    .where('c.excluida_em', 'is', null)
    .where('c.suspensa_em', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('crmv_conferido as depois')
            .select('depois.id')
            .whereRef('depois.prescritor_id', '=', 'k.prescritor_id')
            .whereRef('depois.id', '>', 'k.id'),
        ),
      ),
    )
    .executeTakeFirst();

const aindaFala = ({ uf, numero, crmv_uf, crmv_numero }: Conferencia) => uf === crmv_uf && numero === crmv_numero;

type Envio = { conferencia: Conferencia; chave: string; carta: Carta };

async function enviar(ctx: Contexto, correio: Correio, { conferencia, chave, carta }: Envio): Promise<void> {
  const { assunto, frases, rodape } = carta;
  const saudacao = ola(conferencia.nome);
  const link = `${ctx.urlPublica()}/web/perfil`;
  await correio.enviar({
    para: conferencia.email,
    chave,
    assunto,
    texto: [saudacao, '', ...frases, '', 'Minha conta:', link, '', rodape].join('\n'),
    html: moldura({
      titulo: assunto,
      conteudo: `${[saudacao, ...frases].map((frase) => paragrafo(escaparHtml(frase))).join('')}${botao('Abrir Minha conta', link)}${nota(rodape)}`,
      urlPublica: ctx.urlPublica(),
    }),
  });
}
