import { ERRO_DO_NOME } from '@indica-bem/domain/texto/nome';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limpar } from '../../limpar';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarTutor, type Pessoa } from '../../test/elenco';
import { INTERESSE, LOJA_INTERESSADA } from '../../test/interesses';
import { comPalco } from '../../test/palco';
import { planosDe } from '../../test/planos';
import { contarInteresses } from './contar-interesses';

const palco = comPalco({ limites: false });
let ana: Pessoa;
let bia: Pessoa;

const entrar = async () => {
  ana = await criarAdmin(palco(), {}, 'Ana', 'atendimento');
  bia = await criarAdmin(palco(), {}, 'Bia', 'operacao');
};
beforeAll(entrar);
beforeEach(() => palco().pool.query('delete from interesse'));

const enviar = (mudanca: object = {}) =>
  chamar(palco(), null, 'POST /interesse', { body: { ...INTERESSE, ...mudanca } });
const listar = async (query: object = {}, quem = ana) =>
  (await chamar(palco(), quem, 'GET /interessados', { query })).body;
const primeiro = async () => {
  const [interessado] = (await listar()).interessados;
  if (!interessado) throw new Error('ninguém na lista');
  return interessado;
};
const alterar = (id: number, body: object, quem = ana) =>
  chamar(palco(), quem, 'PUT /interessado/:id', { params: { id }, body });
/** Long enough for a session to end. */
const passarDias = async (dias: number) => {
  palco().irPara(new Date(palco().relogio().getTime() + dias * 86_400_000));
  await entrar();
};

describe('quem quer participar', () => {
  test('conta quem é, sem conta nenhuma, e a equipe lê; números sem máscara', async () => {
    expect((await enviar()).body).toEqual({ recebido: true });
    expect(await primeiro()).toEqual({
      ...INTERESSE,
      id: expect.any(Number),
      telefone: '15998765432',
      nome_da_loja: null,
      cnpj: null,
      outro_email: null,
      outro_telefone: null,
      criado_em: palco().relogio().toISOString(),
      vezes: 1,
      repetido_em: null,
      situacao: 'novo',
      anotacao: null,
      alterado_em: null,
      alterado_por: null,
      versao: 1,
    });
  });

  test('a loja diz o nome e, se quiser, o CNPJ; o que é do outro tipo não fica', async () => {
    await enviar({ ...LOJA_INTERESSADA, perfil: 'veterinario' });
    expect(await primeiro()).toMatchObject({ nome_da_loja: 'Pet Feliz', cnpj: '11222333000181', perfil: null });
  });

  test.each<[object, string, string]>([
    [{ nome: '' }, 'nome', 'Preencha este campo'],
    [{ perfil: null }, 'perfil', 'Escolha o que você faz'],
    [{ ...LOJA_INTERESSADA, nome_da_loja: '  ' }, 'nome_da_loja', 'Informe o nome da loja'],
    [{ ...LOJA_INTERESSADA, cnpj: '11.222.333/0001-00' }, 'cnpj', 'CNPJ inválido'],
    [{ email: 'ana@' }, 'email', 'Email inválido'],
    [{ telefone: '123' }, 'telefone', 'Telefone inválido'],
    [{ uf: 'ZZ' }, 'uf', 'Escolha o estado'],
    [{ cidade: 'x'.repeat(81) }, 'cidade', 'Use até 80 caracteres'],
    [{ mensagem: 'x'.repeat(501) }, 'mensagem', 'Use até 500 caracteres'],
    [{ nome: 'Ana \u202e avessa' }, 'nome', ERRO_DO_NOME],
  ])('%j é recusado no seu campo, e nada fica', async (mudanca, campo, frase) => {
    const { status, body } = await enviar(mudanca);
    expect([status, body.campos]).toEqual([422, { [campo]: frase }]);
    expect((await listar()).interessados).toEqual([]);
  });

  test('o mesmo e-mail ou telefone em 30 dias é um pedido só; o que veio diferente fica ao lado, e a resposta é a mesma', async () => {
    await enviar({ mensagem: null });
    await passarDias(10);
    const deNovo = await enviar({ nome: 'Outra', email: INTERESSE.email.toUpperCase(), telefone: '11 91234-5678' });
    const peloTelefone = await enviar({ email: 'outro@example.com', telefone: '+55 (15) 99876-5432' });
    expect([deNovo.body, peloTelefone.body]).toEqual([{ recebido: true }, { recebido: true }]);
    const { interessados } = await listar();
    expect(interessados).toMatchObject([
      {
        nome: INTERESSE.nome,
        email: INTERESSE.email,
        telefone: '15998765432',
        outro_email: 'outro@example.com',
        outro_telefone: '11912345678',
        mensagem: INTERESSE.mensagem,
        vezes: 3,
        repetido_em: palco().relogio().toISOString(),
      },
    ]);
    await passarDias(31);
    await enviar();
    expect((await listar()).interessados).toHaveLength(2);
  });

  test('quem quer indicar e também vender são dois pedidos', async () => {
    await enviar();
    await enviar(LOJA_INTERESSADA);
    expect((await listar()).interessados.map(({ tipo }) => tipo)).toEqual(['loja', 'parceiro']);
  });

  test('dez toques ao mesmo tempo são um pedido', async () => {
    const respostas = await Promise.all(Array.from({ length: 10 }, () => enviar()));
    expect(respostas.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await listar()).interessados).toMatchObject([{ vezes: 10 }]);
  });

  test('quem disse não e escreve de novo volta a ser novo', async () => {
    await enviar();
    await alterar((await primeiro()).id, { situacao: 'sem_interesse' });
    await enviar();
    expect(await primeiro()).toMatchObject({ situacao: 'novo', vezes: 2 });
  });
});

describe('a lista da equipe', () => {
  test('vem do mais novo, em páginas, com filtros, e conta os que esperam', async () => {
    for (const n of [1, 2, 3])
      await enviar({ email: `p${n}@example.com`, telefone: `1599876543${n}`, cidade: n === 2 ? 'Itu' : 'São Roque' });
    await enviar({ ...LOJA_INTERESSADA, email: 'loja@example.com', telefone: '11987654321' });
    const um = await listar({ limite: '3' });
    expect(um.interessados.map(({ email }) => email)).toEqual(['loja@example.com', 'p3@example.com', 'p2@example.com']);
    expect(um.novos).toEqual({ quantos: 4, exato: true });
    const dois = await listar({ limite: '3', cursor: um.proximo ?? '' });
    expect([dois.interessados.map(({ email }) => email), dois.proximo, dois.novos]).toEqual([
      ['p1@example.com'],
      null,
      null,
    ]);
    expect((await listar({ tipo: 'loja' })).interessados).toHaveLength(1);
    expect((await listar({ busca: 'sao roque' })).interessados).toHaveLength(2);
    expect((await listar({ busca: '(15) 99876-5432' })).interessados).toMatchObject([{ cidade: 'Itu' }]);
    expect((await listar({ situacao: 'cadastrado' })).interessados).toEqual([]);
    expect((await listar({ cursor: 'bobagem' })).interessados).toHaveLength(4);
    expect(await contarInteresses(palco().db)).toEqual({ quantos: 4, exato: true });
  });

  test('a situação e a anotação mudam, uma sem a outra; dois ao mesmo tempo: o segundo lê o que o primeiro fez', async () => {
    await enviar();
    const { id, versao } = await primeiro();
    const conversa = await alterar(id, { situacao: 'em_conversa', versao });
    expect(conversa.body).toMatchObject({ situacao: 'em_conversa', anotacao: null, alterado_por: 'Ana', versao: 2 });
    const velha = await alterar(id, { anotacao: 'Ligar à tarde', versao }, bia);
    expect([velha.status, velha.body.detail]).toEqual([409, expect.stringContaining('por Ana')]);
    const nota = await alterar(id, { anotacao: 'Ligar à tarde', versao: 2 }, bia);
    expect(nota.body).toMatchObject({ situacao: 'em_conversa', anotacao: 'Ligar à tarde', alterado_por: 'Bia' });
    expect((await alterar(id, { anotacao: '' })).body.anotacao).toBe(null);
  });

  test('a pedido, é esquecido na hora: não está na lista, e o rastro não diz quem era', async () => {
    await enviar({ nome: 'Zqx Segredo' });
    const { id } = await primeiro();
    const esquecer = () =>
      chamar(palco(), ana, 'POST /interessado/:id/esquecer', { params: { id }, body: { motivo: 'pedido' } });
    expect((await esquecer()).status).toBe(200);
    expect((await esquecer()).status).toBe(404);
    expect((await chamar(palco(), ana, 'GET /interessado/:id', { params: { id } })).status).toBe(404);
    const { rows } = await palco().pool.query("select * from auditoria where ato = 'interessado-esquecido'");
    expect(rows).toMatchObject([{ objeto_id: id, conta_id: ana.id }]);
    expect(JSON.stringify(rows)).not.toMatch(/Zqx|ana@|998765432/);
    expect((await alterar(id, { situacao: 'novo', versao: 1 })).body.type).toBe('registro-excluido');
  });

  test('doze meses sem notícia e é esquecido; uma anotação no meio conta como notícia', async () => {
    await enviar();
    await enviar({ email: 'outra@example.com', telefone: '11912345678' });
    await passarDias(200);
    await alterar((await primeiro()).id, { anotacao: 'Volta em março' });
    await passarDias(170);
    await limpar(palco().db, palco().relogio());
    expect((await listar()).interessados).toMatchObject([{ email: 'outra@example.com' }]);
    await passarDias(200);
    await limpar(palco().db, palco().relogio());
    expect((await listar()).interessados).toEqual([]);
    const { rows } = await palco().pool.query("select valores from auditoria where ato = 'interesses-esquecidos'");
    expect(rows).toHaveLength(2);
  });

  test('quem é tutor não lê a lista; quem só lê na equipe não muda', async () => {
    await enviar();
    const { id } = await primeiro();
    const leitora = await criarAdmin(palco(), {}, 'Lia', 'leitura');
    expect((await listar({}, leitora)).interessados).toHaveLength(1);
    expect((await alterar(id, { situacao: 'cadastrado' }, leitora)).status).toBe(403);
    const tutora = await criarTutor(palco());
    expect((await chamar(palco(), tutora, 'GET /interessados', {})).status).toBe(403);
  });

  test('é lida por índice', async () => {
    await palco().pool.query(`
      insert into interesse (tipo, nome, perfil, cidade, uf, email, telefone, criado_em, situacao)
      select 'parceiro', 'Pessoa ' || i, 'outros', 'Cidade ' || i % 500, 'SP', i || '@example.com', (15000000000 + i)::text,
             now(), case when i % 50 = 0 then 'novo' else 'cadastrado' end from generate_series(1, 20000) i`);
    await palco().pool.query('analyze interesse');
    for (const query of [{}, { situacao: 'novo' }, { tipo: 'loja' }, { busca: 'cidade 77' }])
      expect(await planosDe(palco(), () => listar(query))).not.toContain('Seq Scan on interesse');
  });
});
