import { type Mundo, novaInstancia } from './faltas';

const DIFERENCA_MAXIMA_MS = 5;
const CONHECIDO = 'tutor01@example.com';
const DESCONHECIDO = 'ninguem@example.com';

/** What a stopwatch tells about who has an account: one attempt of each in turns, so that both meet the same machine. */
export async function medirTempos(mundo: Mundo, vezes: number): Promise<boolean> {
  const instancia = await novaInstancia(mundo, mundo.banco.url);
  await instancia.subir();
  const entrar = (email: string) => () =>
    fetch(`${instancia.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, senha: 'uma senha errada' }),
    });
  const recuperar = (email: string) => () => fetch(`${instancia.url}/api/forgot-password?email=${email}`);
  const login = await comparar(vezes, entrar(CONHECIDO), entrar(DESCONHECIDO));
  const recuperacao = await comparar(vezes, recuperar(CONHECIDO), recuperar(DESCONHECIDO));
  await instancia.parar();
  console.table({ 'POST /login': login, 'GET /forgot-password': recuperacao });
  return [login, recuperacao].every((r) => r['mesmos bytes'] && Math.abs(r['diferença (ms)']) < DIFERENCA_MAXIMA_MS);
}

async function comparar(vezes: number, conhecido: () => Promise<Response>, desconhecido: () => Promise<Response>) {
  const [a, b]: [number[], number[]] = [[], []];
  const respostas = new Set<string>();
  for (let i = 0; i < vezes; i++) {
    // The one that goes first changes each time.
    const pares: [number[], () => Promise<Response>][] = [
      [a, conhecido],
      [b, desconhecido],
    ];
    for (const [tempos, pedir] of i % 2 ? pares : pares.reverse()) {
      const inicio = performance.now();
      const resposta = await pedir();
      const corpo = await resposta.text();
      tempos.push(performance.now() - inicio);
      respostas.add(`${resposta.status} ${corpo}`);
    }
  }
  const casas = (n: number) => Number(n.toFixed(2));
  return {
    pedidos: vezes * 2,
    'conta existe (ms)': casas(mediana(a)),
    'não existe (ms)': casas(mediana(b)),
    // Pair by pair: both of a pair met the machine in the same mood.
    'diferença (ms)': casas(mediana(a.map((ms, i) => ms - (b[i] ?? 0)))),
    'mesmos bytes': respostas.size <= 1,
  };
}

const mediana = (lista: number[]) => lista.toSorted((x, y) => x - y)[Math.floor(lista.length / 2)] ?? 0;
