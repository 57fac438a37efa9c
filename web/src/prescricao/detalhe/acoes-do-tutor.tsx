import { acoesDoTutor } from '@indica-bem/domain/prescricao/acoes-do-tutor';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { Botao } from '../../ui/botao';

/** The coupon once there is one, and another store while that is open; before it, the way to the store. */
export function AcoesDoTutor({ prescricao }: { prescricao: Prescricao }) {
  const { comprar, trocarLoja, idDoCupom } = acoesDoTutor(prescricao);
  const lojas = `/lojistas/${prescricao.id_prescricao}`;
  return (
    <>
      {idDoCupom !== null && (
        <Botao tom="principal" fullWidth para={`/cupom/ver/${idDoCupom}`}>
          Ver cupom
        </Botao>
      )}
      {trocarLoja && (
        <Botao fullWidth para={lojas}>
          Trocar loja
        </Botao>
      )}
      {comprar && (
        <Botao tom="principal" fullWidth para={lojas}>
          Comprar com desconto
        </Botao>
      )}
    </>
  );
}
