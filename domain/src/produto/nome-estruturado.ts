/** What a product is called, in the order a person looks for it: the line, who it is for, the flavour. */
export interface NomeEstruturado {
  linha: string | null;
  paraQuem: string;
  sabor: string | null;
}

/** Many answers carry only the name; the fields of the others say what a name may leave out. */
export interface ProdutoNomeado {
  nome: string;
  sub_categoria?: string | undefined;
  porte?: string | null | undefined;
  opcao?: string | null | undefined;
}

/**
 * How a name begins: the brand is left out where the line says which it is, and the line that is called after its animal would say
 * it twice. Written out: the homes carry it.
 */
const LINHAS = [
  'Fresh Meat',
  'Life',
  'Vet Care',
  'Raças Específicas',
  'Class',
  'Fórmula Natural Pró',
  'Fórmula Natural',
  'Origens',
];
const COMECO = new RegExp(
  `^(?:(?:Fórmula Natural|Origens) (?=(?:${LINHAS.slice(0, 5).join('|')}) ))?(${LINHAS.join('|')}) `,
  'i',
);

const FASE = '(?:adult[oa]s?|filhotes?|sêniore?s?|castrad[oa]s?)';
const FASES = new RegExp(`^${FASE}(?: ${FASE})*$`, 'i');
const FASE_NO_FIM = new RegExp(`(?<= )${FASE}$`, 'i');
const ANIMAL = /^(cães|gatos) ?/i;
const PORTE = /(?:^| )porte ((?:\S+ e )?(?:pequeno|médio|grande|gigante))(?= |$)/i;
const GOSTO =
  '(?:frango|carne|salmão|cordeiro|peixe|peru|atum|pato|suíno|cereais|arroz|legumes|vegetais|proteína hidrolisada)';
const GOSTO_NO_FIM = new RegExp(`(?<= )${GOSTO}(?:(?:,| e) ?${GOSTO})*$`, 'i');
/** An option that says nothing the absent size does not. */
const QUALQUER_PORTE = 'todos os portes';

/**
 * No word is in two parts, and none of the name is lost but the brand, where the line says it. A name that does not
 * begin as ours do stands whole.
 */
export function nomeEstruturado(produto: ProdutoNomeado): NomeEstruturado {
  const nome = produto.nome.replace(/\s+/g, ' ').trim();
  const comeco = separarLinha(nome);
  if (!comeco) return { linha: null, paraQuem: nome, sabor: null };
  const [linha, resto] = comeco;
  const [antes, porteNoNome, depois] = separarPorte(resto);
  const sabor = depois ?? saborNoFim(antes, produto.opcao);
  const quem = depois || !sabor ? antes : antes.slice(0, -sabor.length).trim();
  const porte = porteNoNome ?? porteNaoDito(produto);
  return {
    linha,
    paraQuem: [dizerQuem(quem), porte && `porte ${porte.toLowerCase()}`].filter(Boolean).join(', '),
    sabor: [sabor, opcaoNaoDita(nome, produto.opcao)].filter(Boolean).join(', ') || null,
  };
}

/** Where there is room for one line only: a message, a cell, a label that is read out. */
export function nomeEmUmaLinha(produto: ProdutoNomeado | string): string {
  const { linha, paraQuem, sabor } = nomeEstruturado(typeof produto === 'string' ? { nome: produto } : produto);
  return [linha, paraQuem, sabor].filter(Boolean).join(' · ');
}

function separarLinha(nome: string): [string, string] | null {
  const [comeco = '', dita] = COMECO.exec(nome) ?? [];
  const linha = LINHAS.find((uma) => uma.toLowerCase() === dita?.toLowerCase());
  return linha ? [linha, nome.slice(comeco.length)] : null;
}

function separarPorte(resto: string): [string, string | null, string | null] {
  const achado = PORTE.exec(resto);
  if (!achado?.[1]) return [resto, null, null];
  const depois = resto.slice(achado.index + achado[0].length).trim();
  return [resto.slice(0, achado.index), achado[1], depois || null];
}

/** The option where the name ends with it, else what is known to be one; a stage of life is no flavour. */
function saborNoFim(resto: string, opcao: string | null | undefined): string | null {
  const dito = opcao && resto.toLowerCase().endsWith(` ${opcao.toLowerCase()}`) && !FASES.test(opcao);
  return dito ? resto.slice(-opcao.length) : (GOSTO_NO_FIM.exec(resto)?.[0] ?? null);
}

/** "Cães Adultos" is a kind of dog; "Cães Renal" is a food for them. */
function dizerQuem(quem: string): string {
  const animal = ANIMAL.exec(quem)?.[1];
  if (!animal) return quem.replace(FASE_NO_FIM, (fase) => fase.toLowerCase());
  const resto = quem.slice(animal.length).trim();
  if (!resto) return animal;
  return FASES.test(resto) ? `${animal} ${resto.toLowerCase()}` : `${resto} para ${animal.toLowerCase()}`;
}

/** A breed says its size. */
function porteNaoDito({ nome, sub_categoria, porte }: ProdutoNomeado): string | null {
  return porte && sub_categoria !== 'Raças Especificas' && !diz(nome, porte) ? porte : null;
}

function opcaoNaoDita(nome: string, opcao: string | null | undefined): string | null {
  return opcao && opcao.toLowerCase() !== QUALQUER_PORTE && !diz(nome, opcao) ? opcao : null;
}

const diz = (nome: string, parte: string) => ` ${nome} `.toLowerCase().includes(` ${parte.trim().toLowerCase()} `);
