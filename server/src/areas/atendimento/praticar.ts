import type { TipoDeAcontecimento } from '@indica-bem/domain/atendimento/acontecimentos';
import type { MotivoDoAtendimento } from '@indica-bem/domain/atendimento/regras';
import type { Db, Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import { anotarAcontecimentos } from '../../nucleo/anotar-acontecimento';
import type { Autoria } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { umaVez } from '../../nucleo/idempotencia';
import { consumir } from '../../nucleo/limites';
import type { Sessao } from '../../nucleo/sessao';
import { tutorExcluido } from '../../nucleo/tutor-excluido';

/** Who of the team acts, on what, and why. `escrito` is what its key stands for. */
export type Atendimento<E extends object> = {
  id: number;
  escrito: E & { motivo: MotivoDoAtendimento; texto?: string | null | undefined };
  chave: string | undefined;
  sessao: Sessao;
  agora: Date;
  autoria: Autoria;
};

const POR_HORA = { max: 300, janela: 3600, recusa: 'COTA_DE_ATENDIMENTOS' } as const;

type Ato = {
  /** By which its key is known. */
  nome: string;
  /** Does it, and answers the id of what it made or changed. */
  fazer: (trx: Trx) => Promise<number>;
  /** Filled in by `fazer`: the names of what changed. */
  campos?: string[];
  /** How the transaction is opened, where a repeated e-mail may end it. */
  transacao?: <T>(db: Db, acao: (trx: Trx) => Promise<T>) => Promise<T>;
};

/** One transaction, so many an hour, once for each key. */
export function praticar(ctx: Contexto, atendimento: Atendimento<object>, ato: Ato): Promise<{ feito: number }> {
  const { id, escrito, chave, sessao, agora, autoria } = atendimento;
  const corpo = { id, ...escrito };
  return (ato.transacao ?? transacao)(ctx.db, (trx) =>
    umaVez(
      trx,
      { contaId: sessao.id, ato: ato.nome, chave, corpo, agora, autoria },
      {
        criar: async () => {
          if (ctx.config.limites) await consumir(trx, `atendimento:${sessao.id}`, POR_HORA, agora);
          return { feito: await ato.fazer(trx) };
        },
        idDe: ({ feito }) => feito,
        reler: async (feito) => ({ feito }),
        auditado: () => ({ id, depois: { motivo: escrito.motivo }, campos: ato.campos ?? [] }),
      },
    ),
  );
}

type Anotado = { prescricaoId: number; cupomId?: number; tipo: TipoDeAcontecimento };

/** In the life of the recommendation: what was done, by whom and why. */
export async function anotar(
  trx: Trx,
  anotado: Anotado,
  { escrito, sessao, agora }: Pick<Atendimento<object>, 'escrito' | 'sessao' | 'agora'>,
): Promise<number> {
  const { motivo } = escrito;
  const texto = (await tutorExcluido(trx, anotado.prescricaoId)) ? null : escrito.texto;
  const [id = 0] = await anotarAcontecimentos(trx, [{ ...anotado, em: agora, autorId: sessao.id, motivo, texto }]);
  return id;
}
