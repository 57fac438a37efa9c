import { randomInt } from 'node:crypto';
import { Instancia, portaLivre } from '../faults/comum/processo';
import { comBancoNovo, comDemo, entrarComo, indicarMuitas } from './apoio/banco';
import { listaDoTutor, wrk } from './apoio/carga';
import { anotar, formatar, mediana } from './apoio/medir';

/** Monday morning: fifty people a second log in, from everywhere. What do the others notice? */
const POR_SEGUNDO = 50;
const SEGUNDOS = 10;
const VOLTAS = 3;

await comBancoNovo(async ({ url, pasta }) => {
  const pool = await comDemo(url);
  await indicarMuitas(pool, 10_000);
  const tutor = await entrarComo(pool, 'tutor01@example.com');
  const servidor = new Instancia(await portaLivre(), url, pasta, { RATE_LIMIT: 'on', TRUST_PROXY: '1' });
  await servidor.subir();
  const lista = { script: listaDoTutor(tutor.id), conexoes: 4, segundos: SEGUNDOS, args: [tutor.token] };
  const outras = async () => (await wrk(servidor.url, lista)).p99;
  const [sem, com]: [number[], number[]] = [[], []];
  const respostas = new Map<number, number>();
  for (let volta = 0; volta < VOLTAS; volta++) {
    sem.push(await outras());
    const multidao = chegar(servidor.url, respostas);
    com.push(await outras());
    await multidao.parar();
  }
  const [p99Sem, p99Com] = [mediana(sem), mediana(com)];
  const estranhas = [...respostas.keys()].filter((status) => status !== 200 && status !== 429);
  if (estranhas.length > 0) throw new Error(`logins com status ${estranhas}`);
  anotar({
    medida: 'p99 das outras chamadas com 50 logins por segundo',
    comparada: 'o mesmo sem logins',
    valor: p99Com / p99Sem,
    meta: { max: 3 },
    figuras: `${formatar(p99Com)} ms contra ${formatar(p99Sem)} ms; ${respostas.get(200) ?? 0} entraram, ${respostas.get(429) ?? 0} ouviram 429`,
  });
  await servidor.parar();
  await pool.end();
});

/** Each from an address of its own, so that only the crowd itself is in the way. */
function chegar(url: string, respostas: Map<number, number>) {
  const emCurso = new Set<Promise<void>>();
  const entrar = async () => {
    const resposta = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      },
      body: JSON.stringify({ email: `tutor0${randomInt(1, 7)}@example.com`, senha: 'indicabem-demo' }),
    });
    await resposta.arrayBuffer();
    respostas.set(resposta.status, (respostas.get(resposta.status) ?? 0) + 1);
  };
  const relogio = setInterval(() => {
    const tentativa = entrar().finally(() => emCurso.delete(tentativa));
    emCurso.add(tentativa);
  }, 1000 / POR_SEGUNDO);
  return {
    async parar() {
      clearInterval(relogio);
      await Promise.all(emCurso);
    },
  };
}
