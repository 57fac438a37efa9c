export type Nomes = { tutor_nome?: string | null | undefined; pet_nome?: string | null | undefined };

/** Only those that came: one may be corrected and the other left. */
export function nomesEscritos({ tutor_nome, pet_nome }: Nomes) {
  return { ...(tutor_nome !== undefined && { tutor_nome }), ...(pet_nome !== undefined && { pet_nome }) };
}
