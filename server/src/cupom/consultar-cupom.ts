import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { motivoDaRecusa, type RecusaDoCupom } from '@indica-bem/domain/cupom/regras';
import { Recusa } from '../http/recusa';
import type { Sessao } from '../http/sessao';
import type { CupomComIndicacao, CupomLido } from './ler-cupom';

/** The tutor of its recommendation, the store it was made for, or the team. */
export function pertence({ cupom, indicacao }: CupomComIndicacao, { papel, id }: Sessao): boolean {
  switch (papel) {
    case 'indicabem':
      return true;
    case 'lojista':
      return cupom.lojista_id === id && cupom.motivo_cancelamento !== 'troca';
    case 'tutor':
      return indicacao.tutor_id === id;
    case 'prescritor':
      return false;
  }
}

/** The till's verdict, in the order of DECISIONS; throws the refusal. */
export function exigirValidavel(cupom: CupomLido | undefined, contexto: { idLojista: number; hoje: string }): void {
  if (!cupom) throw new Recusa('CUPOM_DESCONHECIDO');
  const recusa = motivoDaRecusa(
    {
      estado: cupom.estado,
      idLojista: cupom.lojista_id,
      trocado: cupom.motivo_cancelamento === 'troca',
      validade: cupom.data_validade,
    },
    contexto,
  );
  if (recusa) throw recusaDo(cupom, recusa);
}

function recusaDo(cupom: CupomLido, recusa: RecusaDoCupom): Recusa {
  return new Recusa(recusa, { partes: { data: isoParaBr(cupom.data_validade) } });
}
