import type { TipoDeCadastro } from '@indica-bem/domain/conta/tipos-de-cadastro';

/** The eight kinds of people, as the team reads them. */
export const ROTULOS_DOS_TIPOS: Record<TipoDeCadastro, string> = {
  tutor: 'Tutor',
  veterinario: 'Veterinário',
  criador: 'Criador',
  petwalker: 'Passeador',
  lojista: 'Lojista',
  interno: 'Usuário interno',
  groomer: 'Banho e tosa',
  outros: 'Outros parceiros',
};
