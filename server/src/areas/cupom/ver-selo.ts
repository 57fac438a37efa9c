import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { motivoDaRecusa } from '@indica-bem/domain/cupom/regras';
import { fimDoPasso } from '@indica-bem/domain/cupom/selo';
import type { Contexto } from '../../nucleo/contexto';
import { consumir } from '../../nucleo/limites';
import { Recusa } from '../../nucleo/recusa';
import { chavesDoSelo } from './chaves-do-selo';
import type { NoCaixa } from './contar-palpite';
import { type CupomComIndicacao, lerCupom } from './ler-cupom';
import { selar } from './selar';

/** A screen asks four times a minute; somebody may have it open in a few places. */
const SELOS = { max: 60, janela: 60 };

/** What the owner's screen shows now; never kept, here or there. */
export async function verSelo(ctx: Contexto, id: number, { sessao, agora, hoje }: Omit<NoCaixa, 'endereco'>) {
  if (ctx.config.limites) await consumir(ctx.db, `selo:${sessao.id}`, SELOS, agora);
  const lido = await lerCupom(ctx.db, { id, hoje });
  if (!lido || lido.indicacao.tutor_id !== sessao.id) throw new Recusa('NAO_ENCONTRADO');
  exigirVivo(lido, hoje);
  const { vez, lojista_id: idLojista } = lido.cupom;
  const fim = fimDoPasso(agora);
  return {
    ...selar(await chavesDoSelo(ctx), { idCupom: id, vez, idLojista }, agora),
    expira_em: fim.toISOString(),
    segundos: (fim.getTime() - agora.getTime()) / 1000,
  };
}

/** Only a coupon that a till would take has anything to show there. */
function exigirVivo({ cupom, indicacao: { loja } }: CupomComIndicacao, hoje: string): void {
  const { estado, lojista_id: idLojista, data_validade: validade } = cupom;
  // Left for another store, for its tutor it is just no longer one.
  const recusa = motivoDaRecusa({ estado, idLojista, trocado: false, validade }, { idLojista, hoje });
  if (recusa) throw new Recusa(recusa, { partes: { data: isoParaBr(validade) } });
  if (loja?.tipo === 'loja_online') throw new Recusa('CUPOM_DE_LOJA_ONLINE');
  if (!loja?.disponivel) throw new Recusa('LOJA_INDISPONIVEL');
}
