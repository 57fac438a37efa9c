import { describe, expect, test } from 'vitest';
import { tutora } from '../../test/cadastros';
import { chamar } from '../../test/chamar';
import { criarTutor } from '../../test/elenco';
import { comPalco } from '../../test/palco';
import { resumoLeve } from '../../test/resumo-leve';

const palco = comPalco();
let serie = 0;
const cadastrarDe = (remoteAddress: string, payload: object) =>
  palco().app.inject({ method: 'POST', url: '/api/register', remoteAddress, payload });

describe('senhas que todo mundo usa', () => {
  test.each(['12345678', 'password', 'Senha@123', 'IndicaBem2026', 'anasouza', 'Souza1990'])(
    'ninguém se cadastra com "%s"',
    async (senha) => {
      const resposta = await cadastrarDe(`10.20.0.${++serie}`, tutora({ senha }));
      expect([resposta.statusCode, Object.keys(resposta.json().campos)]).toEqual([422, ['senha']]);
    },
  );

  test('nem troca para uma delas no perfil, nem pelo link do e-mail, que continua servindo', async () => {
    const senhaHash = await resumoLeve('a senha de antes');
    const dona = await criarTutor(palco(), { senhaHash });
    const perfil = tutora({ email: dona.email, nome: 'Tereza Prado' });
    const trocar = (senhaNova: string) =>
      chamar(palco(), dona, 'PUT /tutor/:id', {
        params: { id: dona.id },
        body: { ...perfil, senha_atual: 'a senha de antes', senhaNova, confirmasenha: senhaNova },
      });
    expect((await trocar('flamengo10')).body.campos).toEqual({
      senhaNova: 'Esta senha é muito usada e fácil de adivinhar. Escolha outra',
    });
    await chamar(palco(), null, 'GET /forgot-password', { query: { email: dona.email } });
    await palco().trabalhar();
    const hash = /recuperar\/([\w-]+)/.exec(palco().emails.at(-1)?.texto ?? '')?.[1] ?? '';
    const redefinir = (senha: string) => chamar(palco(), null, 'POST /redefinir-senha', { body: { hash, senha } });
    expect((await redefinir(dona.email)).body.campos).toEqual({
      senha: 'Não use seu nome ou e-mail como senha. Escolha outra',
    });
    expect((await redefinir('tigela cheia 42')).status).toBe(200);
  });
});

describe('o cadastro diz o que já existe, poucas vezes', () => {
  test('de um endereço, dez por hora; depois 429, e de outro endereço as pessoas seguem se cadastrando', async () => {
    const existente = tutora();
    expect((await cadastrarDe('10.21.0.1', existente)).statusCode).toBe(200);
    const tentar = (remoteAddress: string) =>
      cadastrarDe(remoteAddress, tutora({ email: existente.email })).then((r) => r.statusCode);
    for (let n = 0; n < 10; n++) expect(await tentar('10.21.0.2')).toBe(409);
    expect(await tentar('10.21.0.2')).toBe(429);
    expect((await cadastrarDe('10.21.0.3', tutora())).statusCode).toBe(200);
    palco().irPara(new Date(palco().relogio().getTime() + 3_601_000));
    expect(await tentar('10.21.0.2')).toBe(409);
  });

  test('de um CPF, cinco por hora, de onde for; também enviados de uma vez', async () => {
    const existente = tutora();
    await cadastrarDe('10.22.0.1', existente);
    const respostas = await Promise.all(
      Array.from({ length: 12 }, (_, n) => cadastrarDe(`10.22.1.${n}`, tutora({ cpf: existente.cpf }))),
    );
    const status = respostas.map(({ statusCode }) => statusCode).sort();
    expect(status).toEqual([...Array(5).fill(409), ...Array(7).fill(429)]);
  });

  test('pelo perfil também: quem troca o próprio CPF não descobre o de muita gente', async () => {
    const [dona, outra] = [await criarTutor(palco()), tutora()];
    await cadastrarDe('10.23.0.1', outra);
    const status = [];
    for (let n = 0; n < 6; n++) {
      const body = tutora({ email: dona.email, cpf: outra.cpf });
      status.push((await chamar(palco(), dona, 'PUT /tutor/:id', { params: { id: dona.id }, body })).status);
    }
    expect(status).toEqual([409, 409, 409, 409, 409, 429]);
  });
});

describe('nomes', () => {
  test.each([
    ['quebra de linha', 'Ana\nBcc: todos@example.com'],
    ['da direita para a esquerda', 'Ana \u202Egpj.exe'],
  ])('com %s são recusados no campo', async (_, nome) => {
    const resposta = await cadastrarDe('10.24.0.1', tutora({ nome }));
    expect([resposta.statusCode, resposta.json().campos]).toEqual([
      422,
      { nome: 'Há um caractere invisível neste texto. Apague e digite de novo' },
    ]);
  });

  test('de um pet e o título de um evento também', async () => {
    const tutor = await criarTutor(palco());
    const body = {
      nome: 'Rex\u2066',
      tipo: 'cao',
      porte: 'M',
      raca: 'Vira-lata',
      data_nascimento: '2020-01-01',
      peso: 8,
    };
    const pet = await chamar(palco(), tutor, 'POST /pet', { body: body as never });
    expect(pet.body.campos?.nome).toMatch(/invisível/);
  });
});
