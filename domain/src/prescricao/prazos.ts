/** How long a recommendation that nobody redeemed keeps the e-mail, the phone and the notes of whom it was for. */
export const MESES_COM_CONTATO = 24;
