import type { TipoDeCalculadora } from '@indica-bem/domain/produto/regras';

/** As the team says them; the hint is what the choice does to a recommendation. */
export const CALCULADORAS: Record<TipoDeCalculadora, { rotulo: string; ajuda: string }> = {
  comum: { rotulo: 'Comum', ajuda: 'Pede peso, condição corporal e nível de atividade.' },
  obesidade: { rotulo: 'Obesidade', ajuda: 'Pede peso e condição corporal; usa a energia de repouso.' },
  recuperacao: { rotulo: 'Recuperação', ajuda: 'Pede só o peso; aumenta a quantidade aos poucos, em 4 dias.' },
  none: { rotulo: 'Sem calculadora', ajuda: 'A indicação não traz a quantidade diária (petiscos, por exemplo).' },
};
