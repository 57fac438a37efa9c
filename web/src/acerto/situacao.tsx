import type { Acerto } from '@indica-bem/domain/acerto/formas';
import { NOMES_DAS_SITUACOES_DO_ACERTO } from '@indica-bem/domain/acerto/regras';
import { Etiqueta } from '../ui/etiqueta';

const TONS = { a_pagar: 'alerta', pago: 'ok', transportado: 'neutro', sem_valor: 'neutro' } as const;

type SituacaoProps = { acerto: Pick<Acerto, 'situacao' | 'contestacoes'>; daLoja?: boolean };

/** How a month stands, and whether a line of it waits for an answer. What the team pays, the store receives. */
export function Situacao({ acerto: { situacao, contestacoes }, daLoja = false }: SituacaoProps) {
  return (
    <>
      <Etiqueta tom={TONS[situacao]}>
        {daLoja && situacao === 'a_pagar' ? 'A receber' : NOMES_DAS_SITUACOES_DO_ACERTO[situacao]}
      </Etiqueta>
      {contestacoes > 0 && <Etiqueta tom="laranja">Contestado</Etiqueta>}
    </>
  );
}
