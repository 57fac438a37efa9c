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
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_ID e GOOGLE_CLIENT_SECRET andam juntos: informe os dois ou nenhum'],
    [{ NODE_ENV: 'production', SOCIAL_URL: 'http://localhost:1' }, 'SOCIAL_URL é só para testes'],
    [{ ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'curta' }, 'ADMIN_PASSWORD precisa ter ao menos 12 caracteres'],
  ])('%j: "%s"', (env, frase) => {
    expect(() => lerConfig(env)).toThrow(frase);
  });

  test('o acesso social existe para os provedores configurados, nos endereços deles', () => {
    expect(lerConfig({}).social).toEqual({});
    const env = { FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: 'segredo' };
    expect(lerConfig(env).social).toMatchObject({
      facebook: { cliente: 'id', segredo: 'segredo', emissor: 'https://www.facebook.com' },
    });
    expect(lerConfig({ ...env, SOCIAL_URL: 'http://localhost:9/' }).social.facebook?.token).toBe(
      'http://localhost:9/facebook/token',
    );
  });
});
