import type pg from 'pg';
import { Instancia, portaLivre } from '../faults/comum/processo';
import { formulario, maioresArquivos } from './apoio/arquivos';
import { comBancoNovo, comDemo, entrarComo, type Pessoa } from './apoio/banco';
import { EM_256_MB } from './apoio/conteiner';
import { anotar, formatar } from './apoio/medir';

/**
 * Four readers of the largest account at once, over and over: its calendar, its recommendations, its copy, all products.
 * Then of an account with eighty times the events a calendar may hold, from before there was a maximum: the memory of
 * the server must not notice the difference. Then, one after the other in a server of its own, the largest file of each kind,
 * looked at and sent: 256 MB must be enough for them, of which node's own program, shared and not counted by a container, is some 50.
 */
const LEITORES = 4;
const SEGUNDOS = 8;
const MEGA = 2 ** 20;
/** What a process holds in a container of 256 MB, with the pages of node's program that others may share. */
const SOMADO = 256 + 50;

await comBancoNovo(async ({ url, pasta }) => {
  const pool = await comDemo(url);
  const maior = await entrarComo(pool, 'tutor01@example.com');
  const antiga = await entrarComo(pool, 'tutor02@example.com');
  await encher(pool, maior.id, 500);
  await encher(pool, antiga.id, 40_000);
  await pool.query('vacuum analyze');
  const servidor = new Instancia(await portaLivre(), url, pasta);
  await servidor.subir();
  // What any server takes for itself once it has worked.
  await ler(servidor.url, maior);
  const primeira = await ler(servidor.url, maior);
  const segunda = await ler(servidor.url, antiga);
  for (const [quem, { antes, auge, depois, lidos }] of Object.entries({
    'Quatro leitores da maior conta': primeira,
    'Quatro leitores de uma conta com 40.000 eventos': segunda,
  })) {
    anotar({
      medida: `${quem}, memória a mais do servidor`,
      comparada: '',
      valor: auge - antes,
      meta: { max: 200 },
      figuras: `${formatar(antes)} MB antes, ${formatar(auge)} no auge, ${formatar(depois)} depois; ${formatar(lidos)} MB lidos`,
    });
  }
  await servidor.parar();
  const outro = new Instancia(await portaLivre(), url, pasta, EM_256_MB);
  await outro.subir();
  await importar(outro, pool);
  await outro.parar();
  await pool.end();
});

async function importar({ url }: Instancia, pool: pg.Pool): Promise<void> {
  const { token } = await entrarComo(pool, 'admin@example.com');
  const { rows } = await pool.query<{ lojaOnline: number; produto: number }>(
    `select (select min(id) from lojista where tipo = 'loja_online') as "lojaOnline",
            (select min(id) from produto where em_prescricao and excluido_em is null) as produto`,
  );
  for (const [nome, arquivo] of maioresArquivos(rows[0] ?? { lojaOnline: 0, produto: 0 })) {
    const body = formulario(arquivo);
    const { auge, antes } = await vigiando(url, async () => {
      for (const busca of ['?previa=S', '']) {
        const envio = { method: 'POST', body, headers: { api_token: token } };
        const resposta = await fetch(`${url}/api${arquivo.caminho}${busca}`, envio);
        if (!resposta.ok) throw new Error(`${nome}: ${await resposta.text()}`);
        await resposta.arrayBuffer();
      }
    });
    anotar({
      medida: `O maior arquivo de ${nome}, memória do servidor (MB)`,
      comparada: '',
      valor: auge,
      meta: { max: SOMADO },
      figuras: `${formatar(antes)} MB antes; conferido e enviado`,
    });
  }
}

async function encher(pool: pg.Pool, tutorId: number, eventos: number): Promise<void> {
  await pool.query(
    `insert into evento (tutor_id, titulo, descricao, data)
     select $1, 'Evento ' || n, repeat('x', 2000), current_date - 200 + n % 400 from generate_series(1, $2::int) n`,
    [tutorId, eventos],
  );
  await pool.query(
    `insert into pet (tutor_id, nome, tipo, data_nascimento, raca, peso)
     select $1, 'Rex ' || n, 'Cão', current_date - 900, 'SRD', 10 from generate_series(1, 30) n`,
    [tutorId],
  );
  await pool.query(
    `insert into prescricao (codigo, data, prescritor_id, produto_id, telefone, tutor_id, data_resgate, vinculos)
     select (select string_agg(substr('23456789BCDFGHJKMNPQRSTVWXYZ', 1 + ((n + $1::bigint * 5000) / (28 ^ i)::bigint % 28)::int, 1), '') from generate_series(0, 7) i),
            current_date, (select min(id) from prescritor), (select min(id) from produto), '15900000000', $1, current_date, 4
       from generate_series(1, 5000) n`,
    [tutorId],
  );
  await pool.query(
    `insert into produto (categoria, sub_categoria, especie, porte, nome, nome_curto, link, energia_metabolizavel, tipo_calculadora)
     select categoria, sub_categoria, especie, porte, nome || n, nome_curto, link, energia_metabolizavel, tipo_calculadora
       from (select * from produto order by id limit 1) p, generate_series(1, 1000) n`,
  );
}

async function ler(url: string, { id, token }: Pessoa) {
  let bytes = 0;
  const fim = Date.now() + SEGUNDOS * 1000;
  const caminhos = ['/calendars', `/tutor/${id}/dados`, '/products', `/tutor/${id}/prescritions?limite=100`];
  const leitor = async () => {
    while (Date.now() < fim)
      for (const caminho of caminhos) {
        const resposta = await fetch(`${url}/api${caminho}`, { headers: { api_token: token } });
        if (!resposta.ok) throw new Error(`${caminho}: ${resposta.status}`);
        for await (const pedaco of resposta.body ?? []) bytes += pedaco.length;
      }
  };
  const medida = await vigiando(url, () => Promise.all(Array.from({ length: LEITORES }, leitor)));
  return { ...medida, depois: await memoria(url), lidos: bytes / MEGA };
}

async function vigiando(url: string, acao: () => Promise<unknown>) {
  const antes = await memoria(url);
  let [auge, fazendo] = [antes, true];
  const vigia = (async () => {
    while (fazendo) {
      auge = Math.max(auge, await memoria(url));
      await new Promise((ok) => setTimeout(ok, 20));
    }
  })();
  await acao();
  fazendo = false;
  await vigia;
  return { antes, auge };
}

/** Megabytes that the server's process holds. */
async function memoria(url: string): Promise<number> {
  const texto = await (await fetch(`${url}/api/metrics`)).text();
  const bytes = Number(/^process_resident_memory_bytes (\d+)/m.exec(texto)?.[1]);
  if (!bytes) throw new Error(texto.slice(0, 200));
  return bytes / MEGA;
}
