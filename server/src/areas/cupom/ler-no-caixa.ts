import type { LeituraDoCaixa, Mostrado } from '@indica-bem/domain/cupom/leitura';
import type { Contexto } from '../../nucleo/contexto';
import { conferenciaDoCaixa } from '../configuracao/ajustes';
import { chavesDoSelo } from './chaves-do-selo';
import { conferirLeitura } from './conferir-leitura';
import { contarPalpite, type NoCaixa } from './contar-palpite';
import { exigirValidavel } from './exigir-validavel';
import { apresentarComIndicacao, lerCupom } from './ler-cupom';
import { assinarProva } from './prova';

/**
 * The coupon before the till, and what shows that its tutor is there. The coupon's own refusals come first: nobody is
 * asked for a number that would not help.
 */
export function lerNoCaixa(ctx: Contexto, codigoOuId: string, mostrado: Mostrado, quem: NoCaixa) {
  return contarPalpite(ctx, quem, async () => {
    const { sessao, hoje, agora } = quem;
    const lido = await lerCupom(ctx.db, { codigoOuId, hoje });
    const { cupom, indicacao } = exigirValidavel(lido, { idLojista: sessao.id, hoje });
    const sela = { idCupom: cupom.id, vez: cupom.vez, idLojista: sessao.id };
    const lida = { ...sela, cpf: indicacao.tutor?.cpf ?? null };
    const conferencia = await conferenciaDoCaixa(ctx);
    const leitura: LeituraDoCaixa = await conferirLeitura(ctx, lida, mostrado, { conferencia, agora });
    const visto = { papel: sessao.papel, hoje, urlPublica: ctx.urlPublica(), conferencia, lida: true };
    return {
      ...(await apresentarComIndicacao(ctx.db, { cupom, indicacao }, visto)),
      leitura,
      prova: assinarProva(await chavesDoSelo(ctx), sela, leitura, agora),
    };
  });
}
