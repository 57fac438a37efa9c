import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { primeiroNome } from '@indica-bem/domain/texto/primeiro-nome';
import { NOME_DE_TUTOR_EXCLUIDO } from '@indica-bem/domain/tutor/nome-de-tutor-excluido';

type Indicacao = Pick<Prescricao, 'tutor' | 'tutor_nome' | 'pet_nome' | 'telefone' | 'codigo_prescricao'>;

/** "Thor, de Ana"; of whom nobody wrote a name, the phone, or else the code. */
export function paraQuem({ tutor, tutor_nome, pet_nome, telefone, codigo_prescricao }: Indicacao): string {
  if (tutor?.nome === NOME_DE_TUTOR_EXCLUIDO) return NOME_DE_TUTOR_EXCLUIDO;
  const pessoa = tutor ? primeiroNome(tutor.nome) : tutor_nome;
  if (pet_nome && pessoa) return `${pet_nome}, de ${pessoa}`;
  return pet_nome ?? pessoa ?? telefone ?? formatarCodigo(codigo_prescricao ?? '');
}
