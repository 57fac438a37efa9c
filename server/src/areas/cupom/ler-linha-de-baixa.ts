import { lerData } from '@indica-bem/domain/brasil/datas';
import { CENTAVOS_NO_MAXIMO, lerReais } from '@indica-bem/domain/brasil/dinheiro';
import { formatarDecimal, lerDecimal } from '@indica-bem/domain/brasil/numeros';
import { FUNCIONARIO_NO_MAXIMO, PESOS_DE_PACOTE } from '@indica-bem/domain/cupom/regras';
import { normalizarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { nomeLimpo } from '@indica-bem/domain/texto/nome';
import type { Celulas } from '../importacao/importador';

/** A purchase that was made without the till. */
export type Baixa = { codigo: string; funcionario: string; centavos: number; peso: number; data: string };

const PESOS = PESOS_DE_PACOTE.map((peso) => formatarDecimal(peso, 1)).join(', ');

/** What the till would have asked for (spec 3.7), or why the row does not say it. */
export function lerLinhaDeBaixa(celulas: Celulas, hoje: string): Baixa | { motivo: string } {
  const {
    codigo_coupon = '',
    nome_funcionario: funcionario = '',
    valor = '',
    peso = '',
    data_efetivacao = '',
  } = celulas;
  const codigo = normalizarCodigo(codigo_coupon);
  const centavos = lerReais(valor);
  const kg = lerDecimal(peso.replace(/\s*kg$/i, ''));
  const data = lerData(data_efetivacao);
  const motivos = [
    !codigo && 'Código do cupom não preenchido',
    !funcionario && 'Nome do funcionário não preenchido',
    funcionario.length > FUNCIONARIO_NO_MAXIMO && `Nome do funcionário com mais de ${FUNCIONARIO_NO_MAXIMO} letras`,
    !nomeLimpo(funcionario) && 'Nome do funcionário com um caractere invisível',
    (centavos === null || centavos < 1 || centavos > CENTAVOS_NO_MAXIMO) && 'Valor inválido',
    !PESOS_DE_PACOTE.some((pacote) => pacote === kg) && `Peso precisa ser um de: ${PESOS}`,
    !data && 'Data de efetivação inválida',
    data && data > hoje && 'Data de efetivação no futuro',
  ].filter((motivo) => typeof motivo === 'string' && motivo !== '');
  if (motivos.length > 0 || centavos === null || kg === null || !data) return { motivo: motivos.join('; ') };
  return { codigo, funcionario, centavos, peso: kg, data };
}
