import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import { MARCA } from '@indica-bem/domain/marca';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { PARCEIRO_EXCLUIDO } from '@indica-bem/domain/prescritor/parceiro-excluido';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import { semEndereco } from '@indica-bem/domain/texto/nome';
import { botao, escaparHtml, moldura, nota, paragrafo, quadro } from '../../mail/moldura';
import { CADA_COMPRA_DOA, quiloNoEmail } from '../../mail/quilo-no-email';
import { enderecoDaImagem } from '../imagem/guardar-imagem';
import { comoCalculamos, quantidadePorDia } from './como-calculamos';
import type { LinhaDePrescricao } from './completar';

type Carta = {
  p: LinhaDePrescricao;
  /** The best there is now; null without any store. */
  desconto: number | null;
  link: string;
  urlPublica: string;
};

/** As the link shows it: the clinic or the shop by the name on its door; somebody who left the programme is not named. */
export const quemIndicou = ({ prescritor }: Pick<LinhaDePrescricao, 'prescritor'>) =>
  (!saiu(prescritor) && (prescritor?.nome_fantasia || prescritor?.nome)) || MARCA.nome;

const saiu = (prescritor: LinhaDePrescricao['prescritor']) => prescritor?.nome === PARCEIRO_EXCLUIDO;

const SO_ABRE = 'O código abre a indicação; ele não é o cupom de desconto.';
const PASSOS = 'Abra, crie sua conta, escolha a loja parceira e mostre o cupom no caixa.';

/**
 * What it is, how much less it costs and how much a day, then one button; the rest are notes. Text and HTML say the same in the
 * same order: who reads without pictures or without colours misses nothing.
 */
export function escreverIndicacao({ p, desconto, link, urlPublica }: Carta): { texto: string; html: string } {
  const [tutor, pet] = [semEndereco(p.tutor_nome ?? ''), semEndereco(p.pet_nome ?? '')];
  const titulo = tutor ? `${tutor}, você recebeu uma indicação` : 'Você recebeu uma indicação';
  const quem = semEndereco(quemIndicou(p)) || MARCA.nome;
  const anotou = saiu(p.prescritor) ? 'quem indicou' : quem;
  const para = `para ${pet || 'o seu pet'}`;
  const nome = nomeDe(p);
  const promessa = promessaDe(p, desconto);
  const porDia = quantidadePorDia(p).map(([rotulo, valor]) => `${rotulo}: ${valor}`);
  const rodape = `Código ${formatarCodigo(p.codigo)} · ${isoParaBr(p.data)}. ${SO_ABRE}`;
  const calculo = comoCalculamos(p);
  const quilo = quiloNoEmail(urlPublica, CADA_COMPRA_DOA);
  const linhas = [
    titulo,
    '',
    `${quem} indicou ${para}:`,
    nome,
    ...(promessa ? [promessa] : []),
    ...porDia,
    '',
    'Abrir minha indicação:',
    link,
    '',
    PASSOS,
    ...(p.anotacoes ? ['', `Anotações de ${anotou}:`, p.anotacoes] : []),
    ...(calculo ? ['', ...calculo.texto] : []),
    '',
    rodape,
    ...quilo.texto,
  ];
  const html = moldura({
    titulo,
    previa: [promessa, nome, ...porDia].filter(Boolean).join(' · '),
    conteudo: [
      paragrafo(`<strong>${escaparHtml(quem)}</strong> indicou ${escaparHtml(para)}:`),
      vitrine({ foto: fotoDe(p, urlPublica), nome, promessa, porDia }),
      botao('Abrir minha indicação', link),
      paragrafo(PASSOS),
      p.anotacoes
        ? paragrafo(
            `<strong>Anotações de ${escaparHtml(anotou)}</strong><br>${escaparHtml(p.anotacoes).replaceAll('\n', '<br>')}`,
          )
        : '',
      calculo ? quadro(`<div style="font-size:14px">${calculo.html}</div>`) : '',
      nota(rodape),
      quilo.html,
    ].join('\n'),
    urlPublica,
  });
  return { texto: linhas.join('\n'), html };
}

const nomeDe = ({ produto, titulo_especifico }: LinhaDePrescricao): string =>
  produto ? nomeEmUmaLinha(produto) : (titulo_especifico ?? 'Uma alimentação para o seu pet');

/** A discount of its own holds at every store; otherwise stores differ. */
function promessaDe({ desconto_especifico }: LinhaDePrescricao, desconto: number | null): string | null {
  if (desconto === null) return null;
  return `${desconto_especifico === null ? 'Até ' : ''}${formatarDecimal(desconto, 2)}% de desconto`;
}

/** A picture that every reader can show; the drawing of a bag where the product has none. */
const fotoDe = ({ produto }: LinhaDePrescricao, urlPublica: string) =>
  produto?.imagem_hash
    ? `${urlPublica}${enderecoDaImagem(produto.imagem_hash)}/carta`
    : `${urlPublica}/web/embalagem.png`;

type Vitrine = { foto: string; nome: string; promessa: string | null; porDia: string[] };

/** Words beside the picture: with images off the letter is whole. */
function vitrine({ foto, nome, promessa, porDia }: Vitrine): string {
  const imagem = `<img src="${escaparHtml(foto)}" width="96" height="96" alt="Embalagem" style="display:block;width:96px;height:96px;border:0;border-radius:12px;background:#FBF6EC;color:#22302A;font-size:13px">`;
  const palavras = [
    `<strong style="line-height:1.3">${escaparHtml(nome)}</strong>`,
    ...porDia.map((dita) => `<span style="font-size:15px">${escaparHtml(dita)}</span>`),
  ];
  const desconto =
    promessa &&
    `<p class="destaque" style="margin:16px 0 0;background:#FFE9D9;color:#8A3A06;border-radius:12px;padding:12px 16px;font-size:28px;line-height:1.2;font-weight:800;text-align:center">${escaparHtml(promessa)}</p>`;
  return quadro(
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td width="110" style="vertical-align:top">${imagem}</td><td style="vertical-align:middle">${palavras.join('<br>')}</td></tr></table>${desconto ?? ''}`,
  );
}
