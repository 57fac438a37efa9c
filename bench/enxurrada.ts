import { Instancia, portaLivre } from '../faults/comum/processo';
import { comBancoNovo, comDemo } from './apoio/banco';
import { anotar, cronometrar, formatar } from './apoio/medir';

/** Three addresses try to log in without end, each as much as its limits let it: how long does a fourth take to get in? */
const VOLTAS = 5;
const EM_CURSO = 40;

await comBancoNovo(async ({ url, pasta }) => {
  const pool = await comDemo(url);
  const servidor = new Instancia(await portaLivre(), url, pasta, { RATE_LIMIT: 'on', TRUST_PROXY: '1' });
  await servidor.subir();
  const sozinha = await cronometrar(() => entrar(servidor.url, '198.51.100.1', 'tutor02@example.com', 200));
  const segundos: number[] = [];
  let turnos = 0;
  for (let volta = 0; volta < VOLTAS; volta++) {
    const enxurrada = inundar(servidor.url, volta);
    await new Promise((ok) => setTimeout(ok, 500));
    segundos.push(
      await cronometrar(() => entrar(servidor.url, `198.51.100.${10 + volta}`, 'tutor01@example.com', 200)),
    );
    turnos += await enxurrada.parar();
  }
  const pior = Math.max(...segundos);
  anotar({
    medida: 'Entrar enquanto três endereços inundam o login, o pior de cinco',
    comparada: '',
    valor: pior,
    meta: { max: 2 },
    figuras: `${segundos.map(formatar).join(', ')} s; sem eles ${formatar(sozinha)} s; ${turnos} tentativas deles`,
  });
  await servidor.parar();
  await pool.end();
});

function inundar(url: string, volta: number) {
  let [parado, tentativas] = [false, 0];
  const insistir = async (endereco: string) => {
    while (!parado) await entrar(url, endereco, `ninguem${++tentativas}@example.com`);
  };
  // Others in each turn: who has used up an address has to find another.
  const enderecos = [1, 2, 3].map((n) => `203.0.${volta}.${n}`);
  const todas = enderecos.flatMap((endereco) => Array.from({ length: EM_CURSO }, () => insistir(endereco)));
  return {
    async parar(): Promise<number> {
      parado = true;
      await Promise.all(todas);
      return tentativas;
    },
  };
}

async function entrar(url: string, endereco: string, email: string, esperado?: number): Promise<void> {
  const resposta = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': endereco },
    body: JSON.stringify({ email, senha: 'indicabem-demo' }),
  });
  await resposta.arrayBuffer();
  if (esperado && resposta.status !== esperado) throw new Error(`${email}: ${resposta.status}`);
}
