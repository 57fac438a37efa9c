import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import { porExtenso, quandoSera } from '@indica-bem/domain/evento/calendario';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import { racoesDe } from '@indica-bem/domain/reposicao/racoes';
import { noAssunto, semEndereco } from '@indica-bem/domain/texto/nome';
import { ola } from '@indica-bem/domain/texto/primeiro-nome';
import type { Correio } from '../../mail/correio';
import { enviarNaCota } from '../../mail/cota-de-emails';
import { botao, escaparHtml, moldura, nota, paragrafo, quadro } from '../../mail/moldura';
import { CADA_COMPRA_DOA, quiloNoEmail } from '../../mail/quilo-no-email';
import type { Contexto } from '../../nucleo/contexto';
import { QUER_LEMBRETES } from '../conta/lembretes';
import { saidaDosLembretes } from '../conta/saida-dos-lembretes';
import { calendarioDoFim } from './calendario-do-fim';
import { type Indicacao, lerIndicacoes } from './ler-indicacoes';
import { cuidada } from './marcar-reposicoes';

/** Written from what is known now: undone, bought anew, asked for or past meanwhile, it is no longer announced. */
export async function enviarFimDaRacao(
  ctx: Contexto,
  correio: Correio,
  { prescricaoId: id, fim }: { prescricaoId: number; fim: string },
): Promise<void> {
  const hoje = hojeEmSaoPaulo(ctx.relogio());
  const tutor = await lerTutor(ctx, id);
  if (!tutor || fim < hoje) return;
  const indicacoes = await lerIndicacoes(ctx.db, { tutores: [tutor.id], hoje });
  const racao = racoesDe(indicacoes).find(({ compra }) => compra.id_prescricao === id);
  if (racao && racao.fim !== null && racao.fim > fim) return contarDeNovo(ctx, id);
  if (racao?.fim !== fim || cuidada(racao.compra, indicacoes, hoje)) return;
  const saida = await saidaDosLembretes(ctx, tutor);
  const lembrete = {
    para: tutor.email,
    chave: `reposicao-${id}-${fim}`,
    ...escrever(racao.compra, { tutor: tutor.nome, fim, hoje, urlPublica: ctx.urlPublica(), saida }),
    anexos: [calendarioDoFim(ctx, racao.compra, fim)],
  };
  await enviarNaCota(ctx, correio, lembrete, { aviso: 'reposicao-alem-da-cota', dados: { indicacao: id } });
}

/** The tutor said meanwhile for which pet it is, and that one has another bag first: it is announced later. */
async function contarDeNovo({ db }: Contexto, id: number): Promise<void> {
  await db
    .updateTable('reposicao')
    .set({ lembrar_em: null, lembrado_em: null, fim_avisado: null })
    .where('prescricao_id', '=', id)
    .execute();
}

/** Only to who wants reminders, at a mailbox that is known to be theirs. */
const lerTutor = ({ db }: Contexto, id: number) =>
  db
    .selectFrom('prescricao as p')
    .innerJoin('tutor as t', 't.id', 'p.tutor_id')
    .innerJoin('conta as k', 'k.id', 'p.tutor_id')
    .select(['k.id', 'k.email', 't.nome'])
    .where('p.id', '=', id)
    .where(QUER_LEMBRETES)
    .executeTakeFirst();

type Redacao = {
  tutor: string;
  fim: string;
  hoje: string;
  urlPublica: string;
  saida: Awaited<ReturnType<typeof saidaDosLembretes>>;
};

function escrever(compra: Indicacao, { tutor, fim, hoje, urlPublica, saida }: Redacao) {
  const pet = semEndereco(compra.pet ?? compra.pet_nome ?? '');
  const deQuem = pet ? ` de ${pet}` : '';
  const titulo = 'A ração está acabando';
  const quando = quandoSera(fim, hoje);
  const saudacao = `${ola(tutor)} Pelas nossas contas, a ração${deQuem} acaba ${quando ?? ''}, ${porExtenso(fim)}.`;
  const oQue = nomeEmUmaLinha(compra.produto ?? 'Ração');
  const conta = `${formatarDecimal(compra.peso ?? 0, 1)} kg, ${compra.gramas} g por dia, desde ${isoParaBr(compra.comprado_em ?? '')}`;
  const peca = compra.tem_parceiro
    ? `Peça a ${semEndereco(compra.parceiro ?? '')} uma nova indicação: o desconto vem com ela.`
    : 'Quem indicou não está mais por aqui: peça uma nova indicação a outro parceiro, e o desconto vem com ela.';
  const link = `${urlPublica}/web/indicacao/codigo/${compra.id_prescricao}`;
  const rotulo = compra.tem_parceiro ? 'Pedir nova indicação' : 'Ver a indicação';
  const anexo = 'O dia vai anexo, para você pôr no seu calendário.';
  const quilo = quiloNoEmail(urlPublica, CADA_COMPRA_DOA);
  const fato = `<p style="margin:0;font-size:18px;font-weight:700">${escaparHtml(oQue)}</p>
<p style="margin:4px 0 0">${escaparHtml(conta)}</p>`;
  return {
    assunto: `A ração${pet ? ` de ${noAssunto(pet)}` : ''} acaba em ${isoParaBr(fim).slice(0, 5)}`,
    texto: [
      saudacao,
      '',
      oQue,
      conta,
      '',
      peca,
      '',
      `${rotulo}:`,
      link,
      '',
      anexo,
      ...quilo.texto,
      ...saida.texto,
    ].join('\n'),
    html: moldura({
      titulo,
      conteudo: `${paragrafo(escaparHtml(saudacao))}${quadro(fato)}${paragrafo(escaparHtml(peca))}${botao(rotulo, link)}${nota(anexo)}${quilo.html}`,
      urlPublica,
      rodape: saida.rodape,
    }),
    cabecalhos: saida.cabecalhos,
  };
}
