import { linkDoProduto } from './catalogo';
import {
  type Categoria,
  type Especie,
  erroDaEnergia,
  LINHAS,
  type PorteDoProduto,
  rotuloDaLinha,
  type SubCategoria,
  type TipoDeCalculadora,
} from './regras';

/** A product as it is being filled in; empty and null are not answered yet. */
export interface FichaDoProduto {
  categoria: Categoria | null;
  especie: Especie | null;
  sub_categoria: SubCategoria | null;
  porte: PorteDoProduto | null;
  nome: string;
  nome_curto: string;
  link: string;
  energia_metabolizavel: number | null;
  tipo_calculadora: TipoDeCalculadora | null;
}
type CampoDaFicha = keyof FichaDoProduto;
export type ErrosDaFicha = Partial<Record<CampoDaFicha, string>>;

/** In the order of the form (spec 5.3). */
const OBRIGATORIOS = [
  'categoria',
  'especie',
  'sub_categoria',
  'nome',
  'nome_curto',
  'link',
  'energia_metabolizavel',
  'tipo_calculadora',
] as const satisfies CampoDaFicha[];
export type CampoObrigatorio = (typeof OBRIGATORIOS)[number];

export function faltaNaFicha(ficha: FichaDoProduto): CampoObrigatorio[] {
  return OBRIGATORIOS.filter((campo) => ficha[campo] === null || ficha[campo] === '');
}

/** The lines a brand has for a species; none while either is unknown. */
export function linhasPossiveis(categoria: Categoria | null, especie: Especie | null): readonly SubCategoria[] {
  return categoria && especie ? LINHAS[categoria][especie] : [];
}

/** What is filled in but cannot be. */
export function errosDaFicha(ficha: FichaDoProduto): ErrosDaFicha {
  const { categoria, especie, sub_categoria, porte, link, energia_metabolizavel } = ficha;
  const erros: ErrosDaFicha = {};
  if (categoria && especie && sub_categoria && !linhasPossiveis(categoria, especie).includes(sub_categoria)) {
    const animal = especie === 'cao' ? 'cães' : 'gatos';
    erros.sub_categoria = `${categoria} não tem a linha ${rotuloDaLinha(sub_categoria)} para ${animal}`;
  }
  if (especie === 'gatos' && porte) erros.porte = 'Só produtos para cães têm porte';
  if (link && !linkDoProduto(link)) erros.link = 'Informe um endereço que comece com http:// ou https://';
  const energia = energia_metabolizavel !== null && erroDaEnergia(energia_metabolizavel);
  if (energia) erros.energia_metabolizavel = energia;
  return erros;
}
