import { execFile } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { urlDoSocket } from '../server/src/db/embutido/conexao';
import { lerPostmaster } from '../server/src/db/embutido/postmaster';
import { Instancia, portaLivre } from './comum/processo';

const rodar = promisify(execFile);
const PEDACO = Buffer.alloc(64 * 1024);
const PRAZO_MS = 60_000;

/**
 * The product with its own database on a small disk that fills up, until the database falls over its log, and has room
 * again. Needs to mount one: says so and is left out where that may not be.
 */
export async function encherDisco(pasta: string): Promise<boolean> {
  const disco = path.join(pasta, 'disco');
  await mkdir(disco);
  try {
    await rodar('mount', ['-t', 'tmpfs', '-o', 'size=224m,mode=0755', 'tmpfs', disco]);
  } catch (erro) {
    console.log(`Disco cheio: de fora, porque aqui não se monta um disco pequeno (${(erro as Error).message.trim()}).`);
    return true;
  }
  const instancia = new Instancia(await portaLivre(), '', disco, { DEMO: 'off' });
  try {
    await instancia.subir();
    return await encher(instancia.url, disco);
  } finally {
    await instancia.parar();
    await rodar('umount', [disco]);
  }
}

async function encher(url: string, disco: string): Promise<boolean> {
  const carga = new Carga(url);
  await ate(() => carga.gravados.length > 50, 'a carga começa');
  const enchimento = path.join(disco, 'enchimento');
  await encherAte(enchimento);
  await ate(() => carga.outros.has('503 sem-espaco'), 'o disco cheio é dito a quem chama');
  // What is left of its present log lasts for long at this load: the next ones are asked for now.
  await consultar(disco, 'select pg_switch_wal(), txid_current() from generate_series(1, 20)').catch(() => undefined);
  await ate(async () => (await prontidao(url)).status === 503, 'o banco cai');
  await ate(async () => (await prontidao(url)).texto.includes('sem-espaco'), '/api/ready diz por quê');
  await esperar(3_000);
  await rm(enchimento);
  const inicio = performance.now();
  const antes = carga.gravados.length;
  await ate(() => carga.gravados.length > antes + 20, 'volta a gravar');
  const volta = performance.now() - inicio;
  await carga.parar();
  const linhas = await consultar(disco, 'select email from interesse');
  const ha = new Set(linhas.map(({ email }) => email as string));
  const perdidos = carga.gravados.filter((email) => !ha.has(email)).length;
  const [outros, dobrados] = [[...carga.outros].join(', '), linhas.length - ha.size];
  console.table([
    {
      fase: 'disco cheio',
      'efeitos reconhecidos': carga.gravados.length,
      perdidos,
      dobrados,
      outros,
      'volta (ms)': Math.round(volta),
    },
  ]);
  return perdidos + dobrados === 0 && [...carga.outros].every((resposta) => resposta.startsWith('503 '));
}

/** People who want to take part, each with a mailbox of their own, one after the other. */
class Carga {
  readonly gravados: string[] = [];
  /** Every answer that was no yes. */
  readonly outros = new Set<string>();
  #fim = false;
  readonly #rodando: Promise<unknown>;

  constructor(url: string) {
    this.#rodando = Promise.all([1, 2].map((fila) => this.#enviar(url, fila)));
    // Told by who waits for it: an error before that would hide why nobody does.
    this.#rodando.catch(() => undefined);
  }

  async parar(): Promise<void> {
    this.#fim = true;
    await this.#rodando;
  }

  async #enviar(url: string, fila: number): Promise<void> {
    for (let numero = 0; !this.#fim; numero++) {
      const email = `pessoa-${fila}-${numero}@example.com`;
      const telefone = `1199${fila}${String(numero).padStart(6, '0')}`;
      const resposta = await fetch(`${url}/api/interesse`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...PESSOA, email, telefone }),
        signal: AbortSignal.timeout(30_000),
      });
      const corpo = (await resposta.json()) as { type?: string };
      if (resposta.ok) this.gravados.push(email);
      else this.outros.add(`${resposta.status} ${corpo.type}`);
    }
  }
}

const PESSOA = {
  tipo: 'parceiro',
  nome: 'Ana Prado',
  perfil: 'veterinario',
  cidade: 'Sorocaba',
  uf: 'SP',
  mensagem: '',
};

async function prontidao(url: string): Promise<{ status: number; texto: string }> {
  const resposta = await fetch(`${url}/api/ready`);
  return { status: resposta.status, texto: await resposta.text() };
}

async function consultar(disco: string, sql: string): Promise<Record<string, unknown>[]> {
  const postmaster = await lerPostmaster(path.join(disco, 'postgres/dados'));
  const cliente = new pg.Client({ connectionString: urlDoSocket(postmaster?.pastaDoSocket ?? '') });
  cliente.on('error', () => undefined);
  await cliente.connect();
  return (await cliente.query(sql).finally(() => cliente.end().catch(() => undefined))).rows;
}

async function encherAte(arquivo: string): Promise<void> {
  const destino = await open(arquivo, 'w');
  try {
    for (;;) await destino.write(PEDACO);
  } catch (erro) {
    if ((erro as NodeJS.ErrnoException).code !== 'ENOSPC') throw erro;
  } finally {
    await destino.close();
  }
}

async function ate(condicao: () => boolean | Promise<boolean>, oQue: string): Promise<void> {
  const fim = Date.now() + PRAZO_MS;
  while (!(await condicao())) {
    if (Date.now() > fim) throw new Error(`Em ${PRAZO_MS / 1000} s não aconteceu: ${oQue}.`);
    await esperar(50);
  }
}
