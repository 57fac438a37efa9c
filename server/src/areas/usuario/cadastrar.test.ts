import { describe, expect, test } from 'vitest';
import { parceiro, tutora } from '../../test/cadastros';
import { chamar } from '../../test/chamar';
import { criarTutor } from '../../test/elenco';
import { comPalco } from '../../test/palco';

const palco = comPalco({ limites: false });

const cadastrar = (body: object, quem: Parameters<typeof chamar>[1] = null) =>
  chamar(palco(), quem, 'POST /register', { body: body as never });
const entrar = (email: string, senha: string) => chamar(palco(), null, 'POST /login', { body: { email, senha } });

describe('o cadastro público', () => {
  test('cria a tutora e já entra: a resposta é a do login', async () => {
    const dados = tutora({ email: ' Ana.Nova@Example.com ', cpf: '529.982.247-25' });
    const { status, body } = await cadastrar(dados);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      tipo_usuario: 'tutor',
      usuario: { nome: 'Ana Souza', email: 'ana.nova@example.com', cpf: '529.982.247-25', privacidade_aceite: null },
    });
    const login = await entrar('ana.nova@example.com', 'uma senha boa');
    expect(Object.keys(login.body).sort()).toEqual(Object.keys(body).sort());
    const token = (body as unknown as { api_token: string }).api_token;
    const { status: espera, body: motivo } = await chamar(
      palco(),
      { id: 0, papel: 'tutor', email: '', token },
      'GET /products',
      {},
    );
    expect([espera, motivo.type]).toEqual([403, 'privacidade-nao-aceita']);
  });

  test.each([
    ['prescritor', 'O cadastro de veterinário não pode ser efetuado nesse momento, entre em contato conosco'],
    ['lojista', 'O cadastro de lojistas não pode ser efetuado nesse momento, entre em contato conosco'],
  ])('como %s é fechado, mesmo com o resto em branco', async (tipo_login, frase) => {
    for (const corpo of [{ tipo_login }, { ...parceiro('criador'), tipo_login }]) {
      const { status, body } = await cadastrar(corpo);
      expect([status, body.detail]).toEqual([403, frase]);
    }
  });

  test('o que falta ou não confere volta campo a campo', async () => {
    const { status, body } = await cadastrar({
      tipo_login: 'tutor',
      email: 'x',
      cpf: '111.111.111-11',
      senha: 'curta',
    });
    expect([status, body.campos]).toEqual([
      422,
      {
        email: 'Email inválido',
        cpf: 'CPF inválido',
        nome: 'Preencha este campo',
        telefone: 'Preencha este campo',
        data_nascimento: 'Preencha este campo',
        senha: 'A senha precisa ter ao menos 8 caracteres',
      },
    ]);
    const menor = await cadastrar(tutora({ data_nascimento: '2008-03-11' }));
    expect(menor.body.campos).toEqual({ data_nascimento: 'É preciso ter 18 anos ou mais' });
    const repetida = await cadastrar(tutora({ confirmasenha: 'outra senha' }));
    expect(repetida.body.campos).toEqual({ confirmasenha: 'As senhas digitadas não são iguais' });
  });

  test('duplicado é 409 em JSON simples, e as chaves são exatamente os campos repetidos', async () => {
    const primeira = tutora();
    await cadastrar(primeira);
    const tudo = await cadastrar(primeira);
    expect([tudo.status, tudo.body]).toEqual([
      409,
      { email: 'E-mail já cadastrado. Se a equipe iniciou seu cadastro, enviamos um link.', cpf: 'CPF já cadastrado' },
    ]);
    expect(tudo.headers['content-type']).toBe('application/json; charset=utf-8');
    const soCpf = await cadastrar(tutora({ cpf: primeira.cpf }));
    expect(soCpf.body).toEqual({ cpf: 'CPF já cadastrado' });
    const soEmail = await cadastrar(tutora({ email: primeira.email.toUpperCase() }));
    expect(soEmail.body).toEqual({
      email: 'E-mail já cadastrado. Se a equipe iniciou seu cadastro, enviamos um link.',
    });
  });

  test('de seis cadastros simultâneos com o mesmo e-mail e CPF, um entra e cinco dizem o que se repete', async () => {
    const dados = tutora();
    const respostas = await Promise.all(Array.from({ length: 6 }, () => cadastrar(dados)));
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    for (const { status, body } of respostas) {
      if (status === 409)
        expect(body).toEqual({
          email: 'E-mail já cadastrado. Se a equipe iniciou seu cadastro, enviamos um link.',
          cpf: 'CPF já cadastrado',
        });
    }
  });

  test('nada do que a tela não manda entra: perfil, papel, campanha, datas, confirmação', async () => {
    const dados = tutora();
    const { status } = await cadastrar({
      ...dados,
      id: 1,
      papel: 'indicabem',
      perfil: 'veterinario',
      id_campanha: 1,
      email_confirmado_em: '2020-01-01',
      aguarda_ativacao: true,
      suspensa_em: '2020-01-01',
      criada_em: '2020-01-01',
      privacidade_aceite: 'S',
    });
    expect(status).toBe(200);
    const conta = await palco()
      .db.selectFrom('conta')
      .selectAll()
      .where('email', '=', dados.email)
      .executeTakeFirstOrThrow();
    expect(conta).toMatchObject({
      papel: 'tutor',
      aguarda_ativacao: false,
      email_confirmado_em: null,
      suspensa_em: null,
      criada_em: palco().relogio(),
    });
    expect(conta.senha_hash).toMatch(/^\$argon2id\$/);
    const { total } = await palco()
      .db.selectFrom('aceite')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('conta_id', '=', conta.id)
      .executeTakeFirstOrThrow();
    expect(total).toBe(0);
  });

  test('quem já entrou com outro perfil não cadastra', async () => {
    expect((await cadastrar(tutora(), await criarTutor(palco()))).status).toBe(403);
  });
});

describe('com limites ligados', () => {
  const guardado = comPalco();

  test('muitos cadastros do mesmo endereço esperam; um formulário com erro não conta', async () => {
    const pedir = async (body: object) =>
      (await chamar(guardado(), null, 'POST /register', { body: body as never })).status;
    expect(await pedir(tutora())).toBe(200);
    await guardado().db.updateTable('limite').set({ vezes: 60 }).where('chave', 'like', 'cadastro:%').execute();
    expect(await pedir({ tipo_login: 'tutor' })).toBe(422);
    expect(await pedir(tutora())).toBe(429);
  });
});
