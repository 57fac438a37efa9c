import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import type { Cupom } from '@indica-bem/domain/cupom/contrato';
import { peca } from '../../lib/peca';
import { Botao } from '../../ui/botao';
import { Explicacao } from './explicacao';

// Rare, and nobody is served with it: no part of what is shown at the counter.
const Cancelado = peca(() => import('./cancelado').then((m) => m.Cancelado));

/** Why the coupon no longer opens a discount, and what to do about it. */
export function ForaDeUso({ cupom }: { cupom: Cupom }) {
  const { situacao, data_efetivacao, data_validade, valorDescontado, prescrition: indicacao } = cupom;
  const parceiro = indicacao.prescriber?.nome ?? 'parceiro que fez a indicação';
  switch (situacao) {
    case 'efetivado':
      return (
        <Explicacao
          tom="ok"
          titulo={`Cupom utilizado${data_efetivacao ? ` em ${isoParaBr(data_efetivacao)}` : ''}`}
          acao={<Botao para="/formula-do-bem">Conhecer a Fórmula do Bem</Botao>}
        >
          {valorDescontado !== null && `Você economizou ${formatarReais(reaisParaCentavos(valorDescontado))}. `}E a sua
          compra vale 1 kg de ração para doação. Obrigado!
        </Explicacao>
      );
    case 'vencido':
      return (
        <Explicacao
          tom="alerta"
          titulo={`Este cupom venceu em ${isoParaBr(data_validade)}`}
          acao={<Botao para="/prescricoes/nova">Tenho um novo código</Botao>}
        >
          Peça uma nova indicação a {parceiro} e gere outro cupom.
        </Explicacao>
      );
    default:
      return <Cancelado cupom={cupom} />;
  }
}
