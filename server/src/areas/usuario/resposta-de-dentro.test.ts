import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { loja, parceiro, tutora } from '../../test/cadastros';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarTutor } from '../../test/elenco';
import { comPalco } from '../../test/palco';
import { resumoLeve } from '../../test/resumo-leve';

const palco = comPalco({ limites: false });
const SENHA = 'uma senha de teste';
let senhaHash = '';

beforeAll(async () => {
  senhaHash = await resumoLeve(SENHA);
});

const textoDe = (consulta: unknown): string =>
  typeof consulta === 'string' ? consulta : ((consulta as { text?: string } | null)?.text ?? '');

/** What is asked of the database once the last commit was ordered. */
async function depoisDeConfirmar(fazer: () => Promise<{ status: number }>): Promise<string[]> {
  const ouvido = vi.spyOn(pg.Client.prototype, 'query');
  try {
    expect((await fazer()).status).toBe(200);
    const textos = ouvido.mock.calls.map(([consulta]) => textoDe(consulta).toLowerCase());
    const ultimo = textos.lastIndexOf('commit');
    expect(ultimo).toBeGreaterThan(0);
    return textos.slice(ultimo + 1);
  } finally {
    ouvido.mockRestore();
  }
}

test('quem entra é lido antes de a entrada se confirmar', async () => {
  const { email } = await criarTutor(palco(), { senhaHash });
  const entrar = () => chamar(palco(), null, 'POST /login', { body: { email, senha: SENHA } });
  expect(await depoisDeConfirmar(entrar)).toEqual([]);
});

test('quem se cadastra é lido antes de o cadastro se confirmar', async () => {
  const cadastrar = () => chamar(palco(), null, 'POST /register', { body: tutora() as never });
  expect(await depoisDeConfirmar(cadastrar)).toEqual([]);
});

test.each([
  ['um tutor', tutora],
  ['um parceiro', () => parceiro('criador')],
  ['uma loja', loja],
])('%s que a equipe cadastra também', async (_, dados) => {
  const admin = await criarAdmin(palco());
  const cadastrar = () => chamar(palco(), admin, 'POST /register', { body: dados() as never });
  expect(await depoisDeConfirmar(cadastrar)).toEqual([]);
});
