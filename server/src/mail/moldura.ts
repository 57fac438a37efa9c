import { MARCA } from '@indica-bem/domain/marca';
import { ESCURO } from './tons-escuros';

export const escaparHtml = (texto: string) => texto.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

type Carta = {
  titulo: string;
  conteudo: string;
  urlPublica: string;
  /** Below the letter, as HTML. */
  rodape?: string;
  /** What a list of mails shows beside the subject, as text; without it, how the letter begins. */
  previa?: string | undefined;
};

/**
 * The look of every e-mail: tables and inline styles, because that is what mail readers understand. Its classes are for
 * the dark (tons-escuros.ts); a reader that turns colours by itself finds none that vanishes: every text has a ground of its own.
 */
export function moldura({ titulo, conteudo, urlPublica, rodape, previa }: Carta): string {
  // Many readers hide images until asked: the name stands beside the logo as text.
  const logo = `<img src="${escaparHtml(urlPublica)}/web/icone-192.png" width="40" height="40" alt="" style="display:block;border:0">`;
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaparHtml(titulo)}</title><style>${ESCURO}</style></head>
<body class="fundo" style="margin:0;background:#FBF6EC;color:#22302A;font-family:Figtree,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.5">
${previaEscondida(previa === undefined ? comoComeca(conteudo) : escaparHtml(previa))}
<table role="presentation" class="fundo" width="100%" cellpadding="0" cellspacing="0" style="background:#FBF6EC;padding:24px 12px"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left">
<tr><td class="topo" style="background:#1F5C3F;border-radius:18px 18px 0 0;padding:16px 24px"><table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td>${logo}</td><td class="nome" style="padding-left:10px;color:#FFFFFF;font-size:20px;font-weight:800">${MARCA.nome}</td></tr></table></td></tr>
<tr><td class="folha" style="background:#FFFFFF;color:#22302A;border:1px solid #E9E1D2;border-top:0;border-radius:0 0 18px 18px;padding:28px 24px;word-break:break-word">
<h1 class="tinta" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#22302A">${escaparHtml(titulo)}</h1>
${conteudo}
</td></tr>
<tr><td class="suave" style="padding:16px 24px;color:#5B6B63;font-size:13px">${MARCA.nome} · ${MARCA.email}${rodape ? `<br>${rodape}` : ''}</td></tr>
</table></td></tr></table></body></html>`;
}

/** Room after it, which is nothing to see: otherwise a list goes on with the letter. */
const ESPACO = '&#847;&zwnj;&nbsp;'.repeat(60);

const previaEscondida = (texto: string) =>
  texto &&
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:#FBF6EC">${texto}${ESPACO}</div>`;

const LETRAS_DA_PREVIA = 110;

/** The first words after the greeting. Between words, so that no letter written as a number is cut. */
function comoComeca(conteudo: string): string {
  const [antesDoBotao = ''] = conteudo.split('<a ');
  const palavras = antesDoBotao
    .replace(/<[^>]+>/g, ' ')
    .replace(/^\s*Olá[^!]{0,80}!/, '')
    .split(/\s+/);
  let dito = '';
  for (const palavra of palavras)
    if (dito.length + palavra.length < LETRAS_DA_PREVIA) dito += ` ${palavra}`;
    else break;
  return dito.trim();
}

export const paragrafo = (html: string) => `<p style="margin:0 0 16px">${html}</p>`;

/** What is said beside the matter. */
export const suave = (html: string, tamanho = 14) =>
  `<span class="suave" style="color:#5B6B63;font-size:${tamanho}px">${html}</span>`;

export const nota = (texto: string) =>
  `<p class="suave" style="margin:0;color:#5B6B63;font-size:14px">${escaparHtml(texto)}</p>`;

export const elo = (url: string, texto: string) =>
  `<a href="${escaparHtml(url)}" class="elo" style="color:#1F5C3F">${escaparHtml(texto)}</a>`;

/** What the e-mail is about, set apart from what is said about it. */
export const quadro = (html: string) =>
  `<div class="quadro" style="margin:0 0 20px;background:#E6F0EA;color:#22302A;border-radius:14px;padding:16px 20px">${html}</div>`;

/** The address stands in full below it: some readers drop the link, some people distrust a button. */
export const botao = (texto: string, url: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:24px 0 12px"><tr><td class="botao" align="center" style="background:#BF4F0B;border-radius:14px">
<a href="${escaparHtml(url)}" class="branco" style="display:block;padding:15px 24px;color:#FFFFFF;text-decoration:none;font-weight:700">${escaparHtml(texto)}</a></td></tr></table>
<p class="suave" style="margin:0 0 20px;color:#5B6B63;font-size:13px;word-break:break-all">Ou copie este endereço: ${elo(url, url)}</p>`;
