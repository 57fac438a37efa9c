import { botao, elo, escaparHtml, moldura, nota, paragrafo, quadro } from '../../mail/moldura';

type Carta = {
  titulo: string;
  frase: string;
  /** What it is about, the first one in bold. */
  fatos: string[];
  porque: string;
  acao: string;
  link: string;
  urlPublica: string;
  /** What the letter is kept for, besides: a code, what it says and where it is checked. */
  testemunho?: { frase: string; codigo: string; onde: string } | null;
};

/** Every letter about a settlement: what happened, to what, and what follows. */
export function escreverCarta({ titulo, frase, fatos, porque, acao, link, urlPublica, testemunho = null }: Carta) {
  const [primeiro = '', ...outros] = fatos.map(escaparHtml);
  const fato = `<p style="margin:0;font-weight:700">${primeiro}</p>${outros.map((outro) => `<p style="margin:4px 0 0">${outro}</p>`).join('')}`;
  return {
    assunto: titulo,
    texto: [frase, '', ...fatos, '', porque, '', link, ...emTexto(testemunho)].join('\n'),
    html: moldura({
      titulo,
      conteudo: `${paragrafo(escaparHtml(frase))}${quadro(fato)}${paragrafo(escaparHtml(porque))}${botao(acao, link)}${emHtml(testemunho)}`,
      urlPublica,
    }),
  };
}

type Testemunho = Carta['testemunho'];

const emTexto = (testemunho: Testemunho) =>
  testemunho ? ['', testemunho.frase, '', testemunho.codigo, '', `Confira em ${testemunho.onde}`] : [];

function emHtml(testemunho: Testemunho): string {
  if (!testemunho) return '';
  const { frase, codigo, onde } = testemunho;
  const escrito = `<span style="font-family:monospace">${escaparHtml(codigo)}</span>`;
  return `${nota(frase)}<p style="margin:8px 0;font-size:14px">${escrito}</p><p style="margin:0;font-size:14px">Confira em ${elo(onde, onde)}</p>`;
}
