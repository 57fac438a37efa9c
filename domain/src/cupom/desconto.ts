import { comCasas } from '../brasil/casas-decimais';

/** What a discount may be, in percent, whoever gives it: a campaign, a batch of codes, an online store's file. */
export function erroDoDesconto(desconto: number): string | null {
  if (!(desconto > 0)) return 'Informe um desconto maior que zero';
  if (desconto > 100) return 'O desconto vai até 100%';
  return comCasas(desconto, 2) ? null : 'Use no máximo duas casas decimais';
}
