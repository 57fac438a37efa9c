import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as esperar } from 'node:timers/promises';
import { Instancia, portaLivre } from '../faults/comum/processo';
import { comBancoNovo, comDemo, entrarComo, indicarMuitas } from './apoio/banco';
import { listaDoTutor, wrk } from './apoio/carga';
import { anotar, formatar, mediana } from './apoio/medir';

/** A proxy before one instance, and before two of which one is then killed with -9 under load. */
const SEGUNDOS = 10;
const VOLTAS = 3;

await comBancoNovo(async ({ url, pasta }) => {
  const pool = await comDemo(url);
  await indicarMuitas(pool, 10_000);
  const tutor = await entrarComo(pool, 'tutor01@example.com');
  const novaInstancia = async () => {
    const instancia = new Instancia(await portaLivre(), url, pasta);
    await instancia.subir();
    return instancia;
  };
  const [uma, outra] = [await novaInstancia(), await novaInstancia()];
  const [soUma, asDuas] = [await repartir([uma.url]), await repartir([uma.url, outra.url])];
  const lista = { script: listaDoTutor(tutor.id), conexoes: 32, segundos: SEGUNDOS, args: [tutor.token] };
  const medir = (endereco: string) => wrk(endereco, lista);
  const [com1, com2]: [number[], number[]] = [[], []];
  for (let volta = 0; volta < VOLTAS; volta++) {
    com1.push((await medir(soUma.url)).porSegundo);
    com2.push((await medir(asDuas.url)).porSegundo);
  }
  const [medida] = await Promise.all([medir(asDuas.url), esperar((SEGUNDOS * 1000) / 2).then(() => outra.matar())]);
  anotar({
    medida: 'Duas instâncias atrás de um proxy',
    comparada: 'uma instância',
    valor: mediana(com2) / mediana(com1),
    meta: { min: 1 },
    figuras: `${formatar(mediana(com2))}/s contra ${formatar(mediana(com1))}/s; uma morta no meio de ${medida.total} chamadas: 0 erros`,
  });
  soUma.fechar();
  asDuas.fechar();
  await uma.parar();
  await pool.end();
});

/** Each request to the next instance; one that does not answer is asked no more, and the request goes to another. */
async function repartir(urls: string[]) {
  const vivas = urls.map((alvo) => ({ alvo, agent: new Agent({ keepAlive: true }) }));
  let vez = 0;
  const proxy = createServer((req, res) => {
    const tentar = () => {
      const instancia = vivas[vez++ % vivas.length];
      if (!instancia) return void res.writeHead(502).end();
      const { agent, alvo } = instancia;
      const pedido = request(`${alvo}${req.url}`, {
        agent,
        method: req.method,
        headers: req.headers,
      });
      pedido.on('response', (resposta) => {
        const partes: Buffer[] = [];
        resposta.on('data', (parte: Buffer) => partes.push(parte));
        resposta.on('end', () =>
          res.writeHead(resposta.statusCode ?? 502, resposta.headers).end(Buffer.concat(partes)),
        );
        resposta.on('error', falhar);
      });
      let falhou = false;
      function falhar() {
        if (falhou) return;
        falhou = true;
        const lugar = vivas.findIndex((viva) => viva.alvo === alvo);
        if (lugar >= 0) vivas.splice(lugar, 1);
        tentar();
      }
      pedido.on('error', falhar);
      pedido.end();
    };
    tentar();
  });
  await new Promise<void>((pronto) => proxy.listen(0, '127.0.0.1', pronto));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    fechar() {
      proxy.close();
      proxy.closeAllConnections();
      for (const { agent } of vivas) agent.destroy();
    },
  };
}
