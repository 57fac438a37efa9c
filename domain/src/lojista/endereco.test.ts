import { expect, test } from 'vitest';
import { enderecoDoSite, formatarDistancia, linhasDoEndereco, rotaAte } from './endereco';

const loja = {
  logradouro: 'Rua Exemplo',
  numero: '120',
  complemento: null,
  bairro: 'Centro',
  cidade: 'Sorocaba',
  estado: 'SP',
  cep: '18010-001',
  latitude: -23.5013,
  longitude: -47.4581,
};

test('o endereço completo tem três linhas', () => {
  expect(linhasDoEndereco(loja)).toEqual(['Rua Exemplo, 120', 'Centro · Sorocaba/SP', 'CEP 18010-001']);
  expect(linhasDoEndereco({ ...loja, complemento: 'Loja 2' })[0]).toBe('Rua Exemplo, 120, Loja 2');
});

test('o que falta no endereço não deixa sinais soltos', () => {
  const soCidade = { ...loja, logradouro: null, numero: null, bairro: '', estado: null, cep: null };
  expect(linhasDoEndereco(soCidade)).toEqual(['Sorocaba']);
});

test('a rota vai até as coordenadas da loja, quando ela as tem', () => {
  expect(rotaAte(loja)).toBe('https://www.google.com/maps/dir/?api=1&destination=-23.5013,-47.4581');
  expect(rotaAte({ ...loja, latitude: null })).toBeNull();
  expect(rotaAte({ ...loja, latitude: 0, longitude: 0 })).toBeNull();
});

test.each([
  ['https://loja.example.com', 'https://loja.example.com'],
  ['http://loja.example.com/cupom?x=1', 'http://loja.example.com/cupom?x=1'],
  ['www.loja.example.com', 'https://www.loja.example.com'],
  [' loja.example.com ', 'https://loja.example.com'],
  ['javascript:alert(1)', null],
  ['mailto:loja@example.com', null],
  ['não tem', null],
  ['', null],
  [null, null],
])('o site %j abre em %j', (site, endereco) => {
  expect(enderecoDoSite(site)).toBe(endereco);
});

test.each([
  [0, '0 m'],
  [0.084, '80 m'],
  [0.85, '850 m'],
  [0.999, '1 km'],
  [2.345, '2,3 km'],
  [9.94, '9,9 km'],
  [9.97, '10 km'],
  [14.4, '14 km'],
])('%d km se lê %s', (km, texto) => {
  expect(formatarDistancia(km)).toBe(texto);
});
