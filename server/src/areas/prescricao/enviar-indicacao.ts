import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { MARCA } from '@indica-bem/domain/marca';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { hashDaIndicacao } from '@indica-bem/domain/prescricao/link';
import { noAssunto } from '@indica-bem/domain/texto/nome';
import type { Leitura } from '../../db/conexao';
import type { Correio } from '../../mail/correio';
import { enviarNaCota } from '../../mail/cota-de-emails';
import { botao, escaparHtml, moldura, nota, paragrafo, quadro } from '../../mail/moldura';
import { CADA_COMPRA_DOA, quiloNoEmail } from '../../mail/quilo-no-email';
import type { Contexto } from '../../nucleo/contexto';
import { comoCalculamos, quantidadePorDia } from './como-calculamos';
import { type LinhaDePrescricao, lerPrescricao } from './ler-prescricoes';
import { caixaDaRenovada } from './para-quem-renova';

type Envio = {
  prescricaoId: number;
  /** Came with a file, where nobody waited for the quota's answer: it is asked now. */
  doArquivo?: true;
};

/** The tutor's e-mail, written from what the recommendation says at the moment it goes out. */
export async function enviarIndicacao(ctx: Contexto, correio: Correio, envio: Envio): Promise<void> {
  const { prescricaoId: id, doArquivo } = envio;
  const p = await lerPrescricao(ctx.db, id, { papel: 'indicabem', id: 0 }, hojeEmSaoPaulo(ctx.relogio()));
  if (!p) return;
  const urlPublica = ctx.urlPublica();
  const { para, caminho } = await destinoDe(ctx.db, p);
  if (!para || !caminho) return;
  const link = `${urlPublica}/web/indicacao/${caminho}`;
  const pet = noAssunto(p.pet_nome ?? '') || 'o seu pet';
  const assunto = `${noAssunto(quem(p)) || MARCA.nome} indicou uma ração para ${pet}`;
  const mensagem = { para, assunto, ...escrever(p, link, urlPublica) };
  if (!doArquivo) return correio.enviar(mensagem);
  await enviarNaCota(ctx, correio, mensagem, { aviso: 'indicacao-alem-da-cota', dados: { indicacao: id } });
}

/** What was made at a tutor's request is theirs already, and opens without its code. */
async function destinoDe(db: Leitura, p: LinhaDePrescricao): Promise<{ para: string | null; caminho: string | null }> {
  const renovada = p.tutor_id === null ? null : await caixaDaRenovada(db, p.id);
  if (renovada) return { para: renovada.para, caminho: `codigo/${p.id}` };
  return { para: p.email, caminho: p.telefone && hashDaIndicacao(p.codigo, p.telefone) };
}

const quem = (p: LinhaDePrescricao) => p.prescritor?.nome ?? MARCA.nome;

function escrever(p: LinhaDePrescricao, link: string, urlPublica: string): { texto: string; html: string } {
  const titulo = p.tutor_nome ? `${p.tutor_nome}, você recebeu uma indicação` : 'Você recebeu uma indicação';
  const codigo = formatarCodigo(p.codigo);
  const fatos: [string, string][] = [
    ['Código', codigo],
    ['Produto', p.produto?.nome ?? '—'],
    ...(p.pet_nome ? [['Para', p.pet_nome] as [string, string]] : []),
    ...quantidadePorDia(p),
    ['Indicado por', quem(p)],
    ['Data', isoParaBr(p.data)],
  ];
  const calculo = comoCalculamos(p);
  const passos = 'Abra o link, entre ou crie sua conta, escolha uma loja parceira e use o desconto na compra.';
  const quilo = quiloNoEmail(urlPublica, CADA_COMPRA_DOA);
  const texto = [
    titulo,
    '',
    ...fatos.map(([nome, valor]) => `${nome}: ${valor}`),
    ...(p.anotacoes ? ['', `Anotações: ${p.anotacoes}`] : []),
    '',
    passos,
    link,
    ...(calculo ? ['', ...calculo.texto] : []),
    '',
    SO_ABRE,
    ...quilo.texto,
  ].join('\n');
  const linhas = fatos.map(
    ([nome, valor]) =>
      `<p style="margin:0 0 10px"><span style="color:#4B5A52;font-size:14px">${nome}</span><br><strong>${escaparHtml(valor)}</strong></p>`,
  );
  const html = moldura({
    titulo,
    conteudo: [
      quadro(linhas.join('')),
      p.anotacoes
        ? paragrafo(`<strong>Anotações</strong><br>${escaparHtml(p.anotacoes).replaceAll('\n', '<br>')}`)
        : '',
      paragrafo(passos),
      botao('Abrir minha indicação', link),
      calculo ? quadro(`<div style="font-size:14px">${calculo.html}</div>`) : '',
      nota(SO_ABRE),
      quilo.html,
    ].join('\n'),
    urlPublica,
  });
  return { texto, html };
}

const SO_ABRE = 'O código abre a indicação; ele não é o cupom de desconto.';
