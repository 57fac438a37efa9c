import type pg from 'pg';

/** A file of redemptions of coupons that nobody has used, one row in a hundred of them bad. */
export type Arquivo = { csv: Buffer; codigos: string[]; ruins: number };
const COLUNAS = 'codigo_coupon;nome_funcionario;valor;peso;data_efetivacao';
const RUIM_A_CADA = 100;

/** So many files, each of coupons of its own. */
export async function arquivosDeBaixa(pool: pg.Pool, quantos: number, linhas: number): Promise<Arquivo[]> {
  const { rows } = await pool.query<{ codigo: string; data: string }>(
    `select codigo, to_char(least(data_validade, current_date), 'DD/MM/YYYY') as data from cupom
      where estado = 'ativo' and desconto = 10 and codigo like 'CP%' limit ${quantos * linhas}`,
  );
  if (rows.length < quantos * linhas) throw new Error(`só há ${rows.length} cupons para dar baixa`);
  return Array.from({ length: quantos }, (_, n) => {
    const cupons = rows.slice(n * linhas, (n + 1) * linhas);
    const corpo = cupons.map(
      ({ codigo, data }, i) => `${codigo};Caio;${i % RUIM_A_CADA === 0 ? 'dez' : '289,90'};15;${data}`,
    );
    return {
      csv: Buffer.from([COLUNAS, ...corpo, ''].join('\n')),
      codigos: cupons.map(({ codigo }) => codigo),
      ruins: Math.ceil(linhas / RUIM_A_CADA),
    };
  });
}

/** Returns the import's id. */
export async function enviarBaixa(endereco: string, api_token: string, { csv }: Arquivo): Promise<number> {
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

/** That each good row's coupon was used and its recommendation finished, and of the bad ones none. */
export async function conferirBaixa(pool: pg.Pool, { codigos, ruins }: Arquivo, recusadas: number): Promise<void> {
  const { rows } = await pool.query<{ boas: number; intactas: number }>(
    `select count(*) filter (where c.estado = 'efetivado' and c.valor = 28990 and c.descontado = 2899 and c.leitura = 'arquivo'
                               and p.data_ativacao = c.data_efetivacao and p.peso = c.peso)::int as boas,
            count(*) filter (where c.estado = 'ativo' and p.data_ativacao is null)::int as intactas
       from cupom c join prescricao p on p.id = c.prescricao_id where c.codigo = any($1)`,
    [codigos],
  );
  const [feito] = rows;
  if (recusadas !== ruins || feito?.boas !== codigos.length - ruins || feito.intactas !== ruins)
    throw new Error(`recusadas ${recusadas}, no banco ${JSON.stringify(feito)}`);
}
