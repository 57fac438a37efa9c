import { sql } from 'kysely';
import type { Db } from '../db/conexao';
import type { Contexto } from '../nucleo/contexto';
import { contar } from '../observacao/medidas';
import { type Correio, NaoEntregue } from './correio';

const DESFECHOS = ['sent', 'postponed', 'refused', 'unneeded'] as const;
for (const outcome of DESFECHOS) contar('mails_total', { outcome }, 0);
const desfecho = (outcome: (typeof DESFECHOS)[number]) => contar('mails_total', { outcome });

export type Envio<D> = (correio: Correio, dados: D) => Promise<void>;

/**
 * The work of an e-mail's task, with what became of it written down. Refused for good, the task is over: trying again
 * would hear the same. One that somebody has sent anew since goes out by that other task alone.
 */
export function acompanhar<D>(ctx: Contexto, correio: Correio, enviar: Envio<D>) {
  return async (dados: D, tarefa?: string): Promise<void> => {
    const envio = tarefa ? await lerEnvio(ctx.db, tarefa) : undefined;
    // Already over: the queue did not hear of it, because the process died in between.
    if (envio && envio.estado !== 'espera') return;
    if (tarefa && envio?.reenviado_em) return encerrar(ctx, tarefa, 'dispensado');
    let sairam = 0;
    const contado: Correio = {
      async enviar(mensagem) {
        await correio.enviar(mensagem);
        sairam++;
      },
    };
    try {
      await enviar(contado, dados);
    } catch (erro) {
      const recusado = erro instanceof NaoEntregue && erro.permanente;
      desfecho(recusado ? 'refused' : 'postponed');
      if (tarefa) await anotarFalha(ctx, tarefa, erro);
      if (recusado) return ctx.avisos.registrar('email-recusado', { falha: erro.falha, resposta: erro.codigo ?? '' });
      throw erro;
    }
    desfecho(sairam > 0 ? 'sent' : 'unneeded');
    if (tarefa) await encerrar(ctx, tarefa, sairam > 0 ? 'enviado' : 'dispensado');
  };
}

const lerEnvio = (db: Db, id: string) =>
  db.selectFrom('envio_de_email').select(['estado', 'reenviado_em']).where('id', '=', id).executeTakeFirst();

async function encerrar({ db, relogio }: Contexto, id: string, estado: 'enviado' | 'dispensado'): Promise<void> {
  const agora = relogio();
  await db
    .updateTable('envio_de_email')
    .set({ estado, encerrado_em: agora, tentado_em: agora, proxima_em: null })
    .set(estado === 'enviado' ? { tentativas: sql`tentativas + 1`, falha: null, codigo: null } : {})
    .where('id', '=', id)
    .execute();
}

async function anotarFalha({ db, relogio }: Contexto, id: string, erro: unknown): Promise<void> {
  const agora = relogio();
  const { falha, codigo, permanente } =
    erro instanceof NaoEntregue ? erro : ({ falha: 'interna', codigo: null, permanente: false } as const);
  await db
    .updateTable('envio_de_email')
    .set({ falha, codigo, tentado_em: agora, tentativas: sql`tentativas + 1` })
    .set(permanente ? { estado: 'recusado', encerrado_em: agora, proxima_em: null } : {})
    .where('id', '=', id)
    .execute();
}
