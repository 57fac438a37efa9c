import type { Cupom } from '@indica-bem/domain/cupom/contrato';
import { acoesDoTutor, avisoDaLojaPerdida, ESCOLHER_SEM_GASTO } from '@indica-bem/domain/prescricao/acoes-do-tutor';
import { Botao } from '../../ui/botao';
import { Explicacao } from './explicacao';

/** Another store was chosen, the store left, or the team ended it. */
export function Cancelado({ cupom: { id_coupon, prescrition: indicacao } }: { cupom: Cupom }) {
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
  const saiu = podeEscolher ? avisoDaLojaPerdida(indicacao) : null;
  return (
    <Explicacao
      tom={saiu ? 'alerta' : 'erro'}
      titulo={saiu?.titulo ?? 'Este cupom foi cancelado'}
      acao={
        <Botao
          tom={saiu ? 'principal' : 'secundario'}
          para={podeEscolher ? `/lojistas/${indicacao.id_prescricao}` : '/contato'}
        >
          {saiu ? ESCOLHER_SEM_GASTO : podeEscolher ? 'Escolher outra loja' : 'Falar com a gente'}
        </Botao>
      }
    >
      {saiu?.texto ?? 'Ele não vale mais no caixa.'}
    </Explicacao>
  );
}
