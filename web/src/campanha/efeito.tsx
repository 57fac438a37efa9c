import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import { DESCONTO_BASE } from '@indica-bem/domain/cupom/regras';
import { Aviso } from '../ui/aviso';

/** What the campaign does to coupons, in the words of the rule. */
export function Efeito({ desconto }: { desconto: number | null }) {
  return (
    <Aviso tom="info" titulo="O que muda para os tutores">
      Cupons gerados a partir de agora nestas lojas dão{' '}
      <strong>{desconto === null ? 'este desconto' : `${formatarDecimal(desconto, 2)}%`}</strong>; os já gerados não
      mudam. Sem campanha, {DESCONTO_BASE}%. Indicação específica vale o próprio desconto.
    </Aviso>
  );
}
