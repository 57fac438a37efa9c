import type pg from 'pg';
import { povoarTutores } from '../server/src/test/povoar';
import { comBancoNovo, comDemo, entrarComo } from './apoio/banco';
import { criarBanco } from './apoio/criar-banco';
import { anotar, emTurnos, formatar } from './apoio/medir';
import { semIndices } from './apoio/nomes';
import { ligarProduto } from './apoio/produto';

/** The team's list of tutors over the whole server, with a thousand and with a million of them, in one run. */
const VEZES = 30;
const PEDIDOS = {
  'primeira página': '/tutors',
  'página do meio': `/tutors?cursor=${Buffer.from('["Joana Prado 500","1"]').toString('base64url')}`,
  'busca de um nome inteiro': '/tutors?busca=araujo%20701',
  'busca de um nome comum': '/tutors?busca=maria',
  'busca de duas letras raras': '/tutors?busca=zq',
  'busca que acha quase todos': '/tutors?busca=example.com',
  'busca por CPF': '/tutors?busca=000.000.007-01',
  'busca sem resultado': '/tutors?busca=xyzxyz',
  'só os suspensos': '/tutors?situacao=suspensa',
  contagem: '/usuarios/contagem',
};

await comBancoNovo(async ({ url }) => {
  const mil = await servidorCom(url, 'mil', 1_000);
  const milhao = await servidorCom(url, 'milhao', 1_000_000);
  for (const [pedido, caminho] of Object.entries(PEDIDOS)) {
    const ms = await emTurnos(VEZES, { mil: () => mil.pedir(caminho), milhao: () => milhao.pedir(caminho) });
    anotar({
      medida: `Um milhão de tutores: ${pedido}`,
      comparada: 'o mesmo com mil',
      valor: ms.milhao / ms.mil,
      figuras: `${formatar(ms.milhao)} ms contra ${formatar(ms.mil)} ms`,
    });
  }
  await mil.fechar();
  await milhao.fechar();
});

async function servidorCom(url: string, banco: string, tutores: number) {
  const pool = await povoado(url, banco, tutores);
  const { app, fechar } = await ligarProduto(pool);
  const { token: api_token } = await entrarComo(pool, 'admin@example.com');
  return {
    async pedir(caminho: string): Promise<void> {
      const resposta = await app.inject({ url: `/api${caminho}`, headers: { api_token } });
      if (resposta.statusCode !== 200) throw new Error(`${caminho}: ${resposta.body}`);
    },
    fechar,
  };
}

async function povoado(url: string, banco: string, tutores: number): Promise<pg.Pool> {
  const pool = await comDemo(await criarBanco(url, banco), 8);
  await semIndices(pool, ['tutor_busca'], () => povoarTutores(pool, tutores));
  await pool.query('vacuum analyze');
  await pool.query('vacuum conta');
  return pool;
}
