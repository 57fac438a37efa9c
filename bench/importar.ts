import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { copiarParaTabela } from '../server/src/db/copiar-linhas';
import { trabalhadores } from '../server/src/trabalhadores';
import { indicarMuitas } from './apoio/banco';
import { anotar, cronometrar, formatar } from './apoio/medir';
import { comProduto } from './apoio/produto';

/** Bulk redemption of 100,000 coupons, one in a hundred of them bad, against COPY of the same file into a bare table. */
const LINHAS = 100_000;
const COLUNAS = 'codigo_coupon;nome_funcionario;valor;peso;data_efetivacao';

await comProduto(async ({ ctx, endereco, token, databaseUrl }) => {
  await indicarMuitas(ctx.pool, LINHAS * 4 + 64_000);
  const { rows } = await ctx.pool.query<{ codigo: string; data: string }>(
    `select codigo, to_char(data_validade, 'DD/MM/YYYY') as data from cupom
      where estado = 'ativo' and data_validade <= current_date limit ${LINHAS}`,
  );
  if (rows.length < LINHAS) throw new Error(`só há ${rows.length} cupons para dar baixa`);
  const linhas = rows.map(({ codigo, data }, i) => `${codigo};Caio;${i % 100 === 0 ? 'dez' : '289,90'};15;${data}`);
  const csv = Buffer.from([COLUNAS, ...linhas, ''].join('\n'));
  const copia = await cronometrar(() => copiar(databaseUrl, csv));

  let id = 0;
  let pior = 0;
  const recepcao = await cronometrar(async () => {
    id = await enviar(endereco, token, csv);
  });
  let trabalhando = true;
  const vigia = (async () => {
    while (trabalhando) {
      const inicio = performance.now();
      await (await fetch(`${endereco}/api/importacao/${id}`, { headers: { api_token: token } })).arrayBuffer();
      pior = Math.max(pior, performance.now() - inicio);
      await new Promise((ok) => setTimeout(ok, 20));
    }
  })();
  const trabalho = await cronometrar(async () => {
    await ctx.fila.esvaziar(trabalhadores(ctx, { enviar: async () => undefined }));
  });
  trabalhando = false;
  await vigia;
  const { rows: fim } = await ctx.pool.query('select estado, aceitas, recusadas from importacao where id = $1', [id]);
  const ruins = Math.ceil(rows.length / 100);
  if (fim[0].estado !== 'concluida' || fim[0].recusadas !== ruins || fim[0].aceitas !== rows.length - ruins)
    throw new Error(JSON.stringify(fim[0]));
  anotar({
    medida: `Baixa de ${LINHAS} cupons por arquivo`,
    comparada: 'COPY do mesmo arquivo em tabela nua',
    valor: (recepcao + trabalho) / copia,
    meta: { max: 8 },
    figuras: `${formatar(recepcao)} s de recepção e ${formatar(trabalho)} s de trabalho contra ${formatar(copia)} s; pior das outras chamadas ${formatar(pior)} ms`,
  });
});

async function copiar(url: string, csv: Buffer): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create table rascunho (a text, b text, c text, d text, e text)');
  const destino = copiarParaTabela(client, 'rascunho');
  await pipeline(Readable.from([csv]), destino);
  await client.query('drop table rascunho');
  await client.end();
}

async function enviar(endereco: string, api_token: string, csv: Buffer): Promise<number> {
  const body = new FormData();
  body.set('arquivo', new Blob([new Uint8Array(csv)], { type: 'text/csv' }), 'baixa.csv');
  const resposta = await fetch(`${endereco}/api/coupon/upload_file_baixa`, {
    method: 'POST',
    body,
    headers: { api_token },
  });
  const corpo = (await resposta.json()) as { id_importacao: number };
  if (!resposta.ok) throw new Error(JSON.stringify(corpo));
  return corpo.id_importacao;
}
