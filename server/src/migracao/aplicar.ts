import type pg from 'pg';
import { indiceFeitoPor, type Migracao, type Passo } from './ler-migracoes';
import { insistirNaTrava, type Paciencia } from './vez';

export type Aplicacao = { client: pg.ClientBase; paciencia: Paciencia; avisar: (frase: string) => void };

/** One migration, whole or from where it was left. It counts as applied when its last step is done. */
export async function aplicar(aplicacao: Aplicacao, migracao: Migracao): Promise<void> {
  const { client, paciencia, avisar } = aplicacao;
  const tentar = <T>(acao: () => Promise<T>) => insistirNaTrava(migracao.nome, acao, paciencia, avisar);
  const { numero, nome, hash, passos } = migracao;
  const concluir = () =>
    client.query('insert into migracao (numero, nome, hash) values ($1, $2, $3)', [numero, nome, hash]);
  if (passos.length === 0) {
    await tentar(() =>
      emTransacao(client, async () => {
        await client.query(migracao.sql);
        await concluir();
      }),
    );
    return;
  }
  const feitos = await passosFeitos(client, numero);
  const anotar = ({ nome: passo, hash: resumo }: Pick<Passo, 'nome' | 'hash'>) =>
    client.query('insert into migracao_passo (numero, passo, hash) values ($1, $2, $3)', [numero, passo, resumo]);
  if (!feitos.has(INICIO))
    await tentar(() =>
      emTransacao(client, async () => {
        await client.query(migracao.sql);
        await anotar({ nome: INICIO, hash });
      }),
    );
  for (const passo of passos) {
    const anterior = feitos.get(passo.nome);
    if (anterior !== undefined && anterior !== passo.hash)
      throw new Error(`o passo "${passo.nome}" mudou depois de feito`);
    if (anterior !== undefined) continue;
    avisar(`${nome}: ${passo.nome}…`);
    await tentar(() => executar(aplicacao, passo));
    await anotar(passo);
  }
  await concluir();
}

/** The part that runs in one transaction is a step like the others. */
const INICIO = '';

async function passosFeitos(client: pg.ClientBase, numero: number): Promise<Map<string, string>> {
  await client.query(`create table if not exists migracao_passo (
    numero int, passo text, hash text not null, feito_em timestamptz not null default now(), primary key (numero, passo))`);
  const { rows } = await client.query<{ passo: string; hash: string }>(
    'select passo, hash from migracao_passo where numero = $1',
    [numero],
  );
  return new Map(rows.map(({ passo, hash }) => [passo, hash]));
}

/** Cut at any moment, it may be run again. */
async function executar(aplicacao: Aplicacao, passo: Passo): Promise<void> {
  if (/\bconcurrently\b/i.test(passo.sql)) return semTravar(aplicacao, passo);
  let linhas: number;
  do linhas = await umComando(aplicacao.client, passo.sql);
  while (passo.repetir && linhas > 0);
}

/** What runs concurrently stands in nobody's way while it waits, and waits for everybody: its patience has no end. */
async function semTravar({ client, paciencia }: Aplicacao, passo: Passo): Promise<void> {
  await client.query('set lock_timeout = 0');
  const indice = indiceFeitoPor(passo);
  if (indice && (await ficouPelaMetade(client, indice)))
    await umComando(client, `drop index concurrently if exists ${indice}`);
  await umComando(client, passo.sql);
  await client.query(`set lock_timeout = ${paciencia.trava}`);
}

/** A cut `create index concurrently` leaves an index that is kept up to date and never read. */
async function ficouPelaMetade(client: pg.ClientBase, indice: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [indice],
  );
  return rowCount === 1;
}

/** Through the protocol that takes one statement only: two together would be a transaction. */
async function umComando(client: pg.ClientBase, text: string): Promise<number> {
  const comando = { text, queryMode: 'extended' };
  return (await client.query(comando)).rowCount ?? 0;
}

async function emTransacao(client: pg.ClientBase, acao: () => Promise<unknown>): Promise<void> {
  await client.query('begin');
  try {
    await acao();
    await client.query('commit');
  } catch (erro) {
    await client.query('rollback').catch(() => undefined);
    throw erro;
  }
}
