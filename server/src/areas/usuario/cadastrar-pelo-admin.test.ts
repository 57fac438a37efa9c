import { describe, expect, test } from 'vitest';
import { loja, parceiro, tutora } from '../../test/cadastros';
import { chamar } from '../../test/chamar';
import { criarAdmin } from '../../test/elenco';
import { comPalco } from '../../test/palco';

const palco = comPalco({ limites: false });

const cadastrar = (body: object, quem: Parameters<typeof chamar>[1] = null) =>
  chamar(palco(), quem, 'POST /register', { body: body as never });
const entrar = (email: string, senha: string) => chamar(palco(), null, 'POST /login', { body: { email, senha } });

describe('o cadastro pela equipe', () => {
  test.each(['veterinario', 'criador', 'petwalker', 'interno', 'groomer', 'outros'])(
    'parceiro %s: cadastrado, sem token e convidado; a senha que a equipe escreveu não vale',
    async (perfil) => {
      const dados = parceiro(perfil, { cnpj: '12.ABC.345/01DE-35', cep: '18035000', estado: 'sp' });
      const { status, body } = await cadastrar(dados, await criarAdmin(palco()));
      expect(status).toBe(200);
      expect(body).toMatchObject({
        tipo_usuario: 'prescritor',
        convidado: true,
        usuario: { perfil, cnpj: '12.ABC.345/01DE-35', cep: '18035-000', estado: 'SP', situacao: 'convidada' },
      });
      expect(body).not.toHaveProperty('api_token');
      expect((await entrar(dados.email, dados.senha)).status).toBe(401);
    },
  );

  test('tutor e loja também, com a campanha', async () => {
    const admin = await criarAdmin(palco());
    const doTutor = tutora();
    expect((await cadastrar(doTutor, admin)).body).toMatchObject({ tipo_usuario: 'tutor', convidado: true });
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
    for (const { email, senha } of [doTutor, daLoja]) expect((await entrar(email, senha)).status).toBe(401);
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

  test('a pessoa recebe um convite de 72 horas e cria a sua', async () => {
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
