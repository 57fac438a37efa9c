import type { Funcao } from '@indica-bem/domain/contrato/equipe';
import type { Membro } from '@indica-bem/domain/equipe/contrato';
import { EQUIPE_NO_MAXIMO } from '@indica-bem/domain/equipe/regras';
import { sql } from 'kysely';
import { assinar } from '../../db/autoria';
import type { Trx } from '../../db/conexao';
import type { Autoria } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { umaVez } from '../../nucleo/idempotencia';
import { consumir } from '../../nucleo/limites';
import { Recusa } from '../../nucleo/recusa';
import { exigirInedito, transacaoInedita } from '../conta/exigir-inedito';
import { lerMembro, membrosVivos } from './ler-membro';

type Convite = {
  escrito: { nome: string; email: string; funcao: Funcao };
  chave: string | undefined;
  quem: number;
  agora: Date;
  autoria: Autoria;
};

const POR_DIA = { max: 20, janela: 86_400, recusa: 'COTA_DE_CONVITES' } as const;

/** Nobody sets somebody else's password: the colleague gets a link, as everybody whom the team registers. */
export async function convidarParaEquipe(ctx: Contexto, convite: Convite): Promise<Membro> {
  const { escrito, chave, quem, agora, autoria } = convite;
  const intencao = { contaId: quem, ato: 'equipe', chave, corpo: escrito, agora, autoria };
  return transacaoInedita(ctx.db, (trx) =>
    umaVez(trx, intencao, {
      criar: async () => {
        await exigirLugar(trx);
        await exigirInedito(trx, { papel: 'indicabem', email: escrito.email });
        if (ctx.config.limites) await consumir(trx, `convite-da-equipe:${quem}`, POR_DIA, agora);
        await assinar(trx, quem, agora);
        return inserir(trx, ctx, escrito, agora);
      },
      idDe: ({ id_admin }) => id_admin,
      reler: (id) => lerMembro(trx, id),
    }),
  );
}

async function inserir(trx: Trx, { fila }: Contexto, escrito: Convite['escrito'], agora: Date): Promise<Membro> {
  const { nome, email, funcao } = escrito;
  const { id } = await trx
    .insertInto('conta')
    .values({ papel: 'indicabem', email, senha_hash: null, criada_em: agora })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.insertInto('administrador').values({ id, nome, funcao }).execute();
  await fila.enfileirar(trx, 'email-convite', { contaId: id });
  return lerMembro(trx, id);
}

const CONVITES_UM_A_UM = 7_214_020;

/** One at a time: those who invite together do not pass the maximum together. */
async function exigirLugar(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CONVITES_UM_A_UM})`.execute(trx);
  const { quantas } = await trx
    .selectFrom(membrosVivos(trx).as('m'))
    .select((eb) => eb.fn.countAll<number>().as('quantas'))
    .executeTakeFirstOrThrow();
  if (Number(quantas) >= EQUIPE_NO_MAXIMO)
    throw new Recusa('EQUIPE_COMPLETA', { partes: { maximo: String(EQUIPE_NO_MAXIMO) } });
}
