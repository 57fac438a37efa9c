import type { listarAcertos } from '@indica-bem/domain/acerto/chamadas';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { RespostaDe } from '../../lib/tipos-da-api';
import { Cartao } from '../../ui/cartao';
import { Fatos } from '../../ui/fatos';
import { reais } from '../reais';

/** Of everything the filters find, however many pages it has. */
export function TotaisDosAcertos({ totais }: { totais: RespostaDe<typeof listarAcertos>['totais'] }) {
  if (!totais || totais.acertos === 0) return null;
  return (
    <Cartao como="section" rotulo="Totais">
      <Fatos
        itens={[
          ['Acertos', formatarInteiro(totais.acertos)],
          ['Total', reais(totais.total)],
          ['A pagar', reais(totais.a_pagar)],
          ['Pago', reais(totais.pago)],
        ]}
      />
    </Cartao>
  );
}
