import { brParaIso, type DataIso, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarDecimal, lerPeso } from '@indica-bem/domain/brasil/numeros';
import type { DadosDoPet, Pet } from '@indica-bem/domain/pet/contrato';
import {
  type CampoDoPet,
  type ErrosDoPet,
  errosDoPet,
  faltaNoPet,
  PORTES,
  type PorteDoPet,
  type RascunhoDoPet,
  TIPOS,
} from '@indica-bem/domain/pet/regras';

/** The form as it was typed. */
export type CamposDoPet = Record<CampoDoPet, string>;

export const EM_BRANCO: CamposDoPet = { tipo: '', nome: '', data_nascimento: '', raca: '', porte: '', peso: '' };

const NOMES: Record<CampoDoPet, string> = {
  tipo: 'espécie',
  nome: 'nome',
  data_nascimento: 'data de nascimento',
  raca: 'raça',
  porte: 'porte',
  peso: 'peso',
};

export function camposDoPet(pet: Pet): CamposDoPet {
  return {
    tipo: pet.tipo,
    nome: pet.nome,
    data_nascimento: isoParaBr(pet.data_nascimento),
    raca: pet.raca,
    porte: pet.porte ?? '',
    peso: formatarDecimal(pet.peso, 2),
  };
}

export function errosDosCampos(campos: CamposDoPet, hoje: DataIso): ErrosDoPet {
  return errosDoPet(ler(campos), hoje);
}

/** What is still missing, as the button says it. */
export function nomesDoQueFalta(campos: CamposDoPet): string[] {
  return faltaNoPet(ler(campos)).map((campo) => NOMES[campo]);
}

/** What is sent; null until everything that is asked for was answered. */
export function dadosDosCampos(campos: CamposDoPet): DadosDoPet | null {
  const { tipo, peso, ...pet } = ler(campos);
  const completo = faltaNoPet({ tipo, peso, ...pet }).length === 0;
  return completo && tipo !== null && peso !== null ? { ...pet, tipo, peso } : null;
}

/** Breeds and sizes are the animal's own: another species starts them anew. */
export function aoEscolherTipo(campos: CamposDoPet, tipo: string): Partial<CamposDoPet> {
  return tipo === campos.tipo ? {} : { tipo, raca: '', porte: '' };
}

/** The usual size of the breed takes the place of a suggestion, never of a choice. */
export function aoEscolherRaca(
  campos: CamposDoPet,
  raca: string,
  sugestao: (raca: string) => PorteDoPet | null,
): Partial<CamposDoPet> {
  const sugerido = campos.porte === '' || campos.porte === sugestao(campos.raca);
  return campos.tipo === 'Cão' && sugerido ? { raca, porte: sugestao(raca) ?? '' } : { raca };
}

// What cannot be read is passed on as it is, for the rules to refuse.
function ler(campos: CamposDoPet): RascunhoDoPet {
  const nascimento = campos.data_nascimento.trim();
  return {
    tipo: TIPOS.find((tipo) => tipo === campos.tipo) ?? null,
    nome: campos.nome.trim(),
    data_nascimento: brParaIso(nascimento) ?? nascimento,
    raca: campos.raca,
    porte: PORTES.find((porte) => porte === campos.porte) ?? null,
    peso: campos.peso.trim() === '' ? null : (lerPeso(campos.peso) ?? Number.NaN),
  };
}
