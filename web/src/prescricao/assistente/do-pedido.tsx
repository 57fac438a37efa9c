import { formatarPeso } from '@indica-bem/domain/brasil/numeros';
import type { Renovacao } from '@indica-bem/domain/reposicao/contrato';
import { Aviso } from '../../ui/aviso';
import { pesoMudou } from '../renovacoes/como-indicar';

/** Whom the recommendation is for, where a tutor asked for it. */
export function DoPedido({ renovacao: { indicacao, peso_atual } }: { renovacao: Renovacao }) {
  const { pet_nome, tutor, tutor_nome, peso_pet } = indicacao;
  const agora = peso_atual?.peso ?? null;
  const quem = tutor?.nome ?? tutor_nome ?? 'o tutor';
  return (
    <Aviso tom="info" titulo={pet_nome ? `Para ${pet_nome}, de ${quem}` : `Para ${quem}`}>
      A nova indicação chega direto na conta de quem pediu, sem código para digitar.
      {peso_pet !== null && agora !== null && pesoMudou(peso_pet, agora) && (
        <>
          {' '}
          Pesava {formatarPeso(peso_pet)}, agora {formatarPeso(agora)}: confira a condição corporal.
        </>
      )}
    </Aviso>
  );
}
