import type pg from 'pg';
import { Instancia, portaLivre } from '../faults/comum/processo';
import { resumoDoToken } from '../server/src/nucleo/sessao';
import { assentar } from './apoio/assentar';
import { comBancoNovo, comDemo, indicarMuitas, type Pessoa } from './apoio/banco';
import { pgbench, wrk } from './apoio/carga';
import { CUPONS, criarCupons, escreverProvas, escreverSelos, LER, povoarPraca, VALIDAR } from './apoio/cupons';
import { anotar, formatar, mediana } from './apoio/medir';

/**
 * The till over HTTP, one server process with everything on, against PostgreSQL alone doing the same work as plain
 * statements: one database, in turns, every commit on the disk on both sides, each when nothing is left of the others.
 */
const VOLTAS = 3;
const SEGUNDOS = 10;
const MODOS = ['simple', 'prepared'] as const;
type Medidas = Record<'http' | (typeof MODOS)[number], number[]>;
const novasMedidas = (): Medidas => ({ http: [], simple: [], prepared: [] });

await comBancoNovo(async ({ url, pasta }) => {
  const pool = await comDemo(url);
  await indicarMuitas(pool, 100_000);
  const lojas = await povoarPraca(pool);
  const { token } = lojas[0] as Pessoa;
  const servidor = new Instancia(await portaLivre(), url, pasta, { RATE_LIMIT: 'on', LOG_LEVEL: 'info' });
  await servidor.subir();
  const sessao = `SELECT c.id, c.papel, s.criada_em, s.usada_em FROM sessao s JOIN conta c ON c.id = s.conta_id
 WHERE s.token_hash = '\\x${resumoDoToken(token).toString('hex')}' AND c.suspensa_em IS NULL;`.replaceAll('\n', '');

  let bloco = 0;
  const validacoes = novasMedidas();
  for (let volta = 0; volta < VOLTAS; volta++) {
    const deHttp = await criarCupons(pool, lojas, ++bloco);
    const args = [deHttp, await escreverProvas(pool, { lojas, antes: deHttp, pasta })];
    await assentar(pool);
    const carga = await wrk(servidor.url, { script: VALIDAR, conexoes: 32, segundos: SEGUNDOS, args });
    await conferir(pool, deHttp, carga.total);
    validacoes.http.push(carga.porSegundo);
    for (const modo of MODOS) {
      const deSql = await criarCupons(pool, lojas, ++bloco);
      await assentar(pool);
      validacoes[modo].push(await pgbench(url, validarEmSql(sessao, deSql), { segundos: SEGUNDOS, modo }));
    }
  }
  comparar(
    'Validação de cupom, com a prova da leitura',
    'pgbench, 16 clientes, cinco comandos numa transação',
    validacoes,
    1.8,
  );

  const consultas = novasMedidas();
  const alvo = await criarCupons(pool, lojas, ++bloco);
  await assentar(pool);
  for (let volta = 0; volta < VOLTAS; volta++) {
    const args = [alvo, await escreverSelos(pool, { lojas, antes: alvo, pasta })];
    const carga = await wrk(servidor.url, { script: LER, conexoes: 32, segundos: SEGUNDOS, args });
    consultas.http.push(carga.porSegundo);
    for (const modo of MODOS)
      consultas[modo].push(await pgbench(url, consultarEmSql(sessao, alvo), { segundos: SEGUNDOS, modo }));
  }
  comparar('Leitura de cupom no caixa', 'pgbench, 16 clientes, dois selects', consultas, 0.6);
  await servidor.parar();
  await pool.end();
});

function comparar(medida: string, comparada: string, medidas: Medidas, min: number): void {
  const nosso = mediana(medidas.http);
  for (const modo of MODOS) {
    const deles = mediana(medidas[modo]);
    anotar({
      medida,
      comparada: modo === 'prepared' ? `${comparada}, preparados` : comparada,
      valor: nosso / deles,
      // pgbench as it comes is the measure; the other says how far the way could still go.
      ...(modo === 'simple' && { meta: { min } }),
      figuras: `${formatar(nosso)}/s contra ${formatar(deles)}/s`,
    });
  }
}

/** What was answered with yes is in the database. */
async function conferir(pool: pg.Pool, antes: string, respondidas: number): Promise<void> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from cupom where estado = 'efetivado' and chave is not null and id > $1 and id <= $1::bigint + ${CUPONS}`,
    [antes],
  );
  if ((rows[0]?.n ?? 0) < respondidas) throw new Error(`${respondidas} respondidas, ${rows[0]?.n} no banco`);
}

function validarEmSql(sessao: string, antes: string): string {
  return `
\\set id ${antes} + :client_id * ${Math.floor(CUPONS / 16)} + :n
BEGIN;
${sessao}
SELECT prescricao_id, lojista_id, desconto FROM cupom WHERE id = :id \\gset
SELECT id FROM prescricao WHERE id = :prescricao_id FOR UPDATE;
UPDATE cupom SET estado = 'efetivado', valor = 28990, descontado = 2899, recebido = 26091, peso = 15, nome_funcionario = 'Caio', data_efetivacao = current_date, efetivado_em = now(), chave = gen_random_uuid() WHERE id = :id AND estado = 'ativo' AND lojista_id = :lojista_id;
UPDATE prescricao SET data_ativacao = current_date, peso = 15 WHERE id = :prescricao_id;
COMMIT;
`;
}

function consultarEmSql(sessao: string, antes: string): string {
  return `
\\set id ${antes} + random(1, ${CUPONS})
${sessao}
SELECT * FROM cupom WHERE id = :id;
`;
}
