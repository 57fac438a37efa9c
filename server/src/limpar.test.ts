import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { apagarBocado, limpar } from './limpar';
import { GUARDA } from './nucleo/guarda';
import { csvDeTutores, linhaDeTutor, mesaDeLotes } from './test/lote';
import { AGORA, comPalco } from './test/palco';

const palco = comPalco();
const { enviar, ver } = mesaDeLotes(palco);
const MUITAS = 20_000;
const DIA = 86_400_000;
const daqui = (dias: number) => new Date(AGORA.getTime() + dias * DIA);

/** Rows of nobody: `n` tells one from another, `$1` is their moment. */
const LINHAS: Record<string, string> = {
  sessao: `(token_hash, conta_id, criada_em, usada_em) select int4send(n), n, $1, $1`,
  limite: `(chave, vezes, livre_em, expira_em) select n::text, 1, $1, $1`,
  link_de_senha: `(token_hash, conta_id, motivo, expira_em) select int4send(n), n, 'convite', $1`,
  bilhete: `(token_hash, sessao_hash, pedido, expira_em) select int4send(n), int4send(n), '{}', $1`,
  desafio: `(resumo, conta_id, uso, expira_em) select int4send(n), n, 'login', $1`,
  desafio_usado: `(resumo, expira_em) select int4send(n), $1`,
  codigo_social: `(codigo_hash, identidade, expira_em) select int4send(n), '{}', $1`,
  criacao: `(conta_id, chave, ato, corpo, criada_em) select n, gen_random_uuid(), 'x', 'x', $1`,
  aparelho: `(conta_id, marca, nome, visto_em) select n, int4send(n), 'x', $1`,
  troca_de_email: `(conta_id, antigo, trocado_em) select n, 'x', $1`,
  envio_de_email: `(id, tipo, dados, conta_id, criado_em) select gen_random_uuid(), 'convite', '{}', n, $1`,
  recusa_no_caixa: `(cupom_id, lojista_id, hora, recusa, ultima_em) select n, n, $1, 'x', $1`,
  reenvio: `(prescricao_id, dia, vezes) select n, $1::timestamptz::date, 1`,
};

async function encher(tabela: string, quando: Date, de: number, ate: number): Promise<void> {
  const client = await palco().pool.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    await client.query(`insert into ${tabela} ${LINHAS[tabela]} from generate_series($2::int, $3::int) n`, [
      quando,
      de,
      ate,
    ]);
    await client.query('commit');
    await client.query(`analyze ${tabela}`);
  } finally {
    client.release();
  }
}
const contar = async (tabela: string): Promise<number> =>
  (await palco().pool.query(`select count(*)::int as n from ${tabela}`)).rows[0].n;

afterEach(async () => {
  for (const { tabela } of GUARDA) await palco().pool.query(`truncate ${tabela} cascade`);
});

describe.each(GUARDA)('$tabela', (guardada) => {
  const { tabela, dias } = guardada;

  test('o que venceu sai aos bocados, o resto fica', async () => {
    const vencida = daqui(-dias - 1.1);
    await encher(tabela, vencida, 1, 5_001);
    await encher(tabela, daqui(-dias + 1.1), 6_000, 6_009);
    await limpar(palco().db, AGORA);
    expect(await contar(tabela)).toBe(10);
  });

  test('é achado pelo índice', async () => {
    await encher(tabela, AGORA, 1, MUITAS);
    const { sql, parameters } = apagarBocado(guardada, AGORA).compile(palco().db);
    const { rows } = await palco().pool.query(`explain ${sql}`, [...parameters]);
    const plano = rows.map((linha) => linha['QUERY PLAN']).join('\n');
    expect(plano).not.toContain('Seq Scan');
    expect(plano).toMatch(/Index (Only )?Scan (Backward )?using \w+ on/);
  });
});

test('docs/operations.md diz por quanto tempo cada tabela guarda', async () => {
  const texto = await readFile(path.resolve(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  const ditas = [...texto.matchAll(/^ *\| `(\w+)` \| .+ \| (\d+) (hour|day)s? after/gm)].map(
    ([, tabela, n, unidade]) => [tabela, Number(n) / (unidade === 'hour' ? 24 : 1)],
  );
  expect(Object.fromEntries(ditas)).toEqual(Object.fromEntries(GUARDA.map(({ tabela, dias }) => [tabela, dias])));
});

describe('das importações', () => {
  const linhasDe = async (id: number) =>
    (
      await palco().pool.query(
        `select situacao, cardinality(conteudo) > 0 as conta, motivo is not null as diz from importacao_linha
          where importacao_id = $1 order by numero`,
        [id],
      )
    ).rows;

  test('a que parou e ninguém retomou perde as linhas em 30 dias; o mesmo arquivo é então outra', async () => {
    const arquivo = csvDeTutores(linhaDeTutor(), linhaDeTutor());
    const { body } = await enviar(arquivo);
    const id: number = body.id_importacao;
    await palco().db.updateTable('importacao').set({ estado: 'falhou' }).where('id', '=', id).execute();
    await limpar(palco().db, daqui(29));
    expect(await linhasDe(id)).toHaveLength(2);
    await limpar(palco().db, daqui(31));
    expect(await linhasDe(id)).toEqual([]);
    expect(await ver(id)).toMatchObject({ estado: 'falhou', total: 2, aceitas: 0 });
    await palco().pool.query('delete from pgboss.job');
    const { body: outra } = await enviar(arquivo);
    expect([outra.ja_enviado, outra.id_importacao === id]).toEqual([false, false]);
    await palco().trabalhar();
    expect(await ver(outra.id_importacao)).toMatchObject({ estado: 'concluida', aceitas: 2 });
  });

  test('a linha recusada perde o que dizia em 30 dias, e em 180 o motivo', async () => {
    const { body } = await enviar(csvDeTutores(linhaDeTutor(), linhaDeTutor({ cpf: '1' })));
    await palco().trabalhar();
    const id: number = body.id_importacao;
    expect(await linhasDe(id)).toEqual([{ situacao: 'recusada', conta: true, diz: true }]);
    await limpar(palco().db, daqui(31));
    expect(await linhasDe(id)).toEqual([{ situacao: 'recusada', conta: false, diz: true }]);
    await limpar(palco().db, daqui(181));
    expect(await linhasDe(id)).toEqual([]);
    expect(await ver(id)).toMatchObject({ aceitas: 1, recusadas: 1, problemas: [] });
  });
});
