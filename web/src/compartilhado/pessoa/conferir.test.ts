import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { conferirCadastro, conferirEdicao } from './conferir';
import { valoresDe } from './valores';

const TUTOR = {
  tipo: 'tutor',
  campos: ['nome', 'cpf', 'data_nascimento', 'telefone', 'email', 'senha', 'confirmasenha'],
} as const;
const EDICAO = {
  tipo: 'tutor',
  campos: ['nome', 'cpf', 'data_nascimento', 'telefone', 'email', 'senha_atual', 'senhaNova', 'confirmasenha'],
} as const;
const ANA = valoresDe({
  nome: 'Ana Lima',
  cpf: '52998224725',
  data_nascimento: '1988-03-14',
  telefone: '15912345678',
  email: 'ana@example.com',
});

beforeAll(() => vi.useFakeTimers({ now: new Date('2026-11-15T15:00:00Z'), toFake: ['Date'] }));
afterAll(() => vi.useRealTimers());

test('um cadastro completo pode seguir', () => {
  expect(conferirCadastro(TUTOR, { ...ANA, senha: 'racao-boa-1', confirmasenha: 'racao-boa-1' })).toEqual({});
});

test('a senha repetida falta desde o começo, não só depois da primeira', () => {
  expect(conferirCadastro(TUTOR, ANA)).toHaveProperty('confirmasenha');
});

test('sem senha, ela não é pedida', () => {
  expect(conferirCadastro(TUTOR, ANA, { semSenha: true })).toEqual({});
});

test('a data digitada vale como data', () => {
  const crianca = { ...ANA, data_nascimento: '16/11/2008' };
  expect(conferirCadastro(TUTOR, crianca, { semSenha: true })).toEqual({
    data_nascimento: 'É preciso ter 18 anos ou mais',
  });
});

test('editar sem mexer no acesso não pede a senha atual', () => {
  expect(conferirEdicao(EDICAO, { ...ANA, nome: 'Ana Souza' }, 'ana@example.com')).toEqual({});
});

test.each([
  { troca: 'o e-mail', mudanca: { email: 'nova@example.com' } },
  { troca: 'a senha', mudanca: { senhaNova: 'racao-boa-1', confirmasenha: 'racao-boa-1' } },
])('trocar $troca pede a senha atual', ({ mudanca }) => {
  const erros = conferirEdicao(EDICAO, { ...ANA, ...mudanca }, 'ana@example.com');
  expect(Object.keys(erros)).toEqual(['senha_atual']);
  expect(conferirEdicao(EDICAO, { ...ANA, ...mudanca, senha_atual: 'antiga' }, 'ana@example.com')).toEqual({});
});

test('o mesmo e-mail com outras maiúsculas não é outro', () => {
  expect(conferirEdicao(EDICAO, { ...ANA, email: 'Ana@Example.com ' }, 'ana@example.com')).toEqual({});
});

test('uma senha nova precisa ser repetida', () => {
  const valores = { ...ANA, senhaNova: 'racao-boa-1', senha_atual: 'antiga' };
  expect(conferirEdicao(EDICAO, valores, 'ana@example.com')).toHaveProperty('confirmasenha');
});
