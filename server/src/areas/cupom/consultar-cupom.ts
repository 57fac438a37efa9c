import type { Cupom } from '@indica-bem/domain/cupom/contrato';
import type { Conferencia } from '@indica-bem/domain/cupom/leitura';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import { conferenciaDoCaixa } from '../configuracao/ajustes';
import { contarPalpite, type NoCaixa } from './contar-palpite';
import { exigirValidavel } from './exigir-validavel';
import { apresentarComIndicacao, type CupomComIndicacao, lerCupom } from './ler-cupom';

type Quem = Pick<NoCaixa, 'sessao' | 'hoje'>;

/** By what was typed or scanned; for a store, the till's verdict. */
export function consultarCupom(ctx: Contexto, codigoOuId: string, quem: NoCaixa): Promise<Cupom> {
  return contarPalpite(ctx, quem, async () => {
    const { sessao, hoje } = quem;
    const lido = await lerCupom(ctx.db, { codigoOuId, hoje });
    const daLoja = sessao.papel === 'lojista';
    const conferencia = await conferenciaDoCaixa(ctx);
    if (daLoja) exigirValidavel(lido, { idLojista: sessao.id, hoje });
    // What may be used is read with what shows that the tutor is there (ler-no-caixa.ts).
    if (daLoja && conferencia === 'rigorosa') throw new Recusa('LEITURA_INCOMPLETA');
    return apresentar(ctx, lido, { sessao, hoje, conferencia, lida: daLoja });
  });
}

export async function verCupom(ctx: Contexto, id: number, quem: Quem): Promise<Cupom> {
  const conferencia = await conferenciaDoCaixa(ctx);
  return apresentar(ctx, await lerCupom(ctx.db, { id, hoje: quem.hoje }), { ...quem, conferencia });
}

type Olhar = Quem & { conferencia: Conferencia; lida?: boolean };

/** Somebody else's does not exist for who asks. */
function apresentar({ db, urlPublica }: Contexto, lido: CupomComIndicacao | undefined, olhar: Olhar) {
  const { sessao, ...visto } = olhar;
  if (!lido || !pertence(lido, olhar)) throw new Recusa('NAO_ENCONTRADO');
  return apresentarComIndicacao(db, lido, { ...visto, papel: sessao.papel, urlPublica: urlPublica() });
}

/** The tutor of its recommendation, the store it was used at, or the team; an id alone tells a store nothing more. */
function pertence({ cupom, indicacao }: CupomComIndicacao, { sessao: { papel, id }, conferencia }: Olhar): boolean {
  switch (papel) {
    case 'indicabem':
      return true;
    case 'lojista':
      if (conferencia === 'rigorosa') return cupom.lojista_id === id && cupom.estado === 'efetivado';
      return cupom.lojista_id === id && cupom.motivo_cancelamento !== 'troca';
    case 'tutor':
      return indicacao.tutor_id === id;
    case 'prescritor':
      return false;
  }
}
