import { verImagem } from '@indica-bem/domain/capa/chamadas';
import { irAoProvedor } from '@indica-bem/domain/conta/chamadas';
import { consultarCupom, listarCuponsDoLojista } from '@indica-bem/domain/cupom/chamadas';
import { expect, test } from 'vitest';
import { enderecoDaApi } from './endereco-da-api';

test('o endereço vem do nome da chamada, com cada parte no seu lugar', () => {
  expect(enderecoDaApi(irAoProvedor, { params: { provedor: 'google' } })).toBe('/api/social/google');
  expect(enderecoDaApi(consultarCupom, { params: { codigo: 'a/b?c' } })).toBe('/api/coupon/a%2Fb%3Fc/prescrition');
  expect(enderecoDaApi(verImagem, { params: { hash: '' } })).toBe('/api/imagem/');
});

test('da busca vai só o que foi preenchido', () => {
  const query = { de: '2026-01-01', ate: undefined };
  expect(enderecoDaApi(listarCuponsDoLojista, { params: { id: 7 }, query })).toBe(
    '/api/shopkeeper/7/coupons?de=2026-01-01',
  );
});

test('um parâmetro que a chamada não tem não compila', () => {
  // @ts-expect-error the path says :provedor
  expect(enderecoDaApi(irAoProvedor, { params: { id: 'google' } })).toBe('/api/social/');
  // @ts-expect-error no call has this name
  expect(enderecoDaApi('GET /social/google')).toBe('/api/social/google');
});

const fontes = Object.entries(
  import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
).filter(([caminho]) => !/\.test\.tsx?$|^\.\.\/test\//.test(caminho));

test('nenhum outro arquivo escreve um endereço da API', () => {
  const escritos = fontes.filter(([, texto]) => /['"`](?:(?:GET|POST|PUT|DELETE) \/|\/api\b)/.test(texto));
  expect(escritos.map(([caminho]) => caminho)).toEqual(['./endereco-da-api.ts']);
});
