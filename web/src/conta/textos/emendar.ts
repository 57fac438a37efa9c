import type { Bloco, TextoLegal } from '@indica-bem/domain/conta/documentos-legais';

/** What changes in a section: phrases that give way to others, points that join its last list, paragraphs at its end. */
type Emenda = { secao: number; troca?: [de: string, por: string][]; itens?: string[]; paragrafos?: string[] };
type NovaVersao = Pick<TextoLegal, 'versao' | 'resumo' | 'mudou' | 'minuta'> & { emendas: Emenda[] };

/**
 * The next version of a text, told as what changes in the one before: whoever reviews it reads that alone, and the rest
 * is the same to the letter. What it means to change and does not find is a mistake.
 */
export function emendar(anterior: TextoLegal, { emendas, ...nova }: NovaVersao): TextoLegal {
  const secoes = anterior.secoes.map((secao, i) => {
    const daSecao = emendas.filter((emenda) => emenda.secao === i + 1);
    return daSecao.reduce((blocos, emenda) => aplicar(blocos, emenda), secao.blocos);
  });
  const perdida = emendas.find(({ secao }) => !secoes[secao - 1]);
  if (perdida) throw new Error(`${anterior.documento} não tem a seção ${perdida.secao}`);
  return { ...anterior, ...nova, secoes: anterior.secoes.map((s, i) => ({ ...s, blocos: secoes[i] ?? s.blocos })) };
}

function aplicar(blocos: Bloco[], { secao, troca = [], itens = [], paragrafos = [] }: Emenda): Bloco[] {
  const trocados = troca.reduce((texto, [de, por]) => trocar(texto, de, por, secao), blocos);
  const lista = trocados.findLastIndex(({ tipo }) => tipo === 'lista');
  if (itens.length > 0 && lista === -1) throw new Error(`a seção ${secao} não tem lista`);
  return [
    ...trocados.map((bloco, i) =>
      i === lista && bloco.tipo === 'lista' ? { ...bloco, itens: [...bloco.itens, ...itens] } : bloco,
    ),
    ...paragrafos.map((texto): Bloco => ({ tipo: 'paragrafo', texto })),
  ];
}

function trocar(blocos: Bloco[], de: string, por: string, secao: number): Bloco[] {
  let vezes = 0;
  const naFrase = (frase: string) => {
    vezes += frase.split(de).length - 1;
    return frase.replace(de, por);
  };
  const trocados = blocos.map(
    (bloco): Bloco =>
      bloco.tipo === 'lista'
        ? { ...bloco, itens: bloco.itens.map(naFrase) }
        : { ...bloco, texto: naFrase(bloco.texto) },
  );
  if (vezes !== 1) throw new Error(`"${de}" aparece ${vezes} vezes na seção ${secao}`);
  return trocados;
}
