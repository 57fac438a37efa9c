import { randomUUID } from 'node:crypto';
import { MOTIVOS_DA_TRAVA } from '@indica-bem/domain/prescritor/licenca';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transacao } from '../../db/transacao';
import { criarSessao } from '../../nucleo/sessao';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarPrescritor, criarProduto, type Pessoa } from '../../test/elenco';
import { criarElenco, escolher, resgatar, validar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';

const palco = comPalco();
const CRIAR = 'POST /prescrition/nova_prescricao_prescritor';
let admin: Pessoa;
let vetCare: number;
let comum: number;

const dados = (id_produto: number) => ({ id_produto, telefone: '15988887777', peso_pet: 10, ecc: 1, atividade: 95 });
const indicar = (quem: Pessoa, id_produto: number, chave: string = randomUUID()) =>
  chamar(palco(), quem, CRIAR, { body: dados(id_produto), headers: { 'idempotency-key': chave } });
const conferir = (id: number, situacao: 'regular' | 'irregular', numero = '77') =>
  chamar(palco(), admin, 'POST /prescriber/:id/crmv', {
    params: { id },
    body: { uf: 'SP', numero, situacao },
    headers: { 'idempotency-key': randomUUID() },
  });
/** A session does not live through a year. */
const entrarDeNovo = async (quem: Pessoa): Promise<Pessoa> => {
  const token = await transacao(palco().db, (trx) => criarSessao(trx, quem.id, palco().relogio()));
  return { ...quem, token };
};
const deQuem = async ({ id }: Pessoa) =>
  (await palco().db.selectFrom('prescricao').select('id').where('prescritor_id', '=', id).execute()).length;

/** A vet as the team registers one: nobody has looked the CRMV up yet. */
async function vetSemConferencia(dadosDoVet: { crmv: string } = { crmv: 'CRMV-SP 77' }): Promise<Pessoa> {
  const vet = await criarPrescritor(palco(), undefined, { crmv: null });
  await palco().db.updateTable('prescritor').set(dadosDoVet).where('id', '=', vet.id).execute();
  return vet;
}

beforeAll(async () => {
  vetCare = await criarProduto(palco(), { sub_categoria: 'Vet Care' });
  comum = await criarProduto(palco());
});
beforeEach(async () => {
  palco().irPara(AGORA);
  admin = await criarAdmin(palco());
});

const recusado = (motivo: keyof typeof MOTIVOS_DA_TRAVA) => ({
  status: 409,
  body: {
    type: 'so-veterinario',
    detail: `Este produto é indicado só por veterinários com o CRMV conferido. ${MOTIVOS_DA_TRAVA[motivo]}`,
  },
});

describe('um groomer não indica um produto Vet Care', () => {
  let groomer: Pessoa;
  beforeEach(async () => {
    groomer = await criarPrescritor(palco(), undefined, { perfil: 'groomer', crmv: null });
  });

  test('pela API, pela fila e por um cliente antigo: a mesma recusa, e nada criado', async () => {
    const daFila = randomUUID();
    for (const chave of [randomUUID(), daFila, daFila]) {
      expect(await indicar(groomer, vetCare, chave)).toMatchObject(recusado('nao_veterinario'));
    }
    // Before there were keys: as a client of the first version sends it.
    const antigo = { ...dados(vetCare), id_prescritor: groomer.id, data: '2026-03-10', anotacoes: '' };
    expect(await chamar(palco(), groomer, CRIAR, { body: antigo, headers: {} })).toMatchObject(
      recusado('nao_veterinario'),
    );
    expect(await deQuem(groomer)).toBe(0);
    expect((await indicar(groomer, comum)).status).toBe(200);
  });

  test('por um código impresso: recusado, e o código continua livre para um veterinário', async () => {
    const lote = { data_referencia: '2026-03-01', quantidade: 1 };
    const { body } = await chamar(palco(), admin, 'POST /prescrition/lote', { body: lote, headers: {} });
    const { id_prescricao: id, codigo_prescricao } = body[0] ?? { id_prescricao: 0, codigo_prescricao: '' };
    const registrar = (quem: Pessoa) =>
      chamar(palco(), quem, 'PUT /prescrition/:id', { params: { id }, body: { ...dados(vetCare), codigo_prescricao } });
    expect(await registrar(groomer)).toMatchObject(recusado('nao_veterinario'));
    expect(await deQuem(groomer)).toBe(0);
    expect((await registrar(await criarPrescritor(palco()))).status).toBe(200);
  });

  test('com um CRMV no cadastro, ainda que conferido quando era veterinário', async () => {
    const vet = await criarPrescritor(palco());
    expect((await indicar(vet, vetCare)).status).toBe(200);
    await palco().db.updateTable('prescritor').set({ perfil: 'groomer' }).where('id', '=', vet.id).execute();
    expect(await indicar(vet, vetCare)).toMatchObject(recusado('nao_veterinario'));
  });
});

test('quem deixou de ser veterinário não responde com ele a um pedido de nova indicação', async () => {
  const elenco = await criarElenco(palco());
  const { prescritor, tutor, loja } = elenco;
  const { id_prescricao, codigo_prescricao } = (await indicar(prescritor, vetCare)).body;
  await resgatar(palco(), tutor, codigo_prescricao ?? '');
  const { body: cupom } = await escolher(palco(), tutor, id_prescricao, loja);
  await validar(palco(), loja, cupom.id_coupon);
  const pedida = { params: { id: id_prescricao } };
  const { body: reposicao } = await chamar(palco(), tutor, 'POST /prescrition/:id/renovacao', pedida);
  await palco().db.updateTable('prescritor').set({ perfil: 'groomer' }).where('id', '=', prescritor.id).execute();
  const resposta = await chamar(palco(), prescritor, 'POST /renovacao/:id/indicacao', {
    params: { id: reposicao.pedido?.id_renovacao ?? 0 },
    headers: { 'idempotency-key': randomUUID() },
    body: { id_produto: vetCare, peso_pet: 10, ecc: 1, atividade: 95 },
  });
  expect(resposta).toMatchObject(recusado('nao_veterinario'));
});

describe('um veterinário', () => {
  test('só depois de a equipe conferir o CRMV', async () => {
    const vet = await vetSemConferencia();
    expect(await indicar(vet, vetCare)).toMatchObject(recusado('a_conferir'));
    await conferir(vet.id, 'irregular');
    expect(await indicar(vet, vetCare)).toMatchObject(recusado('recusada'));
    await conferir(vet.id, 'regular');
    expect((await indicar(vet, vetCare)).status).toBe(200);
  });

  test('trocado o número, a conferência não vale mais, ainda que a versão anterior o grave', async () => {
    const vet = await vetSemConferencia();
    await conferir(vet.id, 'regular');
    // The version before knows nothing of checks: it writes the column and no more.
    await palco().pool.query(`update prescritor set crmv = 'CRMV-SP 78' where id = $1`, [vet.id]);
    expect(await indicar(vet, vetCare)).toMatchObject(recusado('a_conferir'));
    await palco().pool.query(`update prescritor set crmv = 'crmv sp 78', nome = 'Outro nome' where id = $1`, [vet.id]);
    await conferir(vet.id, 'regular', '78');
    expect((await indicar(vet, vetCare)).status).toBe(200);
  });

  test('sem a UF, é o cadastro que falta completar', async () => {
    const vet = await vetSemConferencia({ crmv: '12345' });
    expect(await indicar(vet, vetCare)).toMatchObject(recusado('sem_crmv'));
  });

  test('passado um ano, volta a esperar; repetido o pedido de antes, a resposta é a de antes', async () => {
    const vet = await vetSemConferencia();
    await conferir(vet.id, 'regular');
    const chave = randomUUID();
    const feita = await indicar(vet, vetCare, chave);
    palco().irPara('2027-03-10T23:59:00-03:00');
    const depois = await entrarDeNovo(vet);
    expect((await indicar(depois, vetCare)).status).toBe(200);
    palco().irPara('2027-03-11T00:00:00-03:00');
    expect(await indicar(depois, vetCare)).toMatchObject(recusado('vencida'));
    expect((await indicar(depois, vetCare, chave)).body.id_prescricao).toBe(feita.body.id_prescricao);
  });

  test('o que a equipe solta, qualquer parceiro indica; o que ela trava, não', async () => {
    const groomer = await criarPrescritor(palco(), undefined, { perfil: 'groomer', crmv: null });
    const solto = await criarProduto(palco(), { sub_categoria: 'Vet Care', so_veterinario: false });
    const travado = await criarProduto(palco(), { so_veterinario: true });
    expect((await indicar(groomer, solto)).status).toBe(200);
    expect(await indicar(groomer, travado)).toMatchObject(recusado('nao_veterinario'));
  });
});
