import { describe, expect, test } from 'vitest';
import { tutora } from '../../test/cadastros';
import type { Pessoa } from '../../test/elenco';
import { comPalco } from '../../test/palco';

const palco = comPalco();
const NOVA = 'tigela cheia 42';
type Dados = ReturnType<typeof tutora>;

const cadastrarDe = async (remoteAddress: string, payload: object) =>
  (await palco().app.inject({ method: 'POST', url: '/api/register', remoteAddress, payload })).statusCode;

async function entrarComo(remoteAddress: string, dados: Dados): Promise<Pessoa> {
  const resposta = await palco().app.inject({ method: 'POST', url: '/api/register', remoteAddress, payload: dados });
  const { api_token: token, usuario } = resposta.json();
  return { id: usuario.id_tutor, papel: 'tutor', token, email: dados.email };
}

const salvarDe = async (remoteAddress: string, { id, token }: Pessoa, payload: object) =>
  (
    await palco().app.inject({
      method: 'PUT',
      url: `/api/tutor/${id}`,
      headers: { api_token: token },
      remoteAddress,
      payload,
    })
  ).statusCode;

describe('quem tem razão não é recusado (spec 12.11)', () => {
  test('cinco cadastros com o CPF da vítima não a impedem de salvar o seu perfil nem de trocar a senha ou o e-mail', async () => {
    const dela = tutora();
    const vitima = await entrarComo('10.30.0.1', dela);
    for (let n = 0; n < 6; n++)
      expect(await cadastrarDe(`10.30.1.${n}`, tutora({ cpf: dela.cpf }))).toBe(n < 5 ? 409 : 429);
    expect(await salvarDe('10.30.0.1', vitima, { ...dela, nome: 'Ana Prado' })).toBe(200);
    const outroEmail = { ...dela, email: tutora().email, senha_atual: dela.senha };
    expect(await salvarDe('10.30.0.1', vitima, outroEmail)).toBe(200);
    const senhas = { ...outroEmail, senhaNova: NOVA, confirmasenha: NOVA };
    expect(await salvarDe('10.30.0.1', vitima, senhas)).toBe(200);
  });

  test('um CPF só conta o que se disse dele: o e-mail repetido de outra pessoa não impede a dona de se cadastrar', async () => {
    const existente = tutora();
    expect(await cadastrarDe('10.31.0.1', existente)).toBe(200);
    const honesta = tutora();
    for (let n = 0; n < 6; n++)
      expect(await cadastrarDe(`10.31.1.${n}`, { ...honesta, email: existente.email })).toBe(409);
    expect(await cadastrarDe('10.31.0.2', honesta)).toBe(200);
  });

  test('dez repetidos de um endereço não impedem quem está atrás dele de salvar nem de trocar o próprio e-mail', async () => {
    const dela = tutora();
    const vizinha = await entrarComo('10.32.0.1', dela);
    const existente = tutora();
    await cadastrarDe('10.32.0.2', existente);
    for (let n = 0; n < 11; n++)
      expect(await cadastrarDe('10.32.0.1', tutora({ email: existente.email }))).toBe(n < 10 ? 409 : 429);
    expect(await salvarDe('10.32.0.1', vizinha, dela)).toBe(200);
    const outroEmail = { ...dela, email: tutora().email, senha_atual: dela.senha };
    expect(await salvarDe('10.32.0.1', vizinha, outroEmail)).toBe(200);
  });
});

describe('e ninguém descobre mais por isso', () => {
  test('uma conta pergunta por cinco CPFs numa hora, de onde for', async () => {
    const dela = tutora();
    const curiosa = await entrarComo('10.33.0.1', dela);
    for (let n = 0; n < 6; n++) {
      const alheia = tutora();
      await cadastrarDe(`10.33.1.${n}`, alheia);
      expect(await salvarDe(`10.33.2.${n}`, curiosa, { ...dela, cpf: alheia.cpf })).toBe(n < 5 ? 409 : 429);
    }
    expect(await salvarDe('10.33.0.1', curiosa, dela)).toBe(200);
  });

  test('muitas contas de um endereço perguntam dez vezes numa hora, todas juntas', async () => {
    const status: number[] = [];
    for (let n = 0; n < 3; n++) {
      const dela = tutora();
      const curiosa = await entrarComo(`10.34.0.${n}`, dela);
      for (let vez = 0; vez < 4; vez++) {
        const alheia = tutora();
        await cadastrarDe(`10.34.${n + 1}.${vez}`, alheia);
        status.push(await salvarDe('10.34.9.1', curiosa, { ...dela, cpf: alheia.cpf }));
      }
    }
    expect(status).toEqual([...Array(10).fill(409), 429, 429]);
  });
});
