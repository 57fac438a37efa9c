import type pg from 'pg';
import { povoarTutores } from '../server/src/test/povoar';
import { comBancoNovo, comDemo, entrarComo, indicarMuitas } from './apoio/banco';
import { buscasDoAtendimento } from './apoio/buscas';
import { criarBanco } from './apoio/criar-banco';
import { anotar, emTurnos, formatar } from './apoio/medir';
import { darNomes, semIndices } from './apoio/nomes';
import { ligarProduto } from './apoio/produto';

/** The team's search over the whole server, with ten thousand and with a million people and recommendations, in one run. */
const VEZES = 40;

await comBancoNovo(async ({ url }) => {
  const dezMil = await servidorCom(url, 'dez_mil', 10_000);
  const milhao = await servidorCom(url, 'milhao', 1_000_000);
  for (const pedido of Object.keys(dezMil.pedidos)) {
    const ms = await emTurnos(VEZES, { dezMil: () => dezMil.buscar(pedido), milhao: () => milhao.buscar(pedido) });
    anotar({
      medida: `Busca do atendimento com um milhão: ${pedido}`,
      comparada: 'a mesma com dez mil',
      valor: ms.milhao / ms.dezMil,
      figuras: `${formatar(ms.milhao)} ms contra ${formatar(ms.dezMil)} ms`,
    });
  }
  await dezMil.fechar();
  await milhao.fechar();
});

async function servidorCom(url: string, banco: string, quantos: number) {
  const pool = await povoado(url, banco, quantos);
  const pedidos = await buscasDoAtendimento(pool, 'pessoa7003@example.com');
  const { app, fechar } = await ligarProduto(pool);
  const { token: api_token } = await entrarComo(pool, 'admin@example.com');
  return {
    pedidos,
    async buscar(pedido: string): Promise<void> {
      const query = { q: pedidos[pedido] ?? '' };
      const resposta = await app.inject({ url: '/api/atendimento/busca', query, headers: { api_token } });
      if (resposta.statusCode !== 200) throw new Error(`${pedido}: ${resposta.body}`);
    },
    fechar,
  };
}

async function povoado(url: string, banco: string, quantos: number): Promise<pg.Pool> {
  const pool = await comDemo(await criarBanco(url, banco), 8);
  await semIndices(pool, ['tutor_busca', 'tutor_por_palavra', 'tutor_por_pares', 'cupom_por_parte'], async () => {
    await povoarTutores(pool, quantos);
    await indicarMuitas(pool, quantos);
    await darNomes(pool);
  });
  await pool.query('vacuum analyze');
  return pool;
}
