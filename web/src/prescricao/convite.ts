import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';

/** The address the tutor opens. It locates the recommendation and proves nothing; login comes first. */
export function linkDaIndicacao({ hash }: Pick<Prescricao, 'hash'>, origem = window.location.origin): string | null {
  return hash && `${origem}${import.meta.env.BASE_URL}indicacao/${hash}`;
}

/** What WhatsApp opens with: product, amount and link. Never a CPF, nor anything else of the tutor. */
export function textoDoConvite(
  prescricao: Pick<Prescricao, 'hash' | 'product' | 'calculo'>,
  origem = window.location.origin,
): string {
  const { product, calculo } = prescricao;
  const quantidade = calculo ? `, ${calculo.gramas} g por dia` : '';
  const indicado = product ? ` ${product.nome}${quantidade}` : ' uma ração';
  return `Olá! Indiquei${indicado}, para o seu pet. Abra o link para ver a indicação e comprar com desconto: ${linkDaIndicacao(prescricao, origem)}`;
}
