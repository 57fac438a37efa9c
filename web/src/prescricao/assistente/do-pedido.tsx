import { formatarPeso, lerPeso } from '@indica-bem/domain/brasil/numeros';
import type { Renovacao } from '@indica-bem/domain/reposicao/contrato';
import { Aviso } from '../../ui/aviso';
import { mudouDesdeVisto } from '../renovacoes/como-indicar';

/** Whom the recommendation is for, where a tutor asked for it. */
export function DoPedido({ renovacao, peso }: { renovacao: Renovacao /** As it was typed. */; peso: string }) {
  const { pet_nome, tutor, tutor_nome, peso_pet } = renovacao.indicacao;
  const antes = renovacao.peso_da_condicao ?? peso_pet;
  const agora = lerPeso(peso) ?? renovacao.peso_atual?.peso ?? null;
  const quem = tutor?.nome ?? tutor_nome ?? 'o tutor';
  return (
    <Aviso tom="info" titulo={pet_nome ? `Para ${pet_nome}, de ${quem}` : `Para ${quem}`}>
      A nova indicação chega direto na conta de quem pediu, sem código para digitar.
      {antes !== null && agora !== null && mudouDesdeVisto(renovacao, agora) && (
        <>
          {' '}
          Pesava {formatarPeso(antes)}, agora {formatarPeso(agora)}: confira a condição corporal.
        </>
      )}
    </Aviso>
  );
}
