export const PAPEIS_DOS_AUTORES = ['tutor', 'prescritor', 'lojista', 'indicabem', 'anonimo', 'sistema'] as const;
/** Whoever did it; `sistema` is a job or the command line. */
export type PapelDoAutor = (typeof PAPEIS_DOS_AUTORES)[number];

export const NOMES_DOS_PAPEIS: Record<PapelDoAutor, string> = {
  tutor: 'Tutor',
  prescritor: 'Parceiro',
  lojista: 'Loja',
  indicabem: 'Equipe',
  anonimo: 'Sem conta',
  sistema: 'Sistema',
};
