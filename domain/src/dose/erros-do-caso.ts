import { formatarDecimal } from '../brasil/numeros';
import { atividadeDa } from './adulto';
import { type CampoDoCaso, type Caso, fasesDoProduto, type ProdutoDaDose, perguntasDoCaso } from './caso';
import { erroDoPeso, LIMITES_DE_PESO } from './limites';

export type ErrosDoCaso = Partial<Record<CampoDoCaso | 'peso_pet', string>>;

const inteiroEntre = (valor: unknown, min: number, max: number): boolean =>
  Number.isInteger(valor) && Number(valor) >= min && Number(valor) <= max;

/** More than any table knows; what is inside and not in the tables gets its reason (motivo-sem-dose.ts). */
const MAIOR_IDADE = 400;
const MAIOR_SEMANA = 30;
const MAIOR_NINHADA = 30;
const MAIS_DIAS_SEM_COMER = 60;

/** What is missing or cannot be, by the answer it is about. */
export function errosDoCaso(produto: ProdutoDaDose, peso: number | null, caso: Caso | null): ErrosDoCaso {
  const erros: ErrosDoCaso = {};
  const doPeso = erroDoPeso(peso, produto.especie);
  if (doPeso) erros.peso_pet = doPeso;
  if (!caso || !fasesDoProduto(produto).includes(caso.fase)) return { ...erros, fase: 'Escolha a fase do pet' };
  for (const campo of perguntasDoCaso(produto, caso.fase)) {
    const erro = ERRO_DE[campo](caso, produto);
    if (erro) erros[campo] = erro;
  }
  return erros;
}

const ERRO_DE: Record<CampoDoCaso, (caso: Caso, produto: ProdutoDaDose) => string | false> = {
  fase: () => false,
  ecc: ({ ecc }) => !inteiroEntre(ecc, 1, 9) && 'Escolha a condição corporal, de 1 a 9',
  atividade: ({ atividade }, { especie }) => !atividadeDa(especie, atividade) && 'Escolha o nível de atividade',
  idade: ({ idade }) => !inteiroEntre(idade?.valor, 0, MAIOR_IDADE) && 'Informe a idade, em números inteiros',
  peso_adulto: ({ peso_adulto }, { especie }) => erroDoPesoAdulto(peso_adulto, especie) ?? false,
  semana: ({ semana }) => !inteiroEntre(semana, 0, MAIOR_SEMANA) && 'Informe a semana',
  ninhada: ({ ninhada }) => !inteiroEntre(ninhada, 1, MAIOR_NINHADA) && 'Informe quantos filhotes mamam',
  dias_sem_comer: ({ dias_sem_comer }) =>
    !inteiroEntre(dias_sem_comer, 0, MAIS_DIAS_SEM_COMER) && 'Informe há quantos dias não come (0, se come)',
};

export function erroDoPesoAdulto(
  pesoAdulto: number | null | undefined,
  especie: ProdutoDaDose['especie'],
): string | null {
  const { min, max } = LIMITES_DE_PESO[especie];
  if (pesoAdulto === null || pesoAdulto === undefined) return 'Informe o peso adulto esperado';
  return pesoAdulto >= min && pesoAdulto <= max
    ? null
    : `O peso adulto deve ficar entre ${formatarDecimal(min, 1)} e ${max} kg`;
}
