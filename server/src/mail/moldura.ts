import { MARCA } from '@indica-bem/domain/marca';

export const escaparHtml = (texto: string) => texto.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** `rodape`: below the letter, as HTML. */
type Carta = { titulo: string; conteudo: string; urlPublica: string; rodape?: string };

/** The look of every e-mail: tables and inline styles, because that is what mail readers understand. */
export function moldura({ titulo, conteudo, urlPublica, rodape }: Carta): string {
  // Many readers hide images until asked: the name stands beside the logo as text.
  const logo = `<img src="${escaparHtml(urlPublica)}/web/icone-192.png" width="40" height="40" alt="" style="display:block;border:0">`;
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaparHtml(titulo)}</title></head>
<body style="margin:0;background:#FBF6EC;color:#22302A;font-family:Figtree,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="padding:24px 12px"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="background:#1F5C3F;border-radius:18px 18px 0 0;padding:16px 24px"><table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td>${logo}</td><td style="padding-left:10px;color:#FFFFFF;font-size:20px;font-weight:800">${MARCA.nome}</td></tr></table></td></tr>
<tr><td style="background:#FFFFFF;border:1px solid #E9E1D2;border-top:0;border-radius:0 0 18px 18px;padding:28px 24px;word-break:break-word">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escaparHtml(titulo)}</h1>
${conteudo}
</td></tr>
<tr><td style="padding:16px 24px;color:#5B6B63;font-size:13px">${MARCA.nome} · ${MARCA.email}${rodape ? `<br>${rodape}` : ''}</td></tr>
</table></td></tr></table></body></html>`;
}

export const paragrafo = (html: string) => `<p style="margin:0 0 16px">${html}</p>`;

export const nota = (texto: string) => `<p style="margin:0;color:#5B6B63;font-size:14px">${escaparHtml(texto)}</p>`;

/** What the e-mail is about, set apart from what is said about it. */
export const quadro = (html: string) =>
  `<div style="margin:0 0 20px;background:#E6F0EA;border-radius:14px;padding:16px 20px">${html}</div>`;

/** The address stands in full below it: some readers drop the link, some people distrust a button. */
export const botao = (texto: string, url: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:24px 0 12px"><tr><td align="center" style="background:#BF4F0B;border-radius:14px">
<a href="${escaparHtml(url)}" style="display:block;padding:15px 24px;color:#FFFFFF;text-decoration:none;font-weight:700">${escaparHtml(texto)}</a></td></tr></table>
<p style="margin:0 0 20px;color:#5B6B63;font-size:13px;word-break:break-all">Ou copie este endereço: <a href="${escaparHtml(url)}" style="color:#1F5C3F">${escaparHtml(url)}</a></p>`;
