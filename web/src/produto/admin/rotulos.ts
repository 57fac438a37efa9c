import {
  ROTULO_DA_ESPECIE,
  rotuloDaLinha,
  type SubCategoria,
  type TipoDeCalculadora,
} from '@indica-bem/domain/produto/regras';

/** As the team says them; the hint is what the choice does to a recommendation. */
export const CALCULADORAS: Record<TipoDeCalculadora, { rotulo: string; ajuda: string }> = {
  comum: { rotulo: 'Comum', ajuda: 'Pede peso, condição corporal e nível de atividade.' },
  obesidade: { rotulo: 'Obesidade', ajuda: 'Pede peso e condição corporal; usa a energia de repouso.' },
  recuperacao: { rotulo: 'Recuperação', ajuda: 'Pede só o peso; aumenta a quantidade aos poucos, em 4 dias.' },
  none: { rotulo: 'Sem calculadora', ajuda: 'A indicação não traz a quantidade diária (petiscos, por exemplo).' },
};

const SIM_OU_NAO: Record<string, string> = { S: 'Sim', N: 'Não' };
const ROTULOS_DAS_CALCULADORAS: Record<string, string> = Object.fromEntries(
  Object.entries(CALCULADORAS).map(([tipo, { rotulo }]) => [tipo, rotulo]),
);

/** A field's stored value as the form shows it. */
export function dizerValor(campo: string, valor: string): string {
  if (campo === 'especie') return (ROTULO_DA_ESPECIE as Record<string, string>)[valor] ?? valor;
  if (campo === 'sub_categoria') return rotuloDaLinha(valor as SubCategoria);
  if (campo === 'tipo_calculadora') return ROTULOS_DAS_CALCULADORAS[valor] ?? valor;
  return campo.startsWith('em_') || campo === 'so_veterinario' ? (SIM_OU_NAO[valor] ?? valor) : valor;
}
