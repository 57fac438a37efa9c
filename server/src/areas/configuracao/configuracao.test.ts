import { describe, expect, test } from 'vitest';
import { lerConfig } from '../../config/config';
import { abrirDb, abrirPool } from '../../db/conexao';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { AGORA, comPalco } from '../../test/palco';
import { conferenciaDoCaixa } from './ajustes';

const MAPA = 'https://{s}.tiles.example.com/{z}/{x}/{y}.png';
const csp = async (app: { inject(url: string): Promise<{ headers: object }> }) =>
  String(new Map(Object.entries((await app.inject('/api/health')).headers)).get('content-security-policy'));

describe('com TILE_URL', () => {
  const palco = comPalco({ mapa: MAPA });

  test('a tela recebe o endereço dos quadros do mapa', async () => {
    expect((await chamar(palco(), null, 'GET /configuracao-publica', {})).body).toEqual({ mapa: MAPA });
  });

  test('e só deles o navegador aceita imagens de fora', async () => {
    expect(await csp(palco().app)).toContain("img-src 'self' data: blob: https://*.tiles.example.com;");
  });
});

describe('sem TILE_URL', () => {
  const palco = comPalco();

  test('não há quadros, nem imagem de fora', async () => {
    expect((await chamar(palco(), null, 'GET /configuracao-publica', {})).body).toEqual({ mapa: null });
    expect(await csp(palco().app)).toContain("img-src 'self' data: blob:;");
  });
});

describe('a conferência do caixa', () => {
  const palco = comPalco();
  const alterar = (quem: Pessoa, conferencia: 'rigorosa' | 'simples', versao?: number) =>
    chamar(palco(), quem, 'PUT /configuracao', { body: { conferencia, ...(versao && { versao }) } });

  test('a equipe altera, e fica registrado quem e quando', async () => {
    const admin = await criarAdmin(palco());
    const { body } = await chamar(palco(), admin, 'GET /configuracao', {});
    const alterada = await alterar(admin, 'simples', body.versao);
    const deVolta = await alterar(admin, 'rigorosa', alterada.body.versao);
    expect(deVolta.body).toEqual({
      conferencia: 'rigorosa',
      retencao_auditoria: 5,
      nota: 'opcional',
      nota_desde: null,
      formula: 1,
      responsavel_nome: null,
      responsavel_crmv: null,
      responsavel_uf: null,
      versao: alterada.body.versao + 1,
      alterado_por: 'Admin Teste',
      alterado_em: palco().relogio().toISOString(),
    });
    const atrasada = await alterar(admin, 'simples', body.versao);
    expect([atrasada.status, atrasada.body.type]).toEqual([409, 'versao-alterada']);
  });

  test('vale na hora onde foi alterada, e em até um minuto nas outras instâncias', async () => {
    const { db, relogio, irPara } = palco();
    const outroDb = abrirDb(abrirPool(palco().pool.options.connectionString ?? '', 1), palco().config);
    try {
      const aqui = () => conferenciaDoCaixa({ db, relogio });
      const la = () => conferenciaDoCaixa({ db: outroDb, relogio });
      await alterar(await criarAdmin(palco()), 'rigorosa');
      expect([await aqui(), await la()]).toEqual(['rigorosa', 'rigorosa']);
      await alterar(await criarAdmin(palco()), 'simples');
      expect([await aqui(), await la()]).toEqual(['simples', 'rigorosa']);
      irPara(new Date(AGORA.getTime() + 60_000));
      expect(await la()).toBe('simples');
    } finally {
      irPara(AGORA);
      await outroDb.destroy();
    }
  });
});

test('TILE_URL vale com z, x e y, em http ou https', () => {
  expect(lerConfig({ TILE_URL: 'http://mapa.example.com:8080/{z}/{x}/{y}.png' }).mapa).toContain('mapa.example.com');
  expect(lerConfig({ TILE_URL: '' }).mapa).toBeUndefined();
});

test.each([
  'mapa',
  'ftp://mapa.example.com/{z}/{x}/{y}',
  'https://mapa.example.com/{z}/{x}.png',
  "https://mapa.example.com; script-src 'unsafe-inline'/{z}/{x}/{y}",
])('TILE_URL "%s" é recusado com uma frase clara', (TILE_URL) => {
  expect(() => lerConfig({ TILE_URL })).toThrow(
    'TILE_URL precisa ser um endereço http://… ou https://… com {z}, {x} e',
  );
});
