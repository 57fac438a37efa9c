import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { cnpjDe, cpfDe } from '../../test/documentos';
import { criarAdmin, criarLojista, criarPrescritor, type Pessoa } from '../../test/elenco';
import { comPalco } from '../../test/palco';
import { resumoLeve } from '../../test/resumo-leve';

const palco = comPalco({ limites: false });
const SENHA = 'a senha de hoje';
let senhaHash = '';
let serie = 1500;

beforeAll(async () => {
  senhaHash = await resumoLeve(SENHA);
});

const entrar = async (email: string, senha: string) =>
  (await chamar(palco(), null, 'POST /login', { body: { email, senha } })).status;

describe('o parceiro', () => {
  const dados = ({ email }: Pessoa, mais: object = {}) => ({
    email,
    nome: 'Dra. Lia',
    nome_fantasia: 'Clínica da Lia',
    crmv: 'CRMV-SP 9',
    telefone: '15998765432',
    ...mais,
  });
  const alterarParceiro = (quem: Pessoa, body: object, id = quem.id) =>
    chamar(palco(), quem, 'PUT /prescriber/:id', { params: { id }, body: body as never });

  test('altera o seu, menos o perfil', async () => {
    const vet = await criarPrescritor(palco(), { senhaHash });
    const { status, body } = await alterarParceiro(
      vet,
      dados(vet, { perfil: 'interno', cidade: 'Itu', cep: '13300-000' }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ perfil: 'veterinario', nome_fantasia: 'Clínica da Lia', cep: '13300-000' });
    const semCrmv = await alterarParceiro(vet, dados(vet, { crmv: '' }));
    expect(semCrmv.body.campos).toEqual({ crmv: 'Preencha este campo' });
  });

  test('a equipe altera também o perfil, e o que ele exige', async () => {
    const admin = await criarAdmin(palco());
    const vet = await criarPrescritor(palco());
    const semCpf = await alterarParceiro(admin, dados(vet, { perfil: 'groomer' }), vet.id);
    expect(semCpf.body.campos).toEqual({ cpf: 'Preencha este campo' });
    const { body } = await alterarParceiro(admin, dados(vet, { perfil: 'groomer', cpf: cpfDe(++serie) }), vet.id);
    expect(body.perfil).toBe('groomer');
  });
});

describe('a loja', () => {
  const dados = ({ email }: Pessoa, mais: object = {}) => ({
    email,
    tipo: 'loja_fisica',
    cnpj: cnpjDe(++serie),
    razao_social: 'Loja Nova Ltda',
    nome_fantasia: 'Loja Nova',
    telefone: '1532321010',
    celular: '15998765432',
    site: 'https://loja.example.com',
    cep: '18110-000',
    logradouro: 'Rua A',
    numero: '1',
    bairro: 'Centro',
    cidade: 'Votorantim',
    estado: 'SP',
    ...mais,
  });
  const alterarLoja = (quem: Pessoa, body: object, id = quem.id) =>
    chamar(palco(), quem, 'PUT /shopkeeper/:id', { params: { id }, body: body as never });

  test('altera o seu, menos campanha, tipo e CNPJ', async () => {
    const cnpj = cnpjDe(++serie);
    const loja = await criarLojista(palco(), { cnpj }, { senhaHash });
    const { status, body } = await alterarLoja(loja, dados(loja, { tipo: 'loja_online', id_campanha: 999_999 }));
    expect(status).toBe(200);
    expect(body).toMatchObject({ tipo: 'loja_fisica', nome_fantasia: 'Loja Nova', id_campanha: null });
    expect(body.cnpj.replace(/\D/g, '')).toBe(cnpj);
  });

  test('a equipe altera tudo, menos a senha', async () => {
    const admin = await criarAdmin(palco());
    const loja = await criarLojista(palco(), {}, { senhaHash });
    const novo = dados(loja, { tipo: 'loja_online', email: `nova-${loja.email}`, senhaNova: 'tomada pela equipe' });
    const { status, body } = await alterarLoja(admin, novo, loja.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ tipo: 'loja_online', email: `nova-${loja.email}` });
    expect(await entrar(`nova-${loja.email}`, SENHA)).toBe(200);
    expect(await entrar(`nova-${loja.email}`, 'tomada pela equipe')).toBe(401);
  });

  test('coordenadas aproximadas seguem a cidade até alguém informar as exatas', async () => {
    const admin = await criarAdmin(palco());
    const loja = await criarLojista(palco());
    const semLugar = await alterarLoja(admin, dados(loja, { cidade: 'Sorocaba' }), loja.id);
    expect(semLugar.body.coordenadas_aproximadas).toBe(true);
    const { latitude, longitude } = semLugar.body;
    const mudou = await alterarLoja(admin, dados(loja, { cidade: 'Votorantim', latitude, longitude }), loja.id);
    expect(mudou.body.coordenadas_aproximadas).toBe(true);
    expect(mudou.body.latitude).not.toBe(latitude);
    const exata = await alterarLoja(admin, dados(loja, { latitude: -23.54, longitude: -47.43 }), loja.id);
    expect(exata.body).toMatchObject({ latitude: -23.54, longitude: -47.43, coordenadas_aproximadas: false });
  });

  test('o CNPJ de outra loja é 409', async () => {
    const admin = await criarAdmin(palco());
    const cnpj = cnpjDe(++serie);
    await criarLojista(palco(), { cnpj });
    const loja = await criarLojista(palco());
    const { status, body } = await alterarLoja(admin, dados(loja, { cnpj }), loja.id);
    expect([status, body]).toEqual([409, { cnpj: 'CNPJ já cadastrado' }]);
  });
});
