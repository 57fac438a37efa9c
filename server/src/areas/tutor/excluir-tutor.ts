import type { Alcance } from '@indica-bem/domain/contrato/chamada';
import type { Db, Trx } from '../../db/conexao';
import type { Autoria } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { conferirDono } from '../conta/conferir-dono';
import { excluirConta } from '../conta/excluir-conta';
import { esquecerTutor } from './esquecer-tutor';

type Argumentos = Exclusao & { alcance: Alcance; senha: string | null | undefined; endereco: string };

/** By the team, or by the tutor, who is asked for the password. */
export async function pedirExclusaoDoTutor(ctx: Contexto, argumentos: Argumentos): Promise<void> {
  const { id, alcance, agora, autoria } = argumentos;
  const provada = alcance === 'proprio' ? await conferirDono(ctx, argumentos) : undefined;
  await excluirTutor(ctx.db, { id, agora, autoria, provada });
}

type Exclusao = { id: number; agora: Date; autoria: Autoria | null };

export const excluirTutor = (
  db: Db | Trx,
  exclusao: Exclusao & { provada?: string | null | undefined },
): Promise<void> =>
  excluirConta(db, {
    ...exclusao,
    papel: 'tutor',
    esquecer: (trx, emailConfirmado) => esquecerTutor(trx, exclusao.id, { emailConfirmado, agora: exclusao.agora }),
  });
