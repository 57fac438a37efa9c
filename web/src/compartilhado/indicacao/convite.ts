import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';

/** The address the tutor opens. It locates the recommendation and proves nothing; login comes first. */
export function linkDaIndicacao({ hash }: Pick<Prescricao, 'hash'>, origem = window.location.origin): string | null {
  return hash && `${origem}${import.meta.env.BASE_URL}indicacao/${hash}`;
}

type Convite = Pick<Prescricao, 'hash' | 'codigo_prescricao' | 'product' | 'calculo' | 'tutor_nome' | 'pet_nome'>;

/** What WhatsApp opens with: product, amount, code and link. Never a CPF, nor a phone or an e-mail. */
export function textoDoConvite(convite: Convite, origem = window.location.origin): string {
  const { product, calculo, codigo_prescricao, tutor_nome, pet_nome } = convite;
  const quantidade = calculo ? `, ${calculo.gramas} g por dia` : '';
  const indicado = product ? ` ${nomeEmUmaLinha(product)}${quantidade}` : ' uma ração';
  const codigo = codigo_prescricao ? ` O código é ${formatarCodigo(codigo_prescricao)}.` : '';
  return (
    `Olá${tutor_nome ? `, ${tutor_nome}` : ''}! Indiquei${indicado}, para ${pet_nome ?? 'o seu pet'}.${codigo} ` +
    `Abra o link para ver a indicação e comprar com desconto: ${linkDaIndicacao(convite, origem)}`
  );
}
