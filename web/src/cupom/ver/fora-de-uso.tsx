import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import type { Cupom } from '@indica-bem/domain/cupom/contrato';
import { acoesDoTutor, avisoDaLojaPerdida, ESCOLHER_SEM_GASTO } from '@indica-bem/domain/prescricao/acoes-do-tutor';
import type { ReactNode } from 'react';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import classes from './fora-de-uso.module.css';

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

function Cancelado({ cupom: { id_coupon, prescrition: indicacao } }: { cupom: Cupom }) {
  const atual = indicacao.coupons.find((outro) => outro.id_coupon !== id_coupon && outro.situacao !== 'cancelado');
  const { comprar, trocarLoja } = acoesDoTutor(indicacao);
  if (atual) {
    return (
      <Explicacao
        tom="alerta"
        titulo="Você trocou de loja"
        acao={
          <Botao tom="principal" para={`/cupom/ver/${atual.id_coupon}`}>
            Ver o cupom atual
          </Botao>
        }
      >
        Este cupom foi cancelado e não vale mais. Agora vale o da loja {indicacao.shopkeeper?.nome_fantasia}.
      </Explicacao>
    );
  }
  const podeEscolher = comprar || trocarLoja;
  const saiu = avisoDaLojaPerdida(indicacao);
  if (saiu && podeEscolher) {
    return (
      <Explicacao
        tom="alerta"
        titulo={saiu.titulo}
        acao={
          <Botao tom="principal" para={`/lojistas/${indicacao.id_prescricao}`}>
            {ESCOLHER_SEM_GASTO}
          </Botao>
        }
      >
        {saiu.texto}
      </Explicacao>
    );
  }
  return (
    <Explicacao
      tom="erro"
      titulo="Este cupom foi cancelado"
      acao={
        <Botao para={podeEscolher ? `/lojistas/${indicacao.id_prescricao}` : '/contato'}>
          {podeEscolher ? 'Escolher outra loja' : 'Falar com a gente'}
        </Botao>
      }
    >
      Ele não vale mais no caixa.
    </Explicacao>
  );
}

type ExplicacaoProps = { tom: 'ok' | 'alerta' | 'erro'; titulo: string; acao: ReactNode; children: ReactNode };

function Explicacao({ tom, titulo, acao, children }: ExplicacaoProps) {
  return (
    <div className={classes.explicacao}>
      <Aviso tom={tom} titulo={titulo}>
        {children}
      </Aviso>
      {acao}
    </div>
  );
}
