import { atividadeDa } from './adulto';
import { type Caso, deFilhote, emMeses, type Idade, type ProdutoDaDose } from './caso';
import { fimDoCrescimento, SEMANAS_NO_MINIMO } from './crescimento';
import type { MotivoSemDose } from './motivos';
import { SEMANAS_DE_GESTACAO, semanasDeLactacao } from './reproducao';

/** The first reason not to say an amount, the most urgent first; null, there is none. */
export function motivoSemDose(
  produto: ProdutoDaDose,
  peso: number,
  caso: Caso,
  veterinario: boolean,
): MotivoSemDose | null {
  const { especie, tipo_calculadora } = produto;
  const ecc = caso.ecc ?? 5;
  // Asked in recovery alone; whoever says it elsewhere is heard.
  if (especie === 'gatos' && (caso.dias_sem_comer ?? 0) >= 1) return 'gato_sem_comer';
  if (ecc <= 3) return 'magreza';
  if (caso.fase === 'recuperacao') return null;
  if (caso.fase !== 'adulto') {
    if (tipo_calculadora === 'obesidade')
      return caso.fase === 'filhote' ? 'emagrecer_no_crescimento' : 'emagrecer_na_reproducao';
    if (!deFilhote(produto)) return 'so_com_alimento_de_filhote';
    return caso.fase === 'filhote' ? doCrescimento(peso, caso, ecc) : daSemana(especie, caso);
  }
  if (tipo_calculadora === 'obesidade') return ecc < 6 ? 'sem_excesso_de_peso' : null;
  if (atividadeDa(especie, caso.atividade)?.fator === null) return 'trabalho';
  return ecc >= 8 && !veterinario ? 'excesso_sem_veterinario' : null;
}

function doCrescimento(peso: number, { idade, peso_adulto }: Caso, ecc: number): MotivoSemDose | null {
  if (idade && muitoNovo(idade)) return 'menos_de_8_semanas';
  if (peso_adulto && peso > peso_adulto) return 'acima_do_peso_adulto';
  if (idade && emMeses(idade) >= fimDoCrescimento(peso_adulto ?? null)) return 'idade_de_adulto';
  return ecc >= 7 ? 'excesso_no_crescimento' : null;
}

/** Said in months, only the second is surely past the eighth week. */
const muitoNovo = ({ valor, unidade }: Idade): boolean =>
  unidade === 'semanas' ? valor < SEMANAS_NO_MINIMO : valor < 2;

function daSemana(especie: ProdutoDaDose['especie'], { fase, semana }: Caso): MotivoSemDose | null {
  const ultima = fase === 'gestacao' ? SEMANAS_DE_GESTACAO : semanasDeLactacao(especie);
  return semana && semana >= 1 && semana <= ultima ? null : 'semana_fora_da_tabela';
}
