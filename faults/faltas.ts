import { setTimeout as esperar } from 'node:timers/promises';
import type { Banco } from './banco';
import { iniciarCarga, type Pessoas, type Vida } from './comum/carga';
import { conferir, type Parecer } from './comum/conferir';
import { Instancia, portaLivre } from './comum/processo';
import { abrirProxy, COMMIT, PEDIDO_HTTP, type ProxyAberto } from './proxy';

export type Mundo = { pasta: string; banco: Banco; pessoas: Pessoas; todas: Vida[] };
export type Resultado = Parecer & { faltas: number; voltas: number[] };

const aleatorio = (de: number, ate: number) => de + Math.random() * (ate - de);

export async function novaInstancia({ pasta }: Pick<Mundo, 'pasta'>, databaseUrl: string): Promise<Instancia> {
  return new Instancia(await portaLivre(), databaseUrl, pasta);
}

/** Load, a fault in the middle of it, load again; then everybody finishes and the books are compared. */
async function rodada(mundo: Mundo, urls: string[], falta: () => Promise<number | null>, total: Resultado) {
  const carga = iniciarCarga(urls, mundo.pessoas);
  await esperar(aleatorio(150, 500));
  const volta = await falta();
  await esperar(100);
  const vidas = await carga.parar();
  mundo.todas.push(...vidas);
  const parecer = await conferir(mundo.banco, vidas);
  for (const medida of ['reconhecidos', 'perdidos', 'dobrados', 'invariantes', 'registro'] as const)
    total[medida] += parecer[medida];
  if (volta !== null) total.voltas.push(volta);
}

const vazio = (): Resultado => ({
  faltas: 0,
  reconhecidos: 0,
  perdidos: 0,
  dobrados: 0,
  invariantes: 0,
  registro: 0,
  voltas: [],
});

export async function matarServidor(mundo: Mundo, vezes: number): Promise<Resultado> {
  const total = vazio();
  const instancia = await novaInstancia(mundo, mundo.banco.url);
  await instancia.subir();
  for (; total.faltas < vezes; total.faltas++) {
    const matar = async () => {
      await instancia.matar();
      return instancia.subir();
    };
    await rodada(mundo, [instancia.url], matar, total);
  }
  await instancia.parar();
  return total;
}

export async function matarBanco(mundo: Mundo, vezes: number): Promise<Resultado> {
  const { banco } = mundo;
  const total = vazio();
  const instancia = await novaInstancia(mundo, banco.url);
  await instancia.subir();
  for (; total.faltas < vezes; total.faltas++) {
    const matar = async () => {
      await banco.matar({ comFilhos: total.faltas % 2 === 1 });
      const inicio = performance.now();
      await banco.subir();
      await instancia.ficarPronta();
      return performance.now() - inicio;
    };
    await rodada(mundo, [instancia.url], matar, total);
  }
  await instancia.parar();
  return total;
}

/** Two on one database; one of them is killed, in turns, and nobody waits for it to come back. */
export async function matarUmaDeDuas(mundo: Mundo, vezes: number): Promise<Resultado> {
  const total = vazio();
  const duas = [await novaInstancia(mundo, mundo.banco.url), await novaInstancia(mundo, mundo.banco.url)];
  for (const instancia of duas) await instancia.subir();
  for (; total.faltas < vezes; total.faltas++) {
    const vitima = duas[total.faltas % 2];
    if (!vitima) break;
    await rodada(
      mundo,
      duas.map(({ url }) => url),
      () => vitima.matar().then(() => null),
      total,
    );
    total.voltas.push(await vitima.subir());
  }
  for (const instancia of duas) await instancia.parar();
  return total;
}

/** The wire between the server and PostgreSQL, around COMMIT. */
export async function cortarBanco(mundo: Mundo, cortes: number): Promise<Resultado> {
  const proxy = await abrirProxy({ path: mundo.banco.socket }, COMMIT, 12);
  const instancia = await novaInstancia(
    mundo,
    `postgresql://indica_bem@127.0.0.1:${proxy.porta}/indica_bem?sslmode=disable`,
  );
  await instancia.subir();
  const total = await rodarAte(mundo, [instancia.url], proxy, cortes);
  await instancia.parar();
  await proxy.fechar();
  return total;
}

/** The wire between the client and the server. */
export async function cortarCliente(mundo: Mundo, cortes: number): Promise<Resultado> {
  const instancia = await novaInstancia(mundo, mundo.banco.url);
  await instancia.subir();
  const proxy = await abrirProxy({ port: Number(new URL(instancia.url).port), host: '127.0.0.1' }, PEDIDO_HTTP, 8);
  const total = await rodarAte(mundo, [`http://127.0.0.1:${proxy.porta}`], proxy, cortes);
  await proxy.fechar();
  await instancia.parar();
  return total;
}

async function rodarAte(mundo: Mundo, urls: string[], proxy: ProxyAberto, cortes: number): Promise<Resultado> {
  const total = vazio();
  while (proxy.cortes() < cortes) await rodada(mundo, urls, () => esperar(1_500).then(() => null), total);
  console.log(
    Object.entries(proxy.contagem)
      .map(([falta, n]) => `${falta}: ${n}`)
      .join(', '),
  );
  return { ...total, faltas: proxy.cortes() };
}
