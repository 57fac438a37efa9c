import type { Renovacao } from '@indica-bem/domain/reposicao/contrato';
import { Aviso } from '../../ui/aviso';

/** Whom the recommendation is for, where a tutor asked for it. */
export function DoPedido({ renovacao: { indicacao } }: { renovacao: Renovacao }) {
  const { pet_nome, tutor, tutor_nome } = indicacao;
  const quem = tutor?.nome ?? tutor_nome ?? 'o tutor';
  return (
    <Aviso tom="info" titulo={pet_nome ? `Para ${pet_nome}, de ${quem}` : `Para ${quem}`}>
      A nova indicação chega direto na conta de quem pediu, sem código para digitar.
    </Aviso>
  );
}
