import type { Cupom } from '@indica-bem/domain/cupom/contrato';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { contarPalpite, type NoCaixa } from './contar-palpite';
import { exigirValidavel } from './exigir-validavel';
import { apresentarComIndicacao, type CupomComIndicacao, lerCupom } from './ler-cupom';

type Quem = Pick<NoCaixa, 'sessao' | 'hoje'>;

/** By what was typed or scanned; for a store, the till's verdict. */
export function consultarCupom(ctx: Contexto, codigoOuId: string, quem: NoCaixa): Promise<Cupom> {
  return contarPalpite(ctx, quem, async () => {
    const { sessao, hoje } = quem;
    const lido = await lerCupom(ctx.db, { codigoOuId, hoje });
    if (sessao.papel === 'lojista') exigirValidavel(lido?.cupom, { idLojista: sessao.id, hoje }, lido?.indicacao);
    return apresentar(ctx, lido, quem);
  });
}

export async function verCupom(ctx: Contexto, id: number, quem: Quem): Promise<Cupom> {
  return apresentar(ctx, await lerCupom(ctx.db, { id, hoje: quem.hoje }), quem);
}

/** Somebody else's does not exist for who asks. */
function apresentar({ db, urlPublica }: Contexto, lido: CupomComIndicacao | undefined, { sessao, hoje }: Quem) {
  if (!lido || !pertence(lido, sessao)) throw new Recusa('NAO_ENCONTRADO');
  return apresentarComIndicacao(db, lido, sessao.papel, hoje, urlPublica());
}

/** The tutor of its recommendation, the store it was made for, or the team. */
function pertence({ cupom, indicacao }: CupomComIndicacao, { papel, id }: Sessao): boolean {
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
