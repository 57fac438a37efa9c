import { describe, expect, test } from 'vitest';
import { lerConfig } from './config';

describe('a configuração', () => {
  test('sem nada, vale o padrão', () => {
    expect(lerConfig({})).toMatchObject({
      porta: 3000,
      producao: false,
      demo: true,
      limites: true,
      databaseUrl: undefined,
    });
  });

  test('em produção não há demonstração', () => {
    expect(lerConfig({ NODE_ENV: 'production', DEMO: 'auto' })).toMatchObject({ producao: true, demo: false });
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT precisa ser um número'],
    [{ PORT: '70000' }, 'PORT precisa ficar entre 0 e 65535'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL precisa ser um endereço postgres://… ou postgresql://…'],
    [{ PUBLIC_URL: 'exemplo' }, 'PUBLIC_URL precisa ser um endereço http://… ou https://…'],
    [{ DEMO: 'sim' }, 'DEMO aceita apenas: auto, off'],
    [{ ADMIN_EMAIL: 'a@example.com' }, 'ADMIN_EMAIL e ADMIN_PASSWORD andam juntos: informe os dois ou nenhum'],
    [{ ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'curta' }, 'ADMIN_PASSWORD precisa ter ao menos 12 caracteres'],
  ])('%j: "%s"', (env, frase) => {
    expect(() => lerConfig(env)).toThrow(frase);
  });
});
