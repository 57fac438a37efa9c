import { MARCA } from '@indica-bem/domain/marca';

export const escaparHtml = (texto: string) => texto.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** The look of every e-mail: tables and inline styles, because that is what mail readers understand. */
export function moldura(titulo: string, conteudo: string): string {
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaparHtml(titulo)}</title></head>
<body style="margin:0;background:#FBF6EC;color:#22302A;font-family:Figtree,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="padding:24px 12px"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="background:#1F5C3F;border-radius:18px 18px 0 0;padding:20px 28px;color:#FFFFFF;font-size:20px;font-weight:800">${MARCA.nome}</td></tr>
<tr><td style="background:#FFFFFF;border:1px solid #E9E1D2;border-top:0;border-radius:0 0 18px 18px;padding:28px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escaparHtml(titulo)}</h1>
${conteudo}
</td></tr>
<tr><td style="padding:16px 28px;color:#5B6B63;font-size:13px">${MARCA.nome} · ${MARCA.email}</td></tr>
</table></td></tr></table></body></html>`;
}

export const botao = (texto: string, url: string) =>
  `<p style="margin:24px 0"><a href="${escaparHtml(url)}" style="display:inline-block;background:#BF4F0B;color:#FFFFFF;text-decoration:none;font-weight:700;padding:14px 26px;border-radius:14px">${escaparHtml(texto)}</a></p>`;
