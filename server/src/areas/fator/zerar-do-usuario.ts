import type { Entrada } from '@indica-bem/domain/contrato/chamada';
import type { zerarFatorDoUsuario as chamada, FatorDoUsuario } from '@indica-bem/domain/fator/contrato-do-usuario';
import { DIAS_DO_EMAIL_NOVO } from '@indica-bem/domain/fator/zerar';
import { sql } from 'kysely';
import type { Leitura, Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import type { Autoria } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { umaVez } from '../../nucleo/idempotencia';
import { consumir } from '../../nucleo/limites';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { exigirProva } from './prova-da-sessao';
import { segurarConta } from './sql';
import { esquecerSegundoFator } from './zerar-segundo-fator';

type Zeragem = {
  id: number;
  escrito: Entrada<typeof chamada>['body'];
  chave: string | undefined;
  sessao: Sessao;
  autoria: Autoria;
};

/** Each by one person of the team; whoever needs more has been persuaded by somebody. */
const POR_DIA = { max: 10, janela: 86_400, recusa: 'COTA_DE_ZERAR' } as const;

/**
 * For a partner or a store that lost everything. Who does it proves to be there: a session that was left open opens nobody
 * else's account. Of the team nobody is reached, the own account neither: colleagues are the responsible person's (spec 7.11).
 */
export function zerarFatorDoUsuario(ctx: Contexto, zeragem: Zeragem): Promise<FatorDoUsuario> {
  const { id, escrito, chave, sessao, autoria } = zeragem;
  const { agora } = autoria;
  const intencao = { contaId: sessao.id, ato: 'zerar-fator', chave, corpo: { id, ...escrito }, agora, autoria };
  return transacao(ctx.db, (trx) =>
    umaVez(trx, intencao, {
      criar: async () => {
        await exigirProva(trx, sessao, agora);
        await exigirQuemPodeTer(trx, id);
        if (!(await esquecerSegundoFator(trx, ctx.fila, id))) throw new Recusa('SEM_FATOR');
        if (ctx.config.limites) await consumir(trx, `zerar-fator:${sessao.id}`, POR_DIA, agora);
        return verFatorDoUsuario(trx, id, agora);
      },
      idDe: () => id,
      reler: () => verFatorDoUsuario(trx, id, agora),
      auditado: () => ({ id, depois: escrito }),
    }),
  );
}

/** Held: the owner who turns it off or on meanwhile comes wholly before or after. */
async function exigirQuemPodeTer(trx: Trx, id: number): Promise<void> {
  const conta = await segurarConta(trx, id);
  if (conta?.papel !== 'prescritor' && conta?.papel !== 'lojista') throw new Recusa('NAO_ENCONTRADO');
  if (conta.suspensa_em) throw new Recusa('CONTA_SUSPENSA');
}

type Lido = { desde: Date | null; email_trocado_em: Date | null };

/** When the mailbox changed is known by the audit trail alone: the address of before is kept nowhere. */
export async function verFatorDoUsuario(db: Leitura, id: number, agora: Date): Promise<FatorDoUsuario> {
  const { rows } = await sql<Lido>`
    select least(
             (select f.ligado_em from fator_totp f where f.conta_id = c.id),
             (select min(k.criada_em) from chave_de_acesso k where k.conta_id = c.id)) as desde,
           (select max(a.momento) from auditoria a
             where a.objeto_id = c.id and a.objeto = 'conta' and a.ato <> 'cupom-validado' and 'email' = any(a.campos)
               and a.momento > ${agora}::timestamptz - make_interval(days => ${DIAS_DO_EMAIL_NOVO}::int)) as email_trocado_em
      from conta c
     where c.id = ${id} and c.papel in ('prescritor', 'lojista') and c.excluida_em is null`.execute(db);
  const [lido] = rows;
  if (!lido) throw new Recusa('NAO_ENCONTRADO');
  return {
    ligado: lido.desde !== null,
    desde: lido.desde?.toISOString() ?? null,
    email_trocado_em: lido.email_trocado_em?.toISOString() ?? null,
  };
}
