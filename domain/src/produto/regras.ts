/** Stored spellings; `LiFe` and `Raças Especificas` differ from what is shown. */
export const CATEGORIAS = ['Fórmula Natural', 'Origens'] as const;
export const SUB_CATEGORIAS = [
  'LiFe',
  'Fresh Meat',
  'Fórmula Natural Pró',
  'Origens',
  'Class',
  'Raças Especificas',
  'Gatos',
  'Vet Care',
] as const;
export const ESPECIES = ['cao', 'gatos'] as const;
export const PORTES_DE_PRODUTO = [
  'Mini e Pequeno',
  'Pequeno',
  'Médio',
  'Médio e Grande',
  'Grande',
  'Grande e Gigante',
  'Gigante',
] as const;
export const TIPOS_DE_CALCULADORA = ['comum', 'obesidade', 'recuperacao', 'none'] as const;

export type Categoria = (typeof CATEGORIAS)[number];
export type SubCategoria = (typeof SUB_CATEGORIAS)[number];
export type Especie = (typeof ESPECIES)[number];
export type PorteDoProduto = (typeof PORTES_DE_PRODUTO)[number];
export type TipoDeCalculadora = (typeof TIPOS_DE_CALCULADORA)[number];

export const ROTULO_DA_ESPECIE: Record<Especie, string> = { cao: 'Cães', gatos: 'Gatos' };

export function rotuloDaLinha(linha: SubCategoria): string {
  if (linha === 'LiFe') return 'Life';
  return linha === 'Raças Especificas' ? 'Raças Específicas' : linha;
}

/** In the order the screens show (spec 5.2). */
export const LINHAS: Record<Categoria, Record<Especie, readonly SubCategoria[]>> = {
  'Fórmula Natural': {
    cao: ['Fresh Meat', 'LiFe', 'Fórmula Natural Pró', 'Vet Care'],
    gatos: ['Fresh Meat', 'LiFe', 'Gatos', 'Vet Care'],
  },
  Origens: {
    cao: ['Origens', 'Raças Especificas', 'Class'],
    gatos: ['Origens'],
  },
};

/** What only a vet recommends, unless the team says otherwise: diets that are part of a treatment. */
export const soVeterinarioPorPadrao = (produto: {
  sub_categoria: SubCategoria | null;
  tipo_calculadora: TipoDeCalculadora | null;
}): boolean =>
  produto.sub_categoria === 'Vet Care' ||
  produto.tipo_calculadora === 'obesidade' ||
  produto.tipo_calculadora === 'recuperacao';

/** From wet food to pure fat. Outside it the figure is in another unit, mostly kcal/g. */
const ENERGIA_KCAL_POR_KG = { min: 500, max: 9_000 };

export function erroDaEnergia(kcalPorKg: number): string | null {
  const { min, max } = ENERGIA_KCAL_POR_KG;
  return kcalPorKg >= min && kcalPorKg <= max ? null : 'Informe a energia em kcal por kg, por exemplo 4100';
}

/** What one answer brings at most. */
export const PRODUTOS_POR_VEZ = 500;
