/** The number alone: '12.345' and '012345' are 12345; anything else is null. */
export function lerCrmv(texto: string): string | null {
  const numero = texto.replace(/[.\s]/g, '').replace(/^0+/, '');
  return /^\d{1,6}$/.test(numero) ? numero : null;
}

const FALTA = {
  responsavel_nome: 'A fórmula 2 exige o nome do veterinário responsável',
  responsavel_crmv: 'A fórmula 2 exige o CRMV do veterinário responsável',
  responsavel_uf: 'A fórmula 2 exige o estado do CRMV',
} as const;
type CampoDoResponsavel = keyof typeof FALTA;

/** Nobody computes by formula 2 without somebody who answers for it. */
export function errosDoResponsavel(
  ajustes: { formula: number } & { [C in CampoDoResponsavel]: string | null },
): Partial<Record<CampoDoResponsavel, string>> {
  if (ajustes.formula !== 2) return {};
  const campos = Object.keys(FALTA) as CampoDoResponsavel[];
  return Object.fromEntries(campos.filter((campo) => !ajustes[campo]).map((campo) => [campo, FALTA[campo]]));
}
