import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { mesDe } from '@indica-bem/domain/brasil/mes';
import { porExtenso, quandoSera } from '@indica-bem/domain/evento/calendario';
import { noAssunto } from '@indica-bem/domain/texto/nome';
import { ola } from '@indica-bem/domain/texto/primeiro-nome';
import type { Correio } from '../../mail/correio';
import { enviarNaCota } from '../../mail/cota-de-emails';
import { botao, escaparHtml, moldura, paragrafo, quadro } from '../../mail/moldura';
import type { Contexto } from '../../nucleo/contexto';
import { QUER_LEMBRETES } from '../conta/lembretes';
import { saidaDosLembretes } from '../conta/saida-dos-lembretes';

type Lembrete = { titulo: string; descricao: string | null; data: string; nome: string; email: string };

/** Only to who wants reminders, at a mailbox that is known to be theirs. Written from what the event says now. One moved, deleted or past meanwhile is no longer announced. */
export async function enviarLembrete(
  ctx: Contexto,
  correio: Correio,
  { eventoId, data }: { eventoId: number; data: string },
): Promise<void> {
  const hoje = hojeEmSaoPaulo(ctx.relogio());
  const evento = await ctx.db
    .selectFrom('evento as e')
    .innerJoin('tutor as t', 't.id', 'e.tutor_id')
    .innerJoin('conta as k', 'k.id', 'e.tutor_id')
    .select(['e.titulo', 'e.descricao', 'e.data', 't.nome', 'k.id', 'k.email'])
    .where('e.id', '=', eventoId)
    .where('e.data', '=', data)
    .where('e.notificado_em', 'is not', null)
    .where(QUER_LEMBRETES)
    .executeTakeFirst();
  if (!evento || data < hoje) return;
  const chave = `lembrete-${eventoId}-${data}`;
  const saida = await saidaDosLembretes(ctx, evento);
  const lembrete = { para: evento.email, chave, ...escrever(evento, { urlPublica: ctx.urlPublica(), hoje, saida }) };
  await enviarNaCota(ctx, correio, lembrete, { aviso: 'lembrete-alem-da-cota', dados: { evento: eventoId } });
}

type Redacao = { urlPublica: string; hoje: string; saida: Awaited<ReturnType<typeof saidaDosLembretes>> };

function escrever({ titulo, descricao, data, nome }: Lembrete, { urlPublica, hoje, saida }: Redacao) {
  const link = `${urlPublica}/web/eventos?mes=${mesDe(data)}&dia=${data}`;
  const quando = quandoSera(data, hoje);
  const dia = `${porExtenso(data)}${quando ? ` (${quando})` : ''}`;
  const saudacao = `${ola(nome)} Está chegando um compromisso do seu pet:`;
  const texto = [saudacao, '', titulo, dia, ...(descricao ? ['', descricao] : []), '', 'Ver no calendário:', link];
  const compromisso = `<p style="margin:0;font-size:18px;font-weight:700">${escaparHtml(titulo)}</p>
<p style="margin:4px 0 0">${escaparHtml(dia)}</p>
${descricao ? `<p style="margin:12px 0 0;white-space:pre-line">${escaparHtml(descricao)}</p>` : ''}`;
  const html = moldura({
    titulo: 'Lembrete do calendário do pet',
    conteudo: `${paragrafo(escaparHtml(saudacao))}${quadro(compromisso)}${botao('Ver no calendário', link)}`,
    urlPublica,
    rodape: saida.rodape,
  });
  return {
    assunto: `Lembrete: ${noAssunto(titulo) || 'compromisso'} em ${isoParaBr(data).slice(0, 5)}`,
    texto: [...texto, ...saida.texto].join('\n'),
    html,
    cabecalhos: saida.cabecalhos,
  };
}
