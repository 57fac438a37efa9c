import type { Especie, PorteDoProduto } from '../produto/regras';
import { ATIVIDADES } from './adulto';
import { calcularDose } from './calcular-dose';
import { deFilhote, type ProdutoDaDose } from './caso';
import type { Dose, Formula } from './dose';
import { NIVEIS_DE_ATIVIDADE } from './formula-1';

/** kg, of a dog of that size; where a food is for all of them, of the one the calculator's own examples have. */
const PESO_POR_PORTE: Record<PorteDoProduto, number> = {
  'Mini e Pequeno': 5,
  Pequeno: 7,
  Médio: 15,
  'Médio e Grande': 22,
  Grande: 30,
  'Grande e Gigante': 40,
  Gigante: 50,
};
const PESO_SEM_PORTE: Record<Especie, number> = { cao: 10, gatos: 4 };

type ProdutoDoExemplo = ProdutoDaDose & { porte: PorteDoProduto | null; so_veterinario?: 'S' | 'N' | undefined };

/** Only of what a healthy adult eats: growth, treatment and recovery are reckoned for one animal, by who recommends. */
export const temExemplo = (produto: ProdutoDoExemplo): boolean =>
  produto.tipo_calculadora === 'comum' && !deFilhote(produto) && produto.so_veterinario !== 'S';

export function pesoTipico({ especie, porte }: Pick<ProdutoDoExemplo, 'especie' | 'porte'>): number {
  return especie === 'cao' && porte ? PESO_POR_PORTE[porte] : PESO_SEM_PORTE[especie];
}

/** As the formula in force asks for it, without those it says no amount for. */
export function atividadesDoExemplo(formula: Formula, especie: Especie): readonly { chave: string; rotulo: string }[] {
  return formula === 1 ? NIVEIS_DE_ATIVIDADE[especie] : ATIVIDADES[especie].filter(({ fator }) => fator !== null);
}

/** An adult in ideal condition; null where the weight is none the formula takes. */
export function exemploDoAdulto(
  produto: ProdutoDoExemplo,
  { formula, peso, atividade }: { formula: Formula; peso: number | null; atividade: string },
): Dose | null {
  if (!temExemplo(produto)) return null;
  const resultado =
    formula === 1
      ? calcularDose({
          formula,
          produto,
          peso,
          ecc: 1,
          atividade: NIVEIS_DE_ATIVIDADE[produto.especie].find(({ chave }) => chave === atividade)?.fator ?? null,
          atividade_chave: atividade,
        })
      : calcularDose({ formula, produto, peso, caso: { fase: 'adulto', ecc: 5, atividade }, veterinario: false });
  return 'dose' in resultado ? resultado.dose : null;
}
