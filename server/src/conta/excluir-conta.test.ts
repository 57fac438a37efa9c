import { beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '../db/transacao';
import { chamar } from '../test/chamar';
import { cnpjDe, cpfDe } from '../test/documentos';
import { criarAdmin, criarLojista, criarPrescritor, criarProduto, criarTutor, type Pessoa } from '../test/elenco';
import { ateOCupom, indicar, resgatar, validar } from '../test/jornada';
import { AGORA, comPalco, type Palco } from '../test/palco';
import { resumirSenha } from './senha';

const palco = comPalco({ limites: true });
const SENHA = 'a senha de hoje';
let senhaHash = '';
let admin: Pessoa;

beforeAll(async () => {
  senhaHash = await resumirSenha(SENHA);
  admin = await criarAdmin(palco());
});

/** Looks into every row of every table, of the queue's schema too, as text. */
async function procurarEmTudo({ pool }: Palco, termo: string): Promise<string[]> {
  const { rows: tabelas } = await pool.query<{ nome: string }>(`
    select format('%I.%I', table_schema, table_name) as nome from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`);
  const achados: string[] = [];
  for (const { nome } of tabelas) {
    const consulta = `select 1 from ${nome} t where lower(t::text) like '%' || lower($1) || '%' limit 1`;
    if ((await pool.query(consulta, [termo])).rows.length > 0) achados.push(nome);
  }
  return achados;
}

async function linhaRecusada(conteudo: string[]): Promise<void> {
  await transacao(palco().db, async (trx) => {
    const { id } = await trx
      .insertInto('importacao')
      .values({
        tipo: 'cadastro-tutor',
        nome_arquivo: 'x.csv',
        arquivo_hash: Buffer.from(conteudo.join()),
        cabecalho: [],
        criada_por: admin.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const linha = {
      importacao_id: id,
      numero: 2,
      chave: 'x',
      conteudo,
      situacao: 'recusada' as const,
      motivo: 'CPF já cadastrado',
    };
    await trx.insertInto('importacao_linha').values(linha).execute();
  });
}

const NOME = 'Zuleica Quintanilha';
const TELEFONE = '15987651234';
let serie = 2000;

/** A tutor who has been everywhere: recommendations, coupons, pets, calendar, social login, mistyped passwords. */
async function tutoraVivida() {
  const [cpf, email] = [cpfDe(++serie), `zuleica${serie}@example.com`];
  const tutora = await criarTutor(palco(), { senhaHash, email }, { nome: NOME, cpf, telefone: TELEFONE });
  const elenco = {
    tutor: tutora,
    prescritor: await criarPrescritor(palco()),
    loja: await criarLojista(palco()),
    produto: await criarProduto(palco()),
  };
  const usado = await ateOCupom(palco(), elenco);
  await validar(palco(), elenco.loja, usado.idCupom);
  const aberto = await ateOCupom(palco(), elenco);
  const dela = { email, telefone: TELEFONE, anotacoes: `Para a ${NOME}` };
  const { codigo_prescricao } = await indicar(palco(), elenco, dela);
  await resgatar(palco(), tutora, codigo_prescricao);
  await indicar(palco(), elenco, dela);
  await indicar(palco(), elenco, { ...dela, email: 'outra@example.com' });
  const doOutro = await indicar(palco(), elenco, { ...dela, telefone: '15900000009', anotacoes: null });
  await resgatar(palco(), await criarTutor(palco()), doOutro.codigo_prescricao);
  const { db } = palco();
  await db
    .insertInto('pet')
    .values({
      tutor_id: tutora.id,
      nome: `Rex da ${NOME}`,
      tipo: 'Gato',
      porte: null,
      data_nascimento: '2020-01-01',
      raca: 'SRD',
      peso: 4,
    })
    .execute();
  await db
    .insertInto('evento')
    .values({ tutor_id: tutora.id, titulo: `Banho ${NOME}`, descricao: null, data: '2026-05-01' })
    .execute();
  await db
    .insertInto('identidade_social')
    .values({ provedor: 'google', sub: 's1', conta_id: tutora.id, criada_em: AGORA })
    .execute();
  await chamar(palco(), null, 'POST /login', { body: { email, senha: 'errada' } });
  await chamar(palco(), null, 'GET /forgot-password', { query: { email } });
  await palco().trabalhar();
  await linhaRecusada([NOME.toUpperCase(), cpf, 'outro@example.com', '+55 (15) 98765-1234']);
  return { ...tutora, cpf, usado, aberto, elenco };
}

const excluir = (quem: Pessoa, id: number, body?: object) =>
  chamar(palco(), quem, 'DELETE /tutor/:id', { params: { id }, body: body as never });

describe('a exclusão de um tutor', () => {
  test('depois dela, a busca no banco inteiro não acha nome, CPF, e-mail nem telefone', async () => {
    const tutora = await tutoraVivida();
    const rastros = [NOME, tutora.cpf, tutora.email, TELEFONE];
    for (const rastro of rastros) expect(await procurarEmTudo(palco(), rastro)).not.toEqual([]);
    expect((await excluir(tutora, tutora.id, { senha_atual: SENHA })).body).toEqual({});
    for (const rastro of rastros) expect([rastro, await procurarEmTudo(palco(), rastro)]).toEqual([rastro, []]);
  });

  test('as sessões terminam, o cupom aberto é cancelado, a compra e a doação ficam', async () => {
    const tutora = await tutoraVivida();
    const kg = async () => (await chamar(palco(), null, 'GET /formula-do-bem', {})).body.kg;
    const antes = await kg();
    await excluir(tutora, tutora.id, { senha_atual: SENHA });
    expect((await chamar(palco(), tutora, 'GET /products', {})).status).toBe(401);
    const entrar = { body: { email: tutora.email, senha: SENHA } };
    expect((await chamar(palco(), null, 'POST /login', entrar)).status).toBe(401);
    const cupons = await palco()
      .db.selectFrom('cupom')
      .select(['id', 'estado', 'motivo_cancelamento', 'valor'])
      .where('id', 'in', [tutora.usado.idCupom, tutora.aberto.idCupom])
      .orderBy('estado')
      .execute();
    expect(cupons).toEqual([
      { id: tutora.aberto.idCupom, estado: 'cancelado', motivo_cancelamento: 'exclusao', valor: null },
      { id: tutora.usado.idCupom, estado: 'efetivado', motivo_cancelamento: null, valor: 28990 },
    ]);
    expect(await kg()).toBe(antes);
    const tentar = await validar(palco(), tutora.elenco.loja, tutora.aberto.idCupom);
    expect([tentar.status, tentar.body.detail]).toEqual([409, 'Cupom inválido.']);
  });

  test('pela própria pessoa, só com a senha; a de outra pessoa, nunca', async () => {
    const [tutora, outra] = [await criarTutor(palco(), { senhaHash }), await criarTutor(palco(), { senhaHash })];
    for (const corpo of [undefined, {}, { senha_atual: 'errada' }]) {
      const { status, body } = await excluir(tutora, tutora.id, corpo);
      expect([status, body.type]).toEqual([422, 'senha-atual-incorreta']);
    }
    expect((await excluir(tutora, outra.id, { senha_atual: SENHA })).status).toBe(404);
    expect((await excluir(tutora, tutora.id, { senha_atual: SENHA })).status).toBe(200);
  });

  test('vale mesmo antes de aceitar os termos: sair é um direito', async () => {
    const tutora = await criarTutor(palco(), { senhaHash, aceites: false });
    expect((await excluir(tutora, tutora.id, { senha_atual: SENHA })).status).toBe(200);
  });

  test('pela equipe, sem senha; duas vezes é 404; o e-mail fica livre', async () => {
    const tutora = await criarTutor(palco());
    expect((await excluir(admin, tutora.id)).status).toBe(200);
    expect((await excluir(admin, tutora.id)).status).toBe(404);
    expect((await chamar(palco(), admin, 'GET /tutor/:id', { params: { id: tutora.id } })).status).toBe(404);
    await criarTutor(palco(), { email: tutora.email });
  });

  test('um administrador não se exclui por nenhum caminho', async () => {
    for (const rota of ['DELETE /tutor/:id', 'DELETE /prescriber/:id', 'DELETE /shopkeeper/:id'] as const) {
      expect((await chamar(palco(), admin, rota, { params: { id: admin.id } })).status).toBe(404);
    }
  });

  test('o aceite continua registrado, sem endereço nem navegador; fora disso não muda', async () => {
    const tutora = await criarTutor(palco());
    const apagar = () =>
      palco().db.updateTable('aceite').set({ endereco: '', agente: '' }).where('conta_id', '=', tutora.id).execute();
    await expect(apagar()).rejects.toThrow('não pode ser alterado');
    await excluir(admin, tutora.id);
    const aceites = await palco().db.selectFrom('aceite').selectAll().where('conta_id', '=', tutora.id).execute();
    expect(aceites).toMatchObject([
      { documento: 'privacidade', versao: '2021-11-01', endereco: '', agente: '' },
      { documento: 'regulamento-tutor', endereco: '', agente: '' },
    ]);
    const mudar = palco().db.updateTable('aceite').set({ versao: '2030-01-01' }).where('conta_id', '=', tutora.id);
    await expect(mudar.execute()).rejects.toThrow('não pode ser alterado');
  });
});

describe('a exclusão de parceiro e de loja', () => {
  test('o parceiro some, as indicações que fez continuam valendo', async () => {
    const [cpf, nome] = [cpfDe(++serie), 'Doutora Evanilda'];
    const vet = await criarPrescritor(palco(), { senhaHash });
    await palco()
      .db.updateTable('prescritor')
      .set({ cpf, nome, telefone: '15977776666' })
      .where('id', '=', vet.id)
      .execute();
    const elenco = { prescritor: vet, produto: await criarProduto(palco()) };
    const { codigo_prescricao } = await indicar(palco(), elenco);
    const { status } = await chamar(palco(), admin, 'DELETE /prescriber/:id', { params: { id: vet.id } });
    expect(status).toBe(200);
    for (const rastro of [cpf, nome, vet.email, '15977776666'])
      expect(await procurarEmTudo(palco(), rastro)).toEqual([]);
    const resgatada = await resgatar(palco(), await criarTutor(palco()), codigo_prescricao);
    expect(resgatada.body).toMatchObject({ prescriber: { nome: 'Parceiro excluído' } });
  });

  test('a loja some, o cupom aberto nela é cancelado e o tutor escolhe outra', async () => {
    const cnpj = cnpjDe(++serie);
    const loja = await criarLojista(palco(), { cnpj, razao_social: 'Xisto Comércio', nome_fantasia: 'Pet do Xisto' });
    const elenco = {
      tutor: await criarTutor(palco()),
      prescritor: await criarPrescritor(palco()),
      loja,
      produto: await criarProduto(palco()),
    };
    const { indicacao, idCupom } = await ateOCupom(palco(), elenco);
    const { status } = await chamar(palco(), admin, 'DELETE /shopkeeper/:id', { params: { id: loja.id } });
    expect(status).toBe(200);
    for (const rastro of [cnpj, 'Xisto', loja.email]) expect(await procurarEmTudo(palco(), rastro)).toEqual([]);
    const cupom = await palco()
      .db.selectFrom('cupom')
      .select('motivo_cancelamento')
      .where('id', '=', idCupom)
      .executeTakeFirst();
    expect(cupom?.motivo_cancelamento).toBe('exclusao');
    const outra = await criarLojista(palco());
    const troca = await chamar(palco(), elenco.tutor, 'PUT /prescrition/:id/shopkeeper', {
      params: { id: indicacao.id_prescricao },
      body: { id_lojista: outra.id },
    });
    expect(troca.status).toBe(200);
  });
});

describe('os dados do tutor', () => {
  test('saem inteiros, para ele e para mais ninguém', async () => {
    const tutora = await tutoraVivida();
    const pedir = (quem: Pessoa) => chamar(palco(), quem, 'GET /tutor/:id/dados', { params: { id: tutora.id } });
    const { status, body, headers } = await pedir(tutora);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="meus-dados.json"');
    expect(body.cadastro).toMatchObject({ nome: NOME, email: tutora.email, acessos_sociais: ['google'] });
    expect(body.aceites.map(({ documento }) => documento)).toEqual(['privacidade', 'regulamento-tutor']);
    expect(body.pets).toMatchObject([{ nome: `Rex da ${NOME}` }]);
    expect(body.eventos).toMatchObject([{ titulo: `Banho ${NOME}` }]);
    expect(body.indicacoes).toHaveLength(3);
    expect(body.cupons.map(({ estado, valor }) => [estado, valor])).toEqual([
      ['efetivado', 289.9],
      ['ativo', null],
    ]);
    expect(body.sessoes).toHaveLength(1);
    expect((await pedir(await criarTutor(palco()))).status).toBe(404);
    expect((await pedir(admin)).status).toBe(403);
    await excluir(tutora, tutora.id, { senha_atual: SENHA });
  });
});
