import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import { calcularConsumo, NIVEIS_DE_ATIVIDADE } from '@indica-bem/domain/dose/formula-1';
import type { FichaDoProduto } from '@indica-bem/domain/produto/ficha';

const EXEMPLOS = {
  cao: { quem: 'Um cão de 10 kg', peso: 10, atividade: NIVEIS_DE_ATIVIDADE.cao[3] },
  gatos: { quem: 'Um gato de 4 kg', peso: 4, atividade: NIVEIS_DE_ATIVIDADE.gatos[1] },
} as const;

type Ficha = Pick<FichaDoProduto, 'especie' | 'tipo_calculadora' | 'energia_metabolizavel'>;

/** What the partner's calculator will say with the figures typed so far; null until they are there. */
export function exemploDeConsumo({ especie, tipo_calculadora, energia_metabolizavel }: Ficha): string | null {
  if (!especie || !tipo_calculadora || energia_metabolizavel === null) return null;
  const { quem, peso, atividade } = EXEMPLOS[especie];
  const consumo = calcularConsumo({
    especie,
    tipo: tipo_calculadora,
    peso,
    ecc: 1,
    atividade: atividade.fator,
    energiaMetabolizavel: energia_metabolizavel,
  });
  if (!consumo) return null;
  const ativo = tipo_calculadora === 'comum' ? `, ${atividade.rotulo.toLowerCase()}` : '';
  const aPartir = consumo.rampa ? ' a partir do 4º dia' : '';
  return `${quem}${ativo}: ${formatarDecimal(consumo.gramas, 0)} g/dia${aPartir}`;
}
