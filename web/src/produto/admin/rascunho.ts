import { formatarDecimal, lerDecimal } from '@indica-bem/domain/brasil/numeros';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import {
  type CampoObrigatorio,
  type ErrosDaFicha,
  errosDaFicha,
  type FichaDoProduto,
  faltaNaFicha,
  linhasPossiveis,
} from '@indica-bem/domain/produto/ficha';
import {
  CATEGORIAS,
  ESPECIES,
  PORTES_DE_PRODUTO,
  SUB_CATEGORIAS,
  TIPOS_DE_CALCULADORA,
} from '@indica-bem/domain/produto/regras';

/** The form as it was typed. */
export type CamposDoProduto = Record<Exclude<keyof Produto, 'id_produto' | 'imagem_caminho' | 'versao'>, string>;

export const EM_BRANCO: CamposDoProduto = {
  categoria: '',
  especie: '',
  sub_categoria: '',
  porte: '',
  nome: '',
  nome_curto: '',
  opcao: '',
  link: '',
  energia_metabolizavel: '',
  tipo_calculadora: '',
  ciclo_de_vida: '',
  outras_necessidades: '',
  em_prescricao: 'S',
  em_catalogo: 'S',
  // Not touched: it follows the line and the calculator.
  so_veterinario: '',
};

const NOMES: Record<CampoObrigatorio, string> = {
  categoria: 'marca',
  especie: 'espécie',
  sub_categoria: 'linha',
  nome: 'nome',
  nome_curto: 'nome curto',
  link: 'link',
  energia_metabolizavel: 'energia metabolizável',
  tipo_calculadora: 'calculadora',
};

/** As the form names its fields. */
export const ROTULOS: CamposDoProduto = {
  categoria: 'Marca',
  especie: 'Espécie',
  sub_categoria: 'Linha',
  porte: 'Porte',
  nome: 'Nome',
  nome_curto: 'Nome curto',
  opcao: 'Opção',
  link: 'Link',
  energia_metabolizavel: 'Energia metabolizável',
  tipo_calculadora: 'Calculadora',
  ciclo_de_vida: 'Ciclo de vida',
  outras_necessidades: 'Outras necessidades',
  em_prescricao: 'Nas indicações',
  em_catalogo: 'No catálogo',
  so_veterinario: 'Só veterinários',
};

export function camposDoProduto(produto: Produto): CamposDoProduto {
  const { id_produto: _, imagem_caminho: __, versao: ___, ...dados } = produto;
  const textos = Object.entries(dados).map(([campo, valor]) => [campo, valor === null ? '' : String(valor)]);
  const energia_metabolizavel = formatarDecimal(produto.energia_metabolizavel, 2);
  return { ...EM_BRANCO, ...Object.fromEntries(textos), energia_metabolizavel };
}

/** Lines are a brand's own for a species, and only dogs have sizes: what no longer fits is asked again. */
export function aoMudarAFicha(campos: CamposDoProduto, mudanca: Partial<CamposDoProduto>): Partial<CamposDoProduto> {
  const { categoria, especie, sub_categoria } = lerFicha({ ...campos, ...mudanca });
  const serve = sub_categoria && linhasPossiveis(categoria, especie).includes(sub_categoria);
  return { ...mudanca, ...(!serve && { sub_categoria: '' }), ...(especie === 'gatos' && { porte: '' }) };
}

export function nomesDoQueFalta(campos: CamposDoProduto): string[] {
  return faltaNaFicha(lerFicha(campos)).map((campo) => NOMES[campo]);
}

export function errosDosCampos(campos: CamposDoProduto): ErrosDaFicha {
  return errosDaFicha(lerFicha(campos));
}

export type FotoDoEnvio = { arquivo: File | null; tirada: boolean };

/** A multipart form; an update is a POST that says `_method=put` (spec 5.4). */
export function formularioDoProduto(
  campos: CamposDoProduto,
  { arquivo, tirada }: FotoDoEnvio,
  altera: boolean,
): FormData {
  const form = new FormData();
  for (const [campo, valor] of Object.entries(campos)) {
    if (campo !== 'so_veterinario' || valor) form.set(campo, valor.trim());
  }
  if (arquivo) form.set('imagem', arquivo);
  if (tirada) form.set('sem_imagem', 'S');
  if (altera) form.set('_method', 'put');
  return form;
}

// What cannot be read is passed on as it is, for the rules to refuse.
export function lerFicha(campos: CamposDoProduto): FichaDoProduto {
  const energia = campos.energia_metabolizavel.replace(/kcal\s*\/?\s*kg/i, '').trim();
  return {
    categoria: CATEGORIAS.find((opcao) => opcao === campos.categoria) ?? null,
    especie: ESPECIES.find((opcao) => opcao === campos.especie) ?? null,
    sub_categoria: SUB_CATEGORIAS.find((opcao) => opcao === campos.sub_categoria) ?? null,
    porte: PORTES_DE_PRODUTO.find((opcao) => opcao === campos.porte) ?? null,
    nome: campos.nome.trim(),
    nome_curto: campos.nome_curto.trim(),
    link: campos.link.trim(),
    energia_metabolizavel: energia === '' ? null : (lerDecimal(energia) ?? Number.NaN),
    tipo_calculadora: TIPOS_DE_CALCULADORA.find((opcao) => opcao === campos.tipo_calculadora) ?? null,
  };
}
