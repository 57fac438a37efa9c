import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import type { Contexto } from '../../nucleo/contexto';
import { reenviarPrescricao } from '../prescricao/reenviar-prescricao';
import { type Atendimento, anotar, praticar } from './praticar';

/** As the partner does, and written down with why. */
export const reenviarPeloAtendimento = (ctx: Contexto, ato: Atendimento<object>): Promise<{ feito: number }> =>
  praticar(ctx, ato, {
    nome: 'reenviar-indicacao',
    fazer: async (trx) => {
      const { id, sessao, agora } = ato;
      await reenviarPrescricao({ ...ctx, db: trx }, { id, sessao, agora, hoje: hojeEmSaoPaulo(agora), autoria: null });
      return anotar(trx, { prescricaoId: id, tipo: 'reenviada' }, ato);
    },
  });
