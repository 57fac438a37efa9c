import { calcularConsumo, errosDaCalculadora } from '@indica-bem/domain/prescricao/calculadora';
import type { Calculo, DadosDaIndicacao } from '@indica-bem/domain/prescricao/contrato';
import { Recusa } from '../../nucleo/recusa';
import type { LinhaDeProduto } from '../produto/apresentar-produto';

type Medidas = Pick<DadosDaIndicacao, 'peso_pet' | 'ecc' | 'atividade' | 'atividade_chave'>;

/** The calculation as it is signed: version, inputs and result. Null for a product without calculator. */
export function calcular(produto: LinhaDeProduto, medidas: Medidas): Calculo | null {
  if (produto.tipo_calculadora === 'none') return null;
  const entrada = {
    especie: produto.especie,
    tipo: produto.tipo_calculadora,
    peso: medidas.peso_pet ?? null,
    ecc: medidas.ecc ?? 1,
    atividade: medidas.atividade ?? null,
    energiaMetabolizavel: Number(produto.energia_metabolizavel),
  };
  const campos = errosDaCalculadora(entrada);
  if (Object.keys(campos).length > 0) throw new Recusa('DADOS_INVALIDOS', { campos });
  const consumo = calcularConsumo(entrada);
  if (!consumo || entrada.peso === null) return null;
  return {
    versao: consumo.versao,
    tipo: entrada.tipo,
    peso_pet: entrada.peso,
    ecc: consumo.eccUsado,
    atividade: entrada.tipo === 'comum' ? entrada.atividade : null,
    atividade_chave: entrada.tipo === 'comum' ? (medidas.atividade_chave ?? null) : null,
    energia_metabolizavel: entrada.energiaMetabolizavel,
    expoente: consumo.expoente,
    fator: consumo.fator,
    kcal: consumo.kcal,
    gramas: consumo.gramas,
    rampa: consumo.rampa,
  };
}
