import { lerPeso } from '@indica-bem/domain/brasil/numeros';
import {
  CONDICOES_CORPORAIS,
  calcularConsumo,
  type EntradaDaCalculadora,
  errosDaCalculadora,
  NIVEIS_DE_ATIVIDADE,
} from '@indica-bem/domain/dose/formula-1';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import type { QuantidadeDiaria } from '../quantidade/quantidade-diaria';
import type { Medidas } from './endereco';

function entradaDe(produto: Produto, { peso, condicao, atividade }: Medidas): EntradaDaCalculadora {
  return {
    especie: produto.especie,
    tipo: produto.tipo_calculadora,
    peso: lerPeso(peso),
    ecc: CONDICOES_CORPORAIS.find(({ chave }) => chave === condicao)?.fator ?? 1,
    atividade: NIVEIS_DE_ATIVIDADE[produto.especie].find(({ chave }) => chave === atividade)?.fator ?? null,
    energiaMetabolizavel: produto.energia_metabolizavel,
  };
}

export function errosDasMedidas(produto: Produto, medidas: Medidas) {
  return errosDaCalculadora(entradaDe(produto, medidas));
}

/** Null until everything the product's calculator asks for is there. */
export function consumoDe(produto: Produto, medidas: Medidas): QuantidadeDiaria | null {
  const entrada = entradaDe(produto, medidas);
  const consumo = calcularConsumo(entrada);
  if (!consumo || entrada.peso === null) return null;
  return {
    peso_pet: entrada.peso,
    ecc: consumo.eccUsado,
    fator: consumo.fator,
    expoente: consumo.expoente,
    energia_metabolizavel: entrada.energiaMetabolizavel,
    kcal: consumo.kcal,
    gramas: consumo.gramas,
    rampa: consumo.rampa,
  };
}

/** The calculator's part of the request, as the contract spells it. */
export function medidasDoPedido(produto: Produto, medidas: Medidas) {
  if (produto.tipo_calculadora === 'none') return { peso_pet: null, ecc: null, atividade: null, atividade_chave: null };
  const { peso, ecc, atividade } = entradaDe(produto, medidas);
  const comAtividade = produto.tipo_calculadora === 'comum';
  return {
    peso_pet: peso,
    ecc: produto.tipo_calculadora === 'recuperacao' ? 1 : ecc,
    atividade: comAtividade ? atividade : null,
    atividade_chave: comAtividade ? medidas.atividade : null,
  };
}
