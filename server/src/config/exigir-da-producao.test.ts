import { describe, expect, test } from 'vitest';
import { PRODUCAO } from '../test/producao';
import { lerConfig } from './config';
import { avisosDaProducao } from './exigir-da-producao';

describe('a produção exige', () => {
  test.each([
    ['DATABASE_URL', 'Em produção, informe DATABASE_URL (ou DATABASE_URL_FILE), ou peça o banco embutido'],
    ['PUBLIC_URL', 'Em produção, informe PUBLIC_URL, o endereço em que as pessoas abrem o produto'],
    ['SMTP_URL', 'Em produção, informe SMTP_URL (ou SMTP_URL_FILE), ou peça e-mails em arquivos'],
    ['MAIL_FROM', 'Em produção, informe MAIL_FROM, o remetente dos e-mails: Indica Bem <nao-responda@…>'],
  ])('%s, e vazia é como se faltasse', (nome, frase) => {
    expect(() => lerConfig({ ...PRODUCAO, [nome]: undefined })).toThrow(frase);
    expect(() => lerConfig({ ...PRODUCAO, [nome]: '' })).toThrow(frase);
  });

  test('todas as faltas de uma vez', () => {
    expect(() => lerConfig({ NODE_ENV: 'production' })).toThrow(/DATABASE_URL[\s\S]+PUBLIC_URL[\s\S]+SMTP_URL/);
  });

  test('banco embutido e e-mails em arquivos, só a pedido', () => {
    const { DATABASE_URL: _, SMTP_URL: __, MAIL_FROM: ___, ...resto } = PRODUCAO;
    expect(lerConfig({ ...resto, DATABASE: 'embedded', MAIL: 'files' })).toMatchObject({
      databaseUrl: undefined,
      smtpUrl: undefined,
    });
  });

  test.each([
    [{ PUBLIC_URL: 'http://indicabem.example.com' }, 'Em produção, PUBLIC_URL precisa ser https://…'],
    [{ SOCIAL_URL: 'http://localhost:1' }, 'SOCIAL_URL é só para testes'],
    [{ METRICS_TOKEN: '' }, 'METRICS_TOKEN veio vazia: informe um valor ou retire a variável'],
  ])('%j: "%s"', (env, frase) => {
    expect(() => lerConfig({ ...PRODUCAO, ...env })).toThrow(frase);
  });

  test('limites desligados são ditos na partida; fora da produção, e ligados, não', () => {
    const ditos = (env: NodeJS.ProcessEnv) => avisosDaProducao(lerConfig(env), new Date('2026-01-01')).join();
    expect(ditos({ ...PRODUCAO, RATE_LIMIT: 'off' })).toContain('RATE_LIMIT=off é só para medições');
    expect(ditos(PRODUCAO)).not.toContain('RATE_LIMIT');
    expect(ditos({ RATE_LIMIT: 'off' })).toBe('');
  });

  test('para experimentar na própria máquina, http serve', () => {
    expect(lerConfig({ ...PRODUCAO, PUBLIC_URL: 'http://localhost:8080/' }).urlPublica).toBe('http://localhost:8080');
  });

  test('quem migra pode ter o seu endereço; de um comando, ele basta', () => {
    const { NODE_ENV, DATABASE_URL: dono } = PRODUCAO;
    expect(lerConfig({ ...PRODUCAO, DATABASE_MIGRATION_URL: dono }).databaseMigrationUrl).toBe(dono);
    expect(lerConfig({ NODE_ENV, DATABASE_MIGRATION_URL: dono }, 'comando').databaseMigrationUrl).toBe(dono);
    expect(() => lerConfig({ DATABASE_MIGRATION_URL: dono })).toThrow('informe também DATABASE_URL');
    expect(() => lerConfig({ DATABASE: 'embedded', DATABASE_MIGRATION_URL: dono }, 'comando')).toThrow(
      'se contradizem',
    );
    expect(() => lerConfig({ DATABASE_MIGRATION_URL: 'http://x' }, 'comando')).toThrow(
      'DATABASE_MIGRATION_URL precisa ser',
    );
  });

  test('de um comando, só o banco', () => {
    const { NODE_ENV, DATABASE_URL } = PRODUCAO;
    expect(lerConfig({ NODE_ENV, DATABASE_URL }, 'comando').databaseUrl).toBe(DATABASE_URL);
    expect(() => lerConfig({ NODE_ENV }, 'comando')).toThrow('informe DATABASE_URL');
  });
});
