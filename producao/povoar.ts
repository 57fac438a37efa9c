import { AFROUXAR, type Pessoas } from '../faults/comum/carga';
import type { BancoLido } from '../faults/comum/conferir';
import { abrirDb, abrirPool } from '../server/src/db/conexao';
import { criarLojista, criarPrescritor, criarProduto, criarTutor } from '../server/src/test/elenco';

const varios = <T>(n: number, criar: () => Promise<T>) => Promise.all(Array.from({ length: n }, criar));

/** Who takes part in the load: a production database has no demonstration. */
export async function povoar(banco: BancoLido): Promise<Pessoas> {
  const pool = abrirPool(banco.url, 4);
  const onde = { db: abrirDb(pool), relogio: () => new Date() };
  try {
    const [prescritores, tutores, lojas] = [
      await varios(3, () => criarPrescritor(onde)),
      await varios(4, () => criarTutor(onde)),
      await varios(3, () => criarLojista(onde)),
    ];
    return { prescritores, tutores, lojas, produto: await criarProduto(onde) };
  } finally {
    await pool.end();
    await banco.consultar(AFROUXAR);
  }
}
