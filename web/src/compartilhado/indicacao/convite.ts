import { QUANTIDADE_A_COMBINAR } from '@indica-bem/domain/dose/motivos';
import { rampaEmFrase } from '@indica-bem/domain/dose/rampa';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';

/** The address the tutor opens. It locates the recommendation and proves nothing; login comes first. */
export function linkDaIndicacao({ hash }: Pick<Prescricao, 'hash'>, origem = window.location.origin): string | null {
  return hash && `${origem}${import.meta.env.BASE_URL}indicacao/${hash}`;
}

type Convite = Pick<
  Prescricao,
  'hash' | 'codigo_prescricao' | 'product' | 'calculo' | 'sem_dose' | 'tutor_nome' | 'pet_nome'
>;

/** What WhatsApp opens with: product, amount, code and link. Never a CPF, nor a phone or an e-mail. */
export function textoDoConvite(convite: Convite, origem = window.location.origin): string {
  const { product, calculo, sem_dose, codigo_prescricao, tutor_nome, pet_nome } = convite;
  const quantidade = calculo && !calculo.rampa ? `, ${calculo.gramas} g por dia` : '';
  const comoComecar = calculo?.rampa ? ` ${rampaEmFrase(calculo.rampa)}` : '';
  const aCombinar = sem_dose ? ` Quantidade por dia: ${QUANTIDADE_A_COMBINAR.toLowerCase()}.` : '';
  const indicado = product ? ` ${nomeEmUmaLinha(product)}${quantidade}` : ' uma ração';
  const codigo = codigo_prescricao ? ` O código é ${formatarCodigo(codigo_prescricao)}.` : '';
  return (
    `Olá${tutor_nome ? `, ${tutor_nome}` : ''}! Indiquei${indicado}, para ${pet_nome ?? 'o seu pet'}.` +
    `${comoComecar}${aCombinar}${codigo} ` +
    `Abra o link para ver a indicação e comprar com desconto: ${linkDaIndicacao(convite, origem)}`
  );
}
