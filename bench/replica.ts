import path from 'node:path';
import { Instancia, portaLivre } from '../faults/comum/processo';
import { criarReplica } from '../server/src/test/replica';
import { comBancoNovo, comDemo, entrarComo, indicarMuitas } from './apoio/banco';
import { wrk } from './apoio/carga';
import { criarCupons, escreverProvas, VALIDAR } from './apoio/cupons';
import { anotar, formatar, mediana } from './apoio/medir';

/** The till while the team exports a million rows, which come from a streaming replica. */
const TOTAL = 1_000_000;
const SEGUNDOS = 10;
const VOLTAS = 3;
const RELATORIO =
  '/api/reports?tipo_report=8&data_referencia_inicio=2000-01-01&data_referencia_fim=2999-12-01&formato=csv';

await comBancoNovo(async (primaria) => {
  const pool = await comDemo(primaria.url);
  await indicarMuitas(pool, TOTAL);
  const pasta = path.join(path.dirname(primaria.pasta), 'replica');
  const replica = await criarReplica(primaria, pasta);
  const servidor = new Instancia(await portaLivre(), primaria.url, primaria.pasta, { DATABASE_READ_URL: replica.url });
  await servidor.subir();
  const loja = await entrarComo(pool, 'loja01@example.com');
  const equipe = await entrarComo(pool, 'admin@example.com');
  const noCaixa = async (bloco: number) => {
    const antes = await criarCupons(pool, [loja], bloco);
    const carga = await wrk(servidor.url, {
      script: VALIDAR,
      conexoes: 4,
      segundos: SEGUNDOS,
      args: [antes, await escreverProvas(pool, { lojas: [loja], antes, pasta: primaria.pasta })],
    });
    return carga.p99;
  };
  const [sem, com]: [number[], number[]] = [[], []];
  for (let volta = 0; volta < VOLTAS; volta++) {
    sem.push(await noCaixa(volta * 2));
    const parar = exportar(servidor.url, equipe.token);
    com.push(await noCaixa(volta * 2 + 1));
    await parar();
  }
  anotar({
    medida: 'p99 da validação durante um relatório de 1.000.000 de linhas lido da réplica',
    comparada: 'o mesmo sem relatório',
    valor: mediana(com) / mediana(sem),
    meta: { max: 1.5 },
    figuras: `${formatar(mediana(com))} ms contra ${formatar(mediana(sem))} ms`,
  });
  await servidor.parar();
  await replica.parar();
  await pool.end();
});

/** One export after the other until it is told to stop. */
function exportar(url: string, api_token: string): () => Promise<void> {
  const fim = new AbortController();
  const laco = (async () => {
    while (!fim.signal.aborted) {
      const resposta = await fetch(url + RELATORIO, { headers: { api_token }, signal: fim.signal });
      if (!resposta.ok) throw new Error(`status ${resposta.status}`);
      for await (const _ of resposta.body ?? []);
    }
  })().catch((erro: unknown) => {
    if (!fim.signal.aborted) throw erro;
  });
  return async () => {
    fim.abort();
    await laco;
  };
}
