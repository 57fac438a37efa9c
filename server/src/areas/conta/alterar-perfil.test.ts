import { beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '../../db/transacao';
import { criarSessao } from '../../nucleo/sessao';
import { chamar } from '../../test/chamar';
import { cpfDe } from '../../test/documentos';
import { criarAdmin, criarLojista, criarTutor, type Pessoa } from '../../test/elenco';
import { AGORA, comPalco } from '../../test/palco';
import { resumoLeve } from '../../test/resumo-leve';

const palco = comPalco({ limites: false });
const SENHA = 'a senha de hoje';
let senhaHash = '';
let serie = 1000;

beforeAll(async () => {
  senhaHash = await resumoLeve(SENHA);
});

const tutor = ({ email }: Pessoa, dados: object = {}) => ({
  email,
  nome: 'Caio Dias',
  cpf: cpfDe(++serie),
  telefone: '(15) 3232-1010',
  data_nascimento: '1980-12-31',
  ...dados,
});
const alterar = (quem: Pessoa, body: object, id = quem.id) =>
  chamar(palco(), quem, 'PUT /tutor/:id', { params: { id }, body: body as never });
const entrar = async (email: string, senha: string) =>
  (await chamar(palco(), null, 'POST /login', { body: { email, senha } })).status;
const outraSessao = async (quem: Pessoa) => ({
  ...quem,
  token: await transacao(palco().db, (trx) => criarSessao(trx, quem.id, AGORA)),
});
const viva = async (quem: Pessoa) => (await chamar(palco(), quem, 'GET /products', {})).status === 200;

describe('o próprio cadastro de tutor', () => {
  test('é lido e alterado, e a resposta é o usuário novo', async () => {
    const tutora = await criarTutor(palco(), { senhaHash });
    const lido = await chamar(palco(), tutora, 'GET /tutor/:id', { params: { id: tutora.id } });
    expect(lido.body).toMatchObject({
      id_tutor: tutora.id,
      privacidade_aceite: 'S',
      uso_aceite: 'S',
      situacao: 'ativa',
    });
    const { status, body } = await alterar(tutora, tutor(tutora));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id_tutor: tutora.id,
      nome: 'Caio Dias',
      telefone: '(15) 3232-1010',
      data_nascimento: '1980-12-31',
      uso_aceite: 'S',
    });
  });

  test('o e-mail só muda com a senha atual, e os links enviados ao antigo morrem', async () => {
    const tutora = await criarTutor(palco(), { senhaHash });
    const novo = `novo-${tutora.email}`;
    for (const senha_atual of [undefined, '', 'errada']) {
      const { status, body } = await alterar(tutora, tutor(tutora, { email: novo, senha_atual }));
      expect([status, body.type]).toEqual([422, 'senha-atual-incorreta']);
      expect(body.campos).toEqual({ senha_atual: senha_atual ? 'Senha atual incorreta' : 'Informe a senha atual' });
    }
    expect(await entrar(tutora.email, SENHA)).toBe(200);
    await palco()
      .db.insertInto('link_de_senha')
      .values({ token_hash: Buffer.from('x'), conta_id: tutora.id, motivo: 'recuperacao', expira_em: new Date(2e12) })
      .execute();
    const celular = await outraSessao(tutora);
    const { status } = await alterar(tutora, tutor(tutora, { email: novo.toUpperCase(), senha_atual: SENHA }));
    expect(status).toBe(200);
    expect([await viva(tutora), await viva(celular)]).toEqual([true, false]);
    expect(await entrar(novo, SENHA)).toBe(200);
    expect(await entrar(tutora.email, SENHA)).toBe(401);
    const links = await palco()
      .db.selectFrom('link_de_senha')
      .select('motivo')
      .where('conta_id', '=', tutora.id)
      .execute();
    expect(links).toEqual([]);
  });

  test('a senha muda com a atual; todas as sessões terminam e a resposta traz a que continua', async () => {
    const tutora = await criarTutor(palco(), { senhaHash });
    const celular = await outraSessao(tutora);
    const semAtual = await alterar(tutora, tutor(tutora, { senhaNova: 'a senha de amanhã' }));
    expect(semAtual.status).toBe(422);
    const curta = await alterar(tutora, tutor(tutora, { senhaNova: 'curta', senha_atual: SENHA }));
    expect(curta.body.campos).toEqual({ senhaNova: 'A senha precisa ter ao menos 8 caracteres' });
    expect(await viva(celular)).toBe(true);
    const feita = await alterar(tutora, tutor(tutora, { senhaNova: 'a senha de amanhã', senha_atual: SENHA }));
    expect(feita.status).toBe(200);
    const renovada = { ...tutora, token: feita.body.api_token ?? '' };
    expect([await viva(tutora), await viva(celular), await viva(renovada)]).toEqual([false, false, true]);
    expect((await alterar(renovada, tutor(tutora))).body).not.toHaveProperty('api_token');
    expect(await entrar(tutora.email, 'a senha de amanhã')).toBe(200);
    expect(await entrar(tutora.email, SENHA)).toBe(401);
  });

  test('uma conta sem senha diz onde criar uma', async () => {
    const social = await criarTutor(palco());
    const { body } = await alterar(social, tutor(social, { senhaNova: 'uma senha nova', senha_atual: 'qualquer' }));
    expect(body.campos?.senha_atual).toContain('crie uma em “Esqueci minha senha”');
  });

  test('o que falta volta campo a campo; o que é de outra pessoa é 409 com as chaves repetidas', async () => {
    const [tutora, outra] = [await criarTutor(palco(), { senhaHash }), await criarTutor(palco(), { senhaHash })];
    const { status, body } = await alterar(tutora, { email: tutora.email, nome: ' ', cpf: '1', telefone: '1' });
    expect([status, body.campos]).toEqual([
      422,
      {
        nome: 'Preencha este campo',
        cpf: 'CPF inválido',
        telefone: 'Telefone inválido',
        data_nascimento: 'Preencha este campo',
      },
    ]);
    const cpf = cpfDe(++serie);
    await alterar(outra, tutor(outra, { cpf }));
    const repetido = await alterar(tutora, tutor(tutora, { cpf, email: outra.email, senha_atual: SENHA }));
    expect([repetido.status, repetido.body]).toEqual([
      409,
      { email: 'E-mail já cadastrado. Se a equipe iniciou seu cadastro, enviamos um link.', cpf: 'CPF já cadastrado' },
    ]);
    expect(repetido.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('o de outra pessoa e o que não existe têm os mesmos bytes', async () => {
    const [tutora, outra] = [await criarTutor(palco()), await criarTutor(palco())];
    const alheio = await alterar(tutora, tutor(tutora), outra.id);
    const inexistente = await alterar(tutora, tutor(tutora), 999_999_999);
    expect([alheio.status, alheio.texto]).toEqual([404, inexistente.texto]);
  });

  test('nada além dos campos do formulário muda', async () => {
    const tutora = await criarTutor(palco(), { senhaHash });
    const { status } = await alterar(tutora, {
      ...tutor(tutora),
      id: 1,
      id_tutor: 1,
      papel: 'indicabem',
      tipo_login: 'lojista',
      perfil: 'veterinario',
      senha_hash: 'x',
      excluida_em: '2020-01-01',
      aguarda_ativacao: true,
    });
    expect(status).toBe(200);
    const conta = await palco().db.selectFrom('conta').selectAll().where('id', '=', tutora.id).executeTakeFirst();
    expect(conta).toMatchObject({ papel: 'tutor', senha_hash: senhaHash, excluida_em: null, aguarda_ativacao: false });
  });
});

describe('a equipe', () => {
  test('altera um tutor sem a senha dele, e nunca a senha', async () => {
    const admin = await criarAdmin(palco());
    const tutora = await criarTutor(palco(), { senhaHash });
    const novo = tutor(tutora, { email: `x${tutora.email}`, senhaNova: 'tomada pela equipe', senha_atual: 'x' });
    expect((await alterar(admin, novo, tutora.id)).status).toBe(200);
    expect(await entrar(`x${tutora.email}`, SENHA)).toBe(200);
    // The mailbox that opened the session is no longer the account's.
    expect(await viva(tutora)).toBe(false);
  });

  test('um id de outro tipo de pessoa não é deste', async () => {
    const admin = await criarAdmin(palco());
    const loja = await criarLojista(palco());
    expect((await alterar(admin, tutor(loja), loja.id)).status).toBe(404);
    const lida = await chamar(palco(), admin, 'GET /prescriber/:id', { params: { id: loja.id } });
    expect(lida.status).toBe(404);
  });
});

describe('com limites ligados', () => {
  const guardado = comPalco();

  test('depois de dez senhas erradas a própria conta espera, até com a certa', async () => {
    const tutora = await criarTutor(guardado(), { senhaHash });
    const tentar = async (senha_atual: string) => {
      const body = { ...tutor(tutora), email: 'outra@example.com', senha_atual };
      return (await chamar(guardado(), tutora, 'PUT /tutor/:id', { params: { id: tutora.id }, body })).status;
    };
    for (let n = 0; n < 10; n++) expect(await tentar('errada')).toBe(422);
    expect(await tentar(SENHA)).toBe(429);
  });
});
