import { botao, escaparHtml, moldura, paragrafo, quadro } from '../../mail/moldura';

type Carta = {
  titulo: string;
  frase: string;
  /** What it is about, the first one in bold. */
  fatos: string[];
  porque: string;
  acao: string;
  link: string;
  urlPublica: string;
};

/** Every letter about a settlement: what happened, to what, and what follows. */
export function escreverCarta({ titulo, frase, fatos, porque, acao, link, urlPublica }: Carta) {
  const [primeiro = '', ...outros] = fatos.map(escaparHtml);
  const fato = `<p style="margin:0;font-weight:700">${primeiro}</p>${outros.map((outro) => `<p style="margin:4px 0 0">${outro}</p>`).join('')}`;
  return {
    assunto: titulo,
    texto: [frase, '', ...fatos, '', porque, '', link].join('\n'),
    html: moldura({
      titulo,
      conteudo: `${paragrafo(escaparHtml(frase))}${quadro(fato)}${paragrafo(escaparHtml(porque))}${botao(acao, link)}`,
      urlPublica,
    }),
  };
}
