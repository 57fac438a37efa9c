import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { acoesDoTutor } from '@indica-bem/domain/prescricao/acoes-do-tutor';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { VENCIDA } from '@indica-bem/domain/prescricao/regras';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';

/** The coupon once there is one, and another store while that is open; before it, the way to the store. */
export function AcoesDoTutor({ prescricao }: { prescricao: Prescricao }) {
  const { comprar, trocarLoja, idDoCupom } = acoesDoTutor(prescricao);
  const [cupom] = prescricao.coupons;
  const vencida = prescricao.status === VENCIDA;
  const lojas = `/lojistas/${prescricao.id_prescricao}`;
  return (
    <>
      {vencida && (
        <>
          <Aviso tom="alerta" titulo="Indicação vencida">
            O prazo para comprar com ela terminou{cupom && ` em ${isoParaBr(cupom.data_validade)}`}. Peça outra ao
            parceiro que fez a indicação.
          </Aviso>
          <Botao fullWidth para="/prescricoes/nova">
            Tenho um novo código
          </Botao>
        </>
      )}
      {idDoCupom !== null && (
        <Botao tom={vencida ? 'secundario' : 'principal'} fullWidth para={`/cupom/ver/${idDoCupom}`}>
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
