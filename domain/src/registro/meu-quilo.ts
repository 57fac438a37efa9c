import { formatarInteiro } from '../brasil/numeros';

export const SITUACOES_DO_QUILO = ['registrado', 'a_registrar', 'em_analise', 'estornado'] as const;
export type SituacaoDoQuilo = (typeof SITUACOES_DO_QUILO)[number];

/** A purchase of somebody, as the register knows it. `n`: its leaf, once it has one. */
type Compra = { n: number | null; estornada: boolean; retida: boolean };

/** How the kilogram of a purchase stands: what was undone no longer counts, whether it ever was a leaf or not. */
export function situacaoDoQuilo({ n, estornada, retida }: Compra): SituacaoDoQuilo {
  if (estornada) return 'estornado';
  if (n !== null) return 'registrado';
  return retida ? 'em_analise' : 'a_registrar';
}

/** What the file of a receipt says it is, for whoever finds it years later. */
export const FORMATO_DO_COMPROVANTE = 'indicabem/doacoes/comprovante/1';

export const nomeDoComprovante = (n: number) => `indica-bem-quilo-${n}.json`;

/** A hash as it is printed to be read: groups of eight. */
export const raizEmGrupos = (raiz: string): string => raiz.match(/.{1,8}/g)?.join(' ') ?? '';

/** How people are told the size of the register: to them a leaf is a line. */
export const linhasDoRegistro = (quantas: number): string =>
  `${formatarInteiro(quantas)} ${quantas === 1 ? 'linha' : 'linhas'}`;
