import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import type { Marco } from '@indica-bem/domain/registro/contrato';
import type { provarMeuQuilo as chamada } from '@indica-bem/domain/registro/contrato-dos-meus-quilos';
import { ORIGEM } from '@indica-bem/domain/registro/nota-assinada';
import type { Leitura } from '../../db/conexao';
import type { Contexto } from '../../nucleo/contexto';
import { consumir } from '../../nucleo/limites';
import { Recusa } from '../../nucleo/recusa';
import { assinarCabecaDeAgora } from './assinar-cabeca';
import { lerUltimoMarco } from './listar-marcos';
import { provarInclusao } from './provar';

type Ctx = Pick<Contexto, 'db' | 'config'>;
type Pedido = { n: number; tutorId: number; agora: Date };

/** Each reads a few hundred rows, and may sign: far more than somebody has kilograms, and no more than that. */
const POR_HORA = { max: 300, janela: 3600 };

/** All that somebody needs to check a kilogram of theirs by themselves. Of another's it says what it says of none. */
export async function provarMeuQuilo(ctx: Ctx, { n, tutorId, agora }: Pedido): Promise<Resposta<typeof chamada>> {
  if (ctx.config.limites) await consumir(ctx.db, `meu-quilo:${tutorId}`, POR_HORA, agora);
  const quilo = await ctx.db
    .selectFrom('quilo as q')
    .innerJoin('cupom as c', 'c.id', 'q.cupom_id')
    .innerJoin('prescricao as p', 'p.id', 'c.prescricao_id')
    .select(['q.cupom_id', 'q.sal'])
    .where('q.n', '=', n)
    .where('q.sinal', '=', 1)
    .where('p.tutor_id', '=', tutorId)
    .executeTakeFirst();
  if (!quilo?.sal) throw new Recusa('NAO_ENCONTRADO');
  const marco = await marcoQueAlcanca(ctx, n, agora);
  const { folha, caminho } = await provarInclusao(ctx.db, { n, tamanho: marco.tamanho });
  const publica = await lerPublica(ctx.db, marco.chave);
  return {
    n,
    id_coupon: quilo.cupom_id,
    sal: quilo.sal.toString('hex'),
    folha,
    caminho,
    marco,
    origem: ORIGEM,
    publica,
  };
}

/** The last one that was kept, which others hold too; for what is newer than that, the root of now. */
async function marcoQueAlcanca({ db, config }: Ctx, n: number, agora: Date): Promise<Marco> {
  const guardado = await lerUltimoMarco(db);
  if (guardado && guardado.tamanho >= n) return guardado;
  const cabeca = await assinarCabecaDeAgora(db, config, agora);
  if (!cabeca) throw new Recusa('NAO_ENCONTRADO');
  return { ...cabeca, motivo: 'agora', referencia: null };
}

async function lerPublica(db: Leitura, chave: string): Promise<string> {
  const { publica } = await db
    .selectFrom('chave_do_registro')
    .select('publica')
    .where('chave', '=', chave)
    .executeTakeFirstOrThrow();
  return publica.toString('base64');
}
