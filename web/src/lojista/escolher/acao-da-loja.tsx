import type { LojistaPublico } from '@indica-bem/domain/lojista/contrato';
import { acoesDoTutor } from '@indica-bem/domain/prescricao/acoes-do-tutor';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { descontoNaLoja, impedimentoDaEscolha } from '@indica-bem/domain/prescricao/escolha-do-tutor';
import { IconTicket } from '@tabler/icons-react';
import { Botao } from '../../ui/botao';
import classes from './escolher.module.css';

/** In an open store: the coupon of today, a new one, or why not. */
export function AcaoDaLoja({ indicacao, loja }: { indicacao: Prescricao; loja: LojistaPublico }) {
  const { idDoCupom } = acoesDoTutor(indicacao);
  const icone = <IconTicket size={22} aria-hidden />;
  if (indicacao.id_lojista === loja.id_shopkeeper && idDoCupom !== null) {
    return (
      <Botao tom="mata" icone={icone} para={`/cupom/ver/${idDoCupom}`}>
        Ver cupom
      </Botao>
    );
  }
  const impedimento = impedimentoDaEscolha(indicacao, loja);
  if (impedimento) {
    const semTrocas = impedimento.codigo === 'LIMITE_DE_TROCAS';
    return <p className={classes.impedida}>{semTrocas ? 'você atingiu o limite de trocas' : impedimento.mensagem}</p>;
  }
  return (
    <Botao
      tom="principal"
      icone={icone}
      para={`/cupom/gera-cupom/${indicacao.id_prescricao}/${loja.id_shopkeeper}`}
      estado={{ visto: descontoNaLoja(indicacao, loja) }}
    >
      Gerar cupom
    </Botao>
  );
}
