import { chamar } from './chamar';
import { criarCuponsVivos } from './cupons-vivos';
import { criarAdmin, criarLojista, criarPrescritor, criarTutor, type Pessoa } from './elenco';
import { VENDA, validar } from './jornada';
import type { Palco } from './palco';

export type Praca = { prescritor: Pessoa; tutor: Pessoa; loja: Pessoa; outra: Pessoa; financeiro: Pessoa };

/** Two stores, whom they sell to, and who settles with them. Rules about pace are for other tests. */
export async function abrirPraca(palco: Palco): Promise<Praca> {
  await palco.pool.query('update regra_de_velocidade set ligada = false');
  return {
    prescritor: await criarPrescritor(palco),
    tutor: await criarTutor(palco),
    loja: await criarLojista(palco),
    outra: await criarLojista(palco),
    financeiro: await criarAdmin(palco, {}, 'Fábio', 'financeiro'),
  };
}

type Venda = { loja?: Pessoa; valor?: number; desconto?: number };

/** A sale at the till, of a coupon with a discount of which a part is the group's, judged and found good. */
export async function vender(
  palco: Palco,
  praca: Praca,
  { loja = praca.loja, valor = 289.9, desconto = 15 }: Venda = {},
) {
  const [cupom] = await criarCuponsVivos(palco, { ...praca, loja }, 1);
  if (!cupom) throw new Error('sem cupom');
  await palco.pool.query('update cupom set desconto = $2 where id = $1', [cupom.id, desconto]);
  const { status, texto } = await validar(palco, loja, cupom.id, { venda: { ...VENDA, valor } });
  if (status !== 200) throw new Error(texto);
  await palco.trabalhar();
  return cupom;
}

export async function pedirFechamento(palco: Palco, quem: Pessoa, mes: string) {
  return chamar(palco, quem, 'POST /acertos/fechamento', { body: { mes } });
}

/** Asked for, and done. */
export async function fechar(palco: Palco, quem: Pessoa, mes: string) {
  const { status, texto } = await pedirFechamento(palco, quem, mes);
  if (status !== 200) throw new Error(texto);
  await palco.trabalhar();
  return (await chamar(palco, quem, 'GET /acertos/fechamento/:mes', { params: { mes } })).body;
}

export async function acertosDa(palco: Palco, loja: Pessoa) {
  return (await chamar(palco, loja, 'GET /shopkeeper/:id/acertos', { params: { id: loja.id } })).body;
}

export async function abertoDa(palco: Palco, loja: Pessoa) {
  return (await chamar(palco, loja, 'GET /shopkeeper/:id/acertos/aberto', { params: { id: loja.id } })).body;
}

export async function verAcerto(palco: Palco, quem: Pessoa, id: number) {
  return (await chamar(palco, quem, 'GET /acerto/:id', { params: { id }, query: { limite: 100 } })).body;
}

/** The store's last closed month, with its lines. */
export async function ultimoDa(palco: Palco, loja: Pessoa) {
  const [ultimo] = (await acertosDa(palco, loja)).acertos;
  if (!ultimo) throw new Error('a loja não tem acerto');
  return verAcerto(palco, loja, ultimo.id_acerto);
}

/** Sessions live 30 days; those who settle come back each month. */
export async function irPara(palco: Palco, quando: string, ...pessoas: Pessoa[]): Promise<void> {
  palco.irPara(quando);
  await palco.pool.query('update sessao set criada_em = $1, usada_em = $1 where conta_id = any ($2)', [
    palco.relogio(),
    pessoas.map(({ id }) => id),
  ]);
}

/** Nothing was ever closed: for the next test, whose months are the same. */
export async function reabrirTudo({ pool }: Palco): Promise<void> {
  const tabelas = [
    'contestacao',
    'acerto_pagamento',
    'acerto_ajuste',
    'acerto_linha',
    'acerto_divida',
    'acerto',
    'acerto_da_loja',
    'fechamento',
  ];
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    for (const tabela of tabelas) await client.query(`delete from ${tabela}`);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** As a file with a past day would have written it. */
export async function datar({ pool }: Palco, id: number, dia: string): Promise<void> {
  await pool.query('alter table cupom disable trigger user');
  await pool.query('update cupom set data_efetivacao = $2 where id = $1', [id, dia]);
  await pool.query('alter table cupom enable trigger user');
  await pool.query(
    'update prescricao p set data_ativacao = $2 from cupom c where c.prescricao_id = p.id and c.id = $1',
    [id, dia],
  );
}
