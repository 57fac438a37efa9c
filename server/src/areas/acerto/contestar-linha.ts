import type { Contestacao } from '@indica-bem/domain/acerto/formas';
import { CONTESTACOES_POR_LINHA } from '@indica-bem/domain/acerto/regras';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import type { Autoria } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { umaVez } from '../../nucleo/idempotencia';
import { consumir } from '../../nucleo/limites';
import { Recusa } from '../../nucleo/recusa';
import { tutorDoCupomExcluido } from '../../nucleo/tutor-excluido';
import { contasDaEquipe } from '../conta/contas-da-equipe';
import { lerContestacao } from './ler-contestacao';

type Pedido = {
  linhaId: number;
  texto: string;
  chave: string | undefined;
  lojistaId: number;
  agora: Date;
  autoria: Autoria;
};

// Each one is read by a person of the team, and written to all who settle.
const POR_DIA = { max: 20, janela: 86_400, recusa: 'COTA_DE_CONTESTACOES' } as const;

/** A store does not agree with a line; one open contest for each. */
export function contestarLinha(ctx: Contexto, pedido: Pedido): Promise<Contestacao> {
  const { linhaId, texto, chave, lojistaId, agora, autoria } = pedido;
  return transacao(ctx.db, (trx) =>
    umaVez<Contestacao>(
      trx,
      { contaId: lojistaId, ato: 'contestacao', chave, corpo: { linhaId, texto }, agora, autoria },
      {
        criar: async () => lerContestacao(trx, await inserir(trx, ctx, pedido)),
        idDe: ({ id_contestacao }) => id_contestacao,
        reler: (id) => lerContestacao(trx, id),
      },
    ),
  );
}

async function inserir(trx: Trx, ctx: Contexto, { linhaId, texto, lojistaId, agora }: Pedido): Promise<number> {
  const compra = await trx.selectFrom('acerto_linha').select('cupom_id').where('id', '=', linhaId).executeTakeFirst();
  const semTexto = compra !== undefined && (await tutorDoCupomExcluido(trx, compra.cupom_id));
  // The store's row: of two contests of one line at once the second finds the first.
  const linha = await trx
    .selectFrom('acerto_linha as l')
    .innerJoin('acerto as a', 'a.id', 'l.acerto_id')
    .innerJoin('acerto_da_loja as d', 'd.lojista_id', 'a.lojista_id')
    .select('l.acerto_id')
    .where('l.id', '=', linhaId)
    .where('a.lojista_id', '=', lojistaId)
    .forUpdate('d')
    .executeTakeFirst();
  if (!linha) throw new Recusa('NAO_ENCONTRADO');
  const antes = await trx.selectFrom('contestacao').select('estado').where('linha_id', '=', linhaId).execute();
  if (antes.some(({ estado }) => estado === 'aberta')) throw new Recusa('CONTESTACAO_ABERTA');
  if (antes.length >= CONTESTACOES_POR_LINHA) throw new Recusa('CONTESTACOES_ESGOTADAS');
  if (ctx.config.limites) await consumir(trx, `contestacao:${lojistaId}`, POR_DIA, agora);
  const { id: contestacaoId } = await trx
    .insertInto('contestacao')
    .values({
      linha_id: linhaId,
      acerto_id: linha.acerto_id,
      lojista_id: lojistaId,
      texto: semTexto ? null : texto,
      aberta_em: agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const equipe = await contasDaEquipe(trx, 'financeiro');
  await ctx.fila.enfileirarTodas(
    trx,
    'email-contestacao',
    equipe.map((contaId) => ({ contestacaoId, contaId })),
  );
  return contestacaoId;
}
