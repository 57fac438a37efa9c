import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { Botao } from '../../ui/botao';

/** The coupon once there is one; before it, the way to the store. */
export function AcoesDoTutor({ prescricao }: { prescricao: Prescricao }) {
  const idDoCupom = prescricao.coupons[0]?.id_coupon;
  if (idDoCupom) {
    return (
      <Botao tom="principal" fullWidth para={`/cupom/ver/${idDoCupom}`}>
        Ver cupom
      </Botao>
    );
  }
  if (prescricao.id_lojista !== null) return null;
  return (
    <Botao tom="principal" fullWidth para={`/lojistas/${prescricao.id_prescricao}`}>
      Comprar com desconto
    </Botao>
  );
}
