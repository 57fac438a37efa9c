/** What a discount may be, in percent, whoever gives it: a campaign, a batch of codes, an online store's file. */
export function erroDoDesconto(desconto: number): string | null {
  if (!(desconto > 0)) return 'Informe um desconto maior que zero';
  if (desconto > 100) return 'O desconto vai até 100%';
  return Math.abs(desconto * 100 - Math.round(desconto * 100)) < 1e-6 ? null : 'Use no máximo duas casas decimais';
}
