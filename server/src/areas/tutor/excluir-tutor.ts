import type { Alcance } from '@indica-bem/domain/contrato/chamada';
import type { Db, Trx } from '../../db/conexao';
import type { Contexto } from '../../nucleo/contexto';
import { excluirConta } from '../conta/excluir-conta';
import { julgarDono } from '../conta/julgar-dono';
import { esquecerTutor } from './esquecer-tutor';

type Pedido = { id: number; alcance: Alcance; senha: string | null | undefined; endereco: string; agora: Date };

/** By the team, or by the tutor, who is asked for the password. */
export async function pedirExclusaoDoTutor(ctx: Contexto, pedido: Pedido): Promise<void> {
  const { id, alcance, agora } = pedido;
  const julgada = alcance === 'proprio' ? await julgarDono(ctx, pedido) : undefined;
  await excluirTutor(ctx.db, id, agora, julgada);
}

export const excluirTutor = (db: Db | Trx, id: number, agora: Date, julgada?: string | null): Promise<void> =>
  excluirConta(db, {
    id,
    papel: 'tutor',
    agora,
    julgada,
    esquecer: (trx, emailConfirmado) => esquecerTutor(trx, id, { emailConfirmado }),
  });
