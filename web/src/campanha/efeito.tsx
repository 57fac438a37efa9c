import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import { DESCONTO_BASE } from '@indica-bem/domain/cupom/regras';
import { Aviso } from '../ui/aviso';

type EfeitoProps = { desconto: number | null; vencida: boolean; esgotada?: boolean };

/** What the campaign does to coupons, in the words of the rule: one thing, also when it has expired. */
export function Efeito({ desconto, vencida, esgotada = false }: EfeitoProps) {
  if (vencida) {
    return (
      <Aviso tom="alerta" titulo="Campanha vencida">
        Cupons gerados a partir de agora nestas lojas dão <strong>{DESCONTO_BASE}%</strong>; os já gerados não mudam.
        Com uma validade nova, a campanha volta a valer.
      </Aviso>
    );
  }
  if (esgotada) {
    return (
      <Aviso tom="alerta" titulo="Orçamento esgotado">
        Cupons gerados a partir de agora nestas lojas dão <strong>{DESCONTO_BASE}%</strong>; os já gerados não mudam.
        Com um orçamento maior, a campanha volta a valer.
      </Aviso>
    );
  }
  return (
    <Aviso tom="info" titulo="O que muda para os tutores">
      Cupons gerados a partir de agora nestas lojas dão{' '}
      <strong>{desconto === null ? 'este desconto' : `${formatarDecimal(desconto, 2)}%`}</strong>; os já gerados não
      mudam. Sem campanha, {DESCONTO_BASE}%. Indicação específica vale o próprio desconto.
    </Aviso>
  );
}
