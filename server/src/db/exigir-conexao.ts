import type pg from 'pg';
import { pedeOutroModo } from './tls';

/** Says in words, and by the setting's name, that nobody answers there. */
export async function exigirConexao(pool: pg.Pool, variavel: string): Promise<void> {
  const perguntar = () => pool.query('select 1');
  const tentada = perguntar().catch((erro) => (pedeOutroModo(erro) ? perguntar() : Promise.reject(erro)));
  await tentada.catch((erro) => {
    // A host with several addresses fails with several errors and no message of its own.
    const motivo = erro instanceof Error && erro.message ? erro.message : 'sem resposta';
    throw new Error(`Não foi possível conectar ao banco de dados de ${variavel}: ${motivo}.`, { cause: erro });
  });
}
