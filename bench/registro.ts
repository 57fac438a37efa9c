import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import { conferirConsistencia, conferirInclusao, raizDe } from '@indica-bem/domain/registro/arvore';
import { FOLHAS_POR_PAGINA, type provarConsistencia, type provarInclusao } from '@indica-bem/domain/registro/contrato';
import type pg from 'pg';
import { ALTURAS, lerRaizes, POR_NO } from '../server/src/areas/registro/ler-raizes';
import { registrarQuilos } from '../server/src/areas/registro/registrar-quilos';
import { juntar, sha256 } from '../server/src/areas/registro/resumir';
import { lerTransparencia } from '../server/src/areas/registro/ver-transparencia';
import { transacao } from '../server/src/db/transacao';
import { comBancoNovo, comDemo, indicarMuitas } from './apoio/banco';
import { criarBanco } from './apoio/criar-banco';
import { anotar, emTurnos, formatar } from './apoio/medir';
import { ligarProduto } from './apoio/produto';

/**
 * The public register with ten thousand leaves and with a million, in turns: purchases that enter, proofs that are made.
 * Every proof is checked, up to the signed root.
 */
const POUCAS = 10_000;
const MUITAS = 1_000_000;
const VEZES = 21;
const POR_VEZ = 500;
/** One in four was bought: enough for every turn. */
const INDICACOES = 4 * POR_VEZ * (VEZES + 1);
const HASH = 32;

type Acao = 'inclusao' | 'consistencia' | 'pagina' | 'registrar' | 'transparencia';
const PROVAS = [
  ['inclusao', 'Prova de inclusão'],
  ['consistencia', 'Prova de consistência'],
  ['pagina', 'Página de 1.024 folhas'],
] as const satisfies [Acao, string][];

await comBancoNovo(async ({ url }) => {
  const dezMil = await registroCom(url, 'dez_mil', POUCAS);
  const milhao = await registroCom(url, 'milhao', MUITAS);
  const comparar = (qual: Acao) => emTurnos(VEZES, { dezMil: dezMil.acoes[qual], milhao: milhao.acoes[qual] });
  const contra = (ms: Record<'milhao' | 'dezMil', number>) =>
    `${formatar(ms.milhao)} ms contra ${formatar(ms.dezMil)} ms com 10.000`;

  for (const [qual, nome] of PROVAS) {
    const ms = await comparar(qual);
    const razao = formatar(ms.milhao / ms.dezMil);
    const figuras = `${contra(ms)}: ${razao} vezes`;
    anotar({
      medida: `${nome}, 1.000.000 de folhas, em ms`,
      comparada: '',
      valor: ms.milhao,
      meta: { max: 10 },
      figuras,
    });
  }
  const ms = await comparar('registrar');
  anotar({
    medida: `${POR_VEZ} compras que entram no registro de 1.000.000 de folhas`,
    comparada: 'as mesmas no de 10.000',
    valor: ms.milhao / ms.dezMil,
    meta: { max: 1.3 },
    figuras: contra(ms),
  });
  const { lida, guardada } = await emTurnos(VEZES, {
    lida: () => lerTransparencia(milhao.ctx),
    guardada: milhao.acoes.transparencia,
  });
  anotar({
    medida: 'Totais e raiz assinada, na memória, por HTTP',
    comparada: 'lidos e assinados de novo',
    valor: guardada / lida,
    figuras: `${formatar(guardada)} ms contra ${formatar(lida)} ms, 1.000.000 de folhas`,
  });
  await dezMil.fechar();
  await milhao.fechar();
});

type Inclusao = Resposta<typeof provarInclusao>;
type Consistencia = Resposta<typeof provarConsistencia>;

async function registroCom(url: string, banco: string, folhas: number) {
  const pool = await preencher(url, banco, folhas);
  const { app, ctx, fechar } = await ligarProduto(pool);
  const pedir = async <T>(caminho: string): Promise<T> => {
    const resposta = await app.inject(`/api${caminho}`);
    if (resposta.statusCode !== 200) throw new Error(`${caminho}: ${resposta.body}`);
    return resposta.json();
  };
  const { marco } = await lerTransparencia(ctx);
  const { tamanho, raiz } = marco ?? { tamanho: 0, raiz: '' };
  let vez = 0;
  /** Another one each time, near and far. */
  const alguma = () => 1 + ((++vez * 7_919_317) % (tamanho - 1));
  const incluir = (n: number) => pedir<Inclusao>(`/registro/inclusao?n=${n}&tamanho=${tamanho}`);
  const continuar = (de: number) => pedir<Consistencia>(`/registro/consistencia?de=${de}&ate=${tamanho}`);
  for (let i = 0; i < VEZES; i++) {
    const n = alguma();
    const [antiga] = await lerRaizes(ctx.db, [{ inicio: 0, fim: n }]);
    const consistencia = { ...(await continuar(n)), raizDe: antiga?.toString('hex') ?? '', raizAte: raiz };
    const confere =
      (await conferirInclusao({ ...(await incluir(n)), raiz }, sha256)) &&
      (await conferirConsistencia(consistencia, sha256));
    if (!confere) throw new Error(`a folha ${n} de ${tamanho} não se prova`);
  }
  const acoes: Record<Acao, () => Promise<unknown>> = {
    inclusao: () => incluir(alguma()),
    consistencia: () => continuar(alguma()),
    pagina: () => pedir(`/registro/folhas/${Math.floor((alguma() - 1) / FOLHAS_POR_PAGINA)}`),
    registrar: async () => {
      const quantas = await transacao(ctx.db, (trx) => registrarQuilos(trx, POR_VEZ));
      if (quantas !== POR_VEZ) throw new Error(`só ${quantas} esperavam`);
    },
    transparencia: () => pedir('/transparencia'),
  };
  return { ctx, acoes, fechar };
}

/** Purchases that wait, and before them so many leaves of purchases that nobody made. */
async function preencher(url: string, banco: string, folhas: number): Promise<pg.Pool> {
  const pool = await comDemo(await criarBanco(url, banco));
  await indicarMuitas(pool, INDICACOES);
  await pool.query('select anotar_quilos_dados()');
  await pool.query(
    `with novas as (
       insert into folha (n, dados, hash)
       select n, dados, sha256('\\x00'::bytea || convert_to(dados, 'UTF8'))
         from generate_series((select coalesce(max(n), 0) + 1 from folha), $1::bigint) n,
              lateral (select format('{"cidade":"Sorocaba","comprovante":"%s","kg":1,"mes":"2026-11","n":%s}',
                                     encode(sha256(n::text::bytea), 'hex'), n) as dados) d
       returning n, hash),
     quilos as (insert into quilo (cupom_id, vez, sinal, n, sal) select 1000000000 + n, 1, 1, n, hash from novas)
     insert into quilos_do_mes (mes, cidade, kg) select '2026-11', 'Sorocaba', count(*) from novas
     on conflict (mes, cidade) do update set kg = quilos_do_mes.kg + excluded.kg`,
    [folhas],
  );
  for (const altura of ALTURAS) await encherNos(pool, altura, folhas);
  // The plan of its first call was made for an empty register.
  await pool.query('analyze');
  await pool.query('select anotar_quilos_dados()');
  await pool.query('vacuum analyze');
  return pool;
}

/** The full nodes of a level, from the one below; so many at a time. */
async function encherNos(pool: pg.Pool, altura: number, folhas: number): Promise<void> {
  const deBaixo =
    altura === 1
      ? 'select n - 1 as indice, hash from folha'
      : `select indice, hash from no_do_registro where altura = ${altura - 1}`;
  const quantos = Math.floor(folhas / POR_NO ** altura);
  for (let inicio = 0; inicio < quantos; inicio += POR_NO) {
    const fim = Math.min(inicio + POR_NO, quantos);
    const { rows } = await pool.query<{ indice: number; hashes: Buffer }>(
      `select indice / $3 as indice, string_agg(hash, '' order by indice) as hashes
         from (${deBaixo}) f where indice >= $1 and indice < $2 group by 1 order by 1`,
      [inicio * POR_NO, fim * POR_NO, POR_NO],
    );
    const hashes = rows.map(({ hashes }) => raizDe(cortar(hashes), juntar));
    await pool.query(
      `insert into no_do_registro (altura, indice, hash)
       select $1, indice, hash from unnest($2::bigint[], $3::bytea[]) as f (indice, hash) on conflict do nothing`,
      [altura, rows.map(({ indice }) => indice), hashes],
    );
  }
}

function cortar(hashes: Buffer): Buffer[] {
  return Array.from({ length: hashes.length / HASH }, (_, i) => hashes.subarray(i * HASH, (i + 1) * HASH));
}
