import { describe, expect, test } from 'vitest';
import { chamar } from '../test/chamar';
import { cnpjDe, cpfDe } from '../test/documentos';
import { criarAdmin, criarTutor } from '../test/elenco';
import { comPalco } from '../test/palco';

const palco = comPalco({ limites: false });

let serie = 0;
const tutora = (dados: object = {}) => {
  const n = ++serie;
  return {
    tipo_login: 'tutor' as const,
    nome: 'Ana Souza',
    cpf: cpfDe(n),
    email: `ana${n}@example.com`,
    telefone: '(15) 99876-5432',
    senha: 'uma senha boa',
    data_nascimento: '1990-05-20',
    ...dados,
  };
};
const parceiro = (perfil: string, dados: object = {}) => ({
  ...tutora(),
  tipo_login: 'prescritor' as const,
  perfil: perfil as 'criador',
  nome_fantasia: 'Clínica Boa',
  crmv: 'CRMV-SP 123',
  ...dados,
});
const loja = (dados: object = {}) => ({
  ...tutora(),
  tipo_login: 'lojista' as const,
  tipo: 'loja_fisica',
  cnpj: cnpjDe(++serie),
  razao_social: 'Loja Boa Ltda',
  nome_fantasia: 'Loja Boa',
  celular: '(15) 99876-5432',
  site: 'loja.example.com',
  cep: '18035-000',
  logradouro: 'Rua das Flores',
  numero: '10',
  bairro: 'Centro',
  cidade: 'sorocaba',
  estado: 'sp',
  ...dados,
});
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
    expect([tudo.status, tudo.body]).toEqual([409, { email: 'E-mail já cadastrado', cpf: 'CPF já cadastrado' }]);
    expect(tudo.headers['content-type']).toBe('application/json; charset=utf-8');
    const soCpf = await cadastrar(tutora({ cpf: primeira.cpf }));
    expect(soCpf.body).toEqual({ cpf: 'CPF já cadastrado' });
    const soEmail = await cadastrar(tutora({ email: primeira.email.toUpperCase() }));
    expect(soEmail.body).toEqual({ email: 'E-mail já cadastrado' });
  });

  test('de seis cadastros simultâneos com o mesmo e-mail e CPF, um entra e cinco dizem o que se repete', async () => {
    const dados = tutora();
    const respostas = await Promise.all(Array.from({ length: 6 }, () => cadastrar(dados)));
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    for (const { status, body } of respostas) {
      if (status === 409) expect(body).toEqual({ email: 'E-mail já cadastrado', cpf: 'CPF já cadastrado' });
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

describe('o cadastro pela equipe', () => {
  test.each(['veterinario', 'criador', 'petwalker', 'interno', 'groomer', 'outros'])(
    'parceiro %s: cadastrado, sem token, e entra com a senha',
    async (perfil) => {
      const dados = parceiro(perfil, { cnpj: '12.ABC.345/01DE-35', cep: '18035000', estado: 'sp' });
      const { status, body } = await cadastrar(dados, await criarAdmin(palco()));
      expect(status).toBe(200);
      expect(body).toMatchObject({
        tipo_usuario: 'prescritor',
        convidado: false,
        usuario: { perfil, cnpj: '12.ABC.345/01DE-35', cep: '18035-000', estado: 'SP', situacao: 'ativa' },
      });
      expect(body).not.toHaveProperty('api_token');
      expect((await entrar(dados.email, dados.senha)).body).toMatchObject({ tipo_usuario: 'prescritor' });
    },
  );

  test('tutor e loja também, com a campanha', async () => {
    const admin = await criarAdmin(palco());
    const doTutor = tutora();
    expect((await cadastrar(doTutor, admin)).body).toMatchObject({ tipo_usuario: 'tutor', convidado: false });
    const campanha = await palco()
      .db.insertInto('campanha')
      .values({ descritivo: 'Verão', desconto: 15, data_validade: '2026-12-31' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const daLoja = loja({ id_campanha: campanha.id });
    const { body } = await cadastrar(daLoja, admin);
    expect(body).toMatchObject({
      tipo_usuario: 'lojista',
      usuario: {
        cidade: 'Sorocaba',
        estado: 'SP',
        site: 'https://loja.example.com',
        id_campanha: campanha.id,
        desconto: 15,
      },
    });
    for (const { email, senha } of [doTutor, daLoja]) expect((await entrar(email, senha)).status).toBe(200);
  });

  test('sem coordenadas, a loja física fica no centro do município, e isso é dito', async () => {
    const admin = await criarAdmin(palco());
    const { body } = await cadastrar(loja({ latitude: '0', longitude: '0' }), admin);
    const { usuario } = body as unknown as { usuario: { latitude: number; longitude: number } };
    expect(usuario).toMatchObject({ coordenadas_aproximadas: true });
    expect(usuario.latitude).toBeCloseTo(-23.5, 0);
    expect(usuario.longitude).toBeCloseTo(-47.5, 0);
    const exata = await cadastrar(loja({ latitude: -23.51, longitude: '-47,46' }), admin);
    expect(exata.body).toMatchObject({
      usuario: { latitude: -23.51, longitude: -47.46, coordenadas_aproximadas: false },
    });
    const online = await cadastrar(loja({ tipo: 'loja_online', cidade: 'Manaus', estado: 'AM' }), admin);
    expect(online.body).toMatchObject({ usuario: { latitude: null, coordenadas_aproximadas: false } });
  });

  test('o que não confere: cidade fora do programa, perfil em branco, campanha que não existe, CNPJ repetido', async () => {
    const admin = await criarAdmin(palco());
    expect((await cadastrar(loja({ cidade: 'Itu' }), admin)).body.campos).toEqual({
      cidade: 'Lojas físicas precisam ficar em Sorocaba ou Votorantim (SP)',
    });
    expect((await cadastrar(parceiro('criador', { perfil: null }), admin)).body.campos).toEqual({
      perfil: 'Escolha o perfil',
    });
    expect((await cadastrar(loja({ id_campanha: 999_999 }), admin)).body.campos).toEqual({
      id_campanha: 'Campanha não encontrada',
    });
    const primeira = loja();
    await cadastrar(primeira, admin);
    const repetida = await cadastrar(loja({ cnpj: primeira.cnpj }), admin);
    expect([repetida.status, repetida.body]).toEqual([409, { cnpj: 'CNPJ já cadastrado' }]);
  });

  test('sem senha, a pessoa recebe um convite de 72 horas e cria a sua', async () => {
    const dados = { ...parceiro('groomer'), senha: '' };
    const { body } = await cadastrar(dados, await criarAdmin(palco()));
    expect(body).toMatchObject({ convidado: true, usuario: { situacao: 'convidada' } });
    await palco().trabalhar();
    const convite = palco().emails.find(({ para }) => para === dados.email);
    const hash = /\/web\/recuperar\/([\w-]+)/.exec(convite?.texto ?? '')?.[1] ?? '';
    expect(convite?.texto).toContain('Olá, Ana!');
    const { status } = await chamar(palco(), null, 'POST /redefinir-senha', {
      body: { hash, senha: 'minha primeira' },
    });
    expect(status).toBe(200);
    expect((await entrar(dados.email, 'minha primeira')).status).toBe(200);
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
