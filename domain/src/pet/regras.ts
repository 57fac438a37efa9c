import { type DataIso, dataValida, idadeEm, somarMeses } from '../brasil/datas';
import { formatarDecimal } from '../brasil/numeros';

export const TIPOS = ['Cão', 'Gato'] as const;
export type TipoDePet = (typeof TIPOS)[number];

/** Dogs only. */
export const PORTES = ['Mini', 'Pequeno', 'Medio', 'Grande', 'Gigante'] as const;
export type PorteDoPet = (typeof PORTES)[number];

/** What one account may keep. */
export const PETS_NO_MAXIMO = 30;
export const RECUSAS_DA_COTA_DE_PETS = ['COTA_DE_PETS'] as const;

/** Kilograms, from a newborn to the heaviest of its kind. */
const PESOS: Record<TipoDePet, { min: number; max: number }> = {
  Cão: { min: 0.1, max: 120 },
  Gato: { min: 0.1, max: 20 },
};
const IDADE_MAXIMA = 40;

/** A pet as it is being filled in; empty and null are not answered yet. */
export interface RascunhoDoPet {
  tipo: TipoDePet | null;
  nome: string;
  data_nascimento: DataIso;
  raca: string;
  porte: PorteDoPet | null;
  peso: number | null;
}
export type CampoDoPet = keyof RascunhoDoPet;
export type ErrosDoPet = Partial<Record<CampoDoPet, string>>;

export function rotuloDoPorte(porte: PorteDoPet): string {
  return porte === 'Medio' ? 'Médio' : porte;
}

/** Everything, and the size for dogs (spec 6.1). */
export function faltaNoPet(pet: RascunhoDoPet): CampoDoPet[] {
  const campos: CampoDoPet[] = ['tipo', 'nome', 'data_nascimento', 'raca', 'porte', 'peso'];
  return campos.filter((campo) => {
    if (campo === 'porte' && pet.tipo !== 'Cão') return false;
    const valor = pet[campo];
    return valor === null || (typeof valor === 'string' && valor.trim() === '');
  });
}

/** What is filled in but cannot be. */
export function errosDoPet({ tipo, data_nascimento, peso }: RascunhoDoPet, hoje: DataIso): ErrosDoPet {
  const erros: ErrosDoPet = {};
  const nascimento = data_nascimento && erroDoNascimento(data_nascimento, hoje);
  if (nascimento) erros.data_nascimento = nascimento;
  const doPeso = peso !== null && erroDoPeso(tipo ?? 'Cão', peso);
  if (doPeso) erros.peso = doPeso;
  return erros;
}

export function erroDoPeso(tipo: TipoDePet, peso: number): string | null {
  const { min, max } = PESOS[tipo];
  return peso >= min && peso <= max ? null : `O peso deve ficar entre ${formatarDecimal(min, 1)} e ${max} kg`;
}

function erroDoNascimento(data: DataIso, hoje: DataIso): string | null {
  if (!dataValida(data)) return 'Data inválida';
  if (data > hoje) return 'A data de nascimento está no futuro';
  return idadeEm(data, hoje) > IDADE_MAXIMA ? 'Confira o ano de nascimento' : null;
}

/** As people say it: days, then months, then years, with the months while they still matter. */
export function idadeDoPet(nascimento: DataIso, hoje: DataIso): string {
  const total = mesesCompletos(nascimento, hoje);
  const anos = Math.floor(total / 12);
  const meses = total - anos * 12;
  if (anos >= 2) return contar(anos, 'ano', 'anos');
  if (anos === 1) return meses > 0 ? `1 ano e ${contar(meses, 'mês', 'meses')}` : '1 ano';
  return meses > 0 ? contar(meses, 'mês', 'meses') : 'Recém-nascido';
}

function mesesCompletos(nascimento: DataIso, hoje: DataIso): number {
  const mesDe = (data: DataIso) => Number(data.slice(0, 4)) * 12 + Number(data.slice(5, 7));
  const meses = mesDe(hoje) - mesDe(nascimento);
  return somarMeses(nascimento, meses) > hoje ? meses - 1 : meses;
}

function contar(quantos: number, um: string, varios: string): string {
  return `${quantos} ${quantos === 1 ? um : varios}`;
}
