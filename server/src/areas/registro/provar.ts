import { caminhoDeConsistencia, caminhoDeInclusao, type Trecho } from '@indica-bem/domain/registro/arvore';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { preparar } from '../../db/preparar';
import { recusarCampo } from '../../nucleo/recusa';
import { lerRaizes } from './ler-raizes';

type PedidoDeInclusao = { n: number; tamanho?: number | undefined };

/** That leaf `n` is in the tree of so many leaves; of all there are now, if it is not said. */
export async function provarInclusao(db: Leitura, { n, tamanho: pedido }: PedidoDeInclusao) {
  const [{ agora, folha } = { agora: 0, folha: null }] = await lerFolha(db, { n });
  const tamanho = pedido ?? agora;
  if (tamanho > agora) throw aindaNao('tamanho', agora);
  if (n > tamanho) throw pedido ? recusarCampo('n', `A árvore pedida tem ${pedido} folhas`) : aindaNao('n', agora);
  if (folha === null) throw new Error(`O registro não tem a folha ${n}.`);
  const caminho = await lerCaminho(db, caminhoDeInclusao(n - 1, tamanho));
  return { n, tamanho, folha, caminho };
}

const lerFolha = preparar({
  nome: 'registro-folha',
  valores: ['n'],
  texto: ({ n }) => sql<{ agora: number; folha: string | null }>`
    select coalesce(max(n), 0) as agora, (select dados from folha where n = ${n}::bigint) as folha from folha`,
});

/** That the tree of `de` leaves is the beginning of that of `ate`. */
export async function provarConsistencia(db: Leitura, { de, ate }: { de: number; ate: number }) {
  if (de > ate) throw recusarCampo('de', 'O tamanho menor vem primeiro');
  const agora = await tamanhoDoRegistro(db);
  if (ate > agora) throw aindaNao('ate', agora);
  return { de, ate, caminho: await lerCaminho(db, caminhoDeConsistencia(de, ate)) };
}

/** How many leaves there are. */
export async function tamanhoDoRegistro(db: Leitura): Promise<number> {
  const { tamanho } = await db
    .selectFrom('folha')
    .select(({ fn }) => fn.max('n').as('tamanho'))
    .executeTakeFirstOrThrow();
  return Number(tamanho ?? 0);
}

const aindaNao = (campo: string, agora: number) => recusarCampo(campo, `O registro tem ${agora} folhas`);

const lerCaminho = async (db: Leitura, trechos: Trecho[]) =>
  (await lerRaizes(db, trechos)).map((raiz) => raiz.toString('hex'));
