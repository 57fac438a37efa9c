import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { acoesDoTutor, avisoDaLojaPerdida, ESCOLHER_SEM_GASTO } from '@indica-bem/domain/prescricao/acoes-do-tutor';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { BLOQUEADA, VENCIDA } from '@indica-bem/domain/prescricao/regras';
import { Bloqueada } from '../../compartilhado/indicacao/bloqueada';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';

/** The coupon once there is one, and another store while that is open; before it, the way to the store. */
export function AcoesDoTutor({ prescricao }: { prescricao: Prescricao }) {
  const { comprar, trocarLoja, semGasto, idDoCupom } = acoesDoTutor(prescricao);
  const [cupom] = prescricao.coupons;
  const vencida = prescricao.status === VENCIDA;
  const perdida = semGasto ? avisoDaLojaPerdida(prescricao) : null;
  const lojas = `/lojistas/${prescricao.id_prescricao}`;
  return (
    <>
      {perdida && (
        <Aviso tom="alerta" titulo={perdida.titulo}>
          {perdida.texto}
        </Aviso>
      )}
      {prescricao.status === BLOQUEADA && <Bloqueada>O alimento e a quantidade por dia continuam aqui.</Bloqueada>}
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
          {semGasto ? ESCOLHER_SEM_GASTO : 'Trocar loja'}
        </Botao>
      )}
      {comprar && (
        <Botao tom="principal" fullWidth para={lojas}>
          {semGasto ? ESCOLHER_SEM_GASTO : 'Comprar com desconto'}
        </Botao>
      )}
    </>
  );
}
