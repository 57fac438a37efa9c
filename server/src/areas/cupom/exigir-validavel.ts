import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { motivoDaRecusa, type RecusaDoCupom } from '@indica-bem/domain/cupom/regras';
import { indicacaoVencida, recusaDaEscolha } from '@indica-bem/domain/prescricao/regras';
import { Recusa } from '../../nucleo/recusa';
import type { LinhaDePrescricao } from '../prescricao/completar';
import type { CupomComIndicacao, CupomLido } from './ler-cupom';

/** The till's verdict, in the order of spec 3.8; throws the refusal. */
export function exigirValidavel(
  lido: CupomComIndicacao | undefined,
  contexto: { idLojista: number; hoje: string },
): CupomComIndicacao {
  if (!lido) throw new Recusa('CUPOM_DESCONHECIDO');
  const { cupom, indicacao } = lido;
  const recusa = motivoDaRecusa(
    {
      estado: cupom.estado,
      idLojista: cupom.lojista_id,
      trocado: cupom.motivo_cancelamento === 'troca',
      validade: cupom.data_validade,
    },
    contexto,
  );
  if (recusa === 'CUPOM_DE_OUTRA_LOJA' && trocaFechada(indicacao, cupom, contexto))
    throw new Recusa('CUPOM_DE_OUTRA_LOJA_FINAL', { cupom: cupom.id });
  if (recusa) throw recusaDo(cupom, recusa);
  // A live coupon is at its recommendation's store, and an online one has no till.
  if (indicacao.loja?.tipo === 'loja_online') throw new Recusa('CUPOM_DE_LOJA_ONLINE', { cupom: cupom.id });
  return lido;
}

/** The tutor cannot bring this coupon here any more: nobody should be sent to try. */
function trocaFechada(
  p: LinhaDePrescricao,
  cupom: CupomLido,
  { idLojista, hoje }: { idLojista: number; hoje: string },
) {
  const impedida = recusaDaEscolha({
    vinculos: p.vinculos,
    lojaAtual: p.loja && { id: p.loja.id, tipo: p.loja.tipo, suspensa: !p.loja.disponivel },
    nova: { id: idLojista, tipo: 'loja_fisica' },
    finalizada: p.data_ativacao !== null,
    bloqueada: p.bloqueada_em !== null,
  });
  const validade = p.cupom?.prazo ?? cupom.data_validade;
  return impedida !== null || indicacaoVencida({ dataAtivacao: p.data_ativacao, validade }, hoje);
}

function recusaDo(cupom: CupomLido, recusa: RecusaDoCupom): Recusa {
  return new Recusa(recusa, { partes: { data: isoParaBr(cupom.data_validade) }, cupom: cupom.id });
}
