import { readFile, rm } from 'node:fs/promises';
import type pg from 'pg';
import type { Pessoa } from './banco';
import type { Pedidos } from './chegadas';
import { criarCupons, escreverProvas, escreverSelos } from './cupons';

type Praca = { pool: pg.Pool; pasta: string; lojas: Pessoa[]; tutores: Pessoa[]; parceiros: Pessoa[] };

/** Requests of the product as a browser that is in sends them, written out before the run begins. */
export function pedidosDa({ pool, pasta, lojas, tutores, parceiros }: Praca) {
  let bloco = 0;
  let alvo: string | undefined;
  const linhas = async (arquivo: string) => {
    const texto = await readFile(arquivo, 'utf8');
    await rm(arquivo);
    return texto.split('\n').map((linha) => linha.split(' ') as [string, string]);
  };
  const deCadaPapel = (caminhos: [Pessoa[], (id: number) => string][]): Pedidos => {
    const todos = caminhos.map(([pessoas, caminho]) =>
      pessoas.map(({ id, token }) => emBytes('GET', caminho(id), token)),
    );
    return (n) => {
      const dePapel = todos[n % todos.length] ?? [];
      return dePapel[Math.floor(n / todos.length) % dePapel.length] as Buffer;
    };
  };
  const umMes = `de=${dia(30)}&ate=${dia(0)}`;

  return {
    /** A block of coupons of its own, each sold once. */
    async validar(): Promise<{ pedidos: Pedidos; antes: string }> {
      const antes = await criarCupons(pool, lojas, ++bloco);
      const provas = await linhas(await escreverProvas(pool, { lojas, antes, pasta }));
      const todos = provas.map(([token, prova], n) =>
        emBytes('PUT', `/coupon/${Number(antes) + n + 1}`, token, {
          corpo: `{"nome_funcionario":"Caio","valor":289.9,"peso":15,"prova":"${prova}"}`,
          chave: `${String(bloco).padStart(8, '0')}-0000-4000-8000-${String(n).padStart(12, '0')}`,
        }),
      );
      return { antes, pedidos: (n) => noMaximo(todos, n) };
    },
    /** The same block over and over, with what stands on the tutors' screens now. */
    async ler(): Promise<Pedidos> {
      alvo ??= await criarCupons(pool, lojas, ++bloco);
      const antes = alvo;
      const selos = await linhas(await escreverSelos(pool, { lojas, antes, pasta }));
      const todos = selos.map(([token, selo], n) =>
        emBytes('POST', `/coupon/${Number(antes) + n + 1}/leitura`, token, { corpo: `{"s":"${selo}"}` }),
      );
      return (n) => todos[n % todos.length] as Buffer;
    },
    async inicios(): Promise<Pedidos> {
      return deCadaPapel([
        [tutores, (id) => `/tutor/${id}/inicio`],
        [parceiros, (id) => `/prescriber/${id}/inicio`],
        [lojas, (id) => `/shopkeeper/${id}/inicio`],
      ]);
    },
    async listas(): Promise<Pedidos> {
      return deCadaPapel([
        [tutores, (id) => `/tutor/${id}/prescritions`],
        [parceiros, (id) => `/prescriber/${id}/prescritions`],
        [lojas, (id) => `/shopkeeper/${id}/coupons?${umMes}`],
      ]);
    },
  };
}

function noMaximo(todos: Buffer[], n: number): Buffer {
  const pedido = todos[n];
  if (!pedido) throw new Error(`só há ${todos.length} pedidos`);
  return pedido;
}

const dia = (ha: number) => new Date(Date.now() - ha * 86_400_000).toISOString().slice(0, 10);

function emBytes(metodo: string, caminho: string, token: string, envio?: { corpo: string; chave?: string }): Buffer {
  const cabecalhos = [
    `${metodo} /api${caminho} HTTP/1.1`,
    'host: 127.0.0.1',
    `api_token: ${token}`,
    'cookie: XSRF-TOKEN=bancada',
    'x-xsrf-token: bancada',
    ...(envio ? ['content-type: application/json', `content-length: ${Buffer.byteLength(envio.corpo)}`] : []),
    ...(envio?.chave ? [`idempotency-key: ${envio.chave}`] : []),
  ];
  return Buffer.from(`${cabecalhos.join('\r\n')}\r\n\r\n${envio?.corpo ?? ''}`);
}
