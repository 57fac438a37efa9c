import type { Alcance } from '@indica-bem/domain/contrato/chamada';
import type { Db, Trx } from '../../db/conexao';
import type { Contexto } from '../../nucleo/contexto';
import { conferirDono } from '../conta/conferir-dono';
import { excluirConta } from '../conta/excluir-conta';
import { esquecerTutor } from './esquecer-tutor';

type Argumentos = { id: number; alcance: Alcance; senha: string | null | undefined; endereco: string; agora: Date };

/** By the team, or by the tutor, who is asked for the password. */
export async function pedirExclusaoDoTutor(ctx: Contexto, argumentos: Argumentos): Promise<void> {
  const { id, alcance, agora } = argumentos;
  const provada = alcance === 'proprio' ? await conferirDono(ctx, argumentos) : undefined;
  await excluirTutor(ctx.db, id, agora, provada);
}

export const excluirTutor = (db: Db | Trx, id: number, agora: Date, provada?: string | null): Promise<void> =>
  excluirConta(db, {
    id,
    papel: 'tutor',
    agora,
    provada,
    esquecer: (trx, emailConfirmado) => esquecerTutor(trx, id, { emailConfirmado }),
  });
