import type { Trx } from '../../db/conexao';

type Quem = { quem: number; agora: Date };

/** What had not reached an account is answered by the link that goes out now: nobody needs to send it once more. */
export async function encerrarEnvios(trx: Trx, contas: readonly number[], { quem, agora }: Quem): Promise<void> {
  await trx
    .updateTable('envio_de_email')
    .set({ reenviado_em: agora, reenviado_por: quem })
    .where('conta_id', 'in', contas)
    .where('tipo', 'in', ['convite', 'cadastro', 'confirmacao', 'recuperacao'])
    .where('estado', 'in', ['recusado', 'desistiu'])
    .where('reenviado_em', 'is', null)
    .execute();
}
