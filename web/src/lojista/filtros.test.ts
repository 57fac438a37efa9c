import { expect, test } from 'vitest';
import { escreverFiltros, type Filtros, lerFiltros } from './filtros';

const ler = (texto: string) => lerFiltros(new URLSearchParams(texto));

test('sem nada no endereço: lojas físicas, de qualquer lugar', () => {
  expect(ler('')).toEqual({ tipo: 'loja_fisica', lugar: null, busca: '' });
});

test('o que o endereço diz vale; o que não se entende é ignorado', () => {
  expect(ler('tipo=loja_online&perto=votorantim&busca=+pet+')).toEqual({
    tipo: 'loja_online',
    lugar: 'Votorantim',
    busca: 'pet',
  });
  expect(ler('perto=aqui').lugar).toBe('aqui');
  expect(ler('perto=18047').lugar).toBe('18047');
  expect(['perto=01310', 'perto=18047001', 'perto=1804'].map((texto) => ler(texto).lugar)).toEqual([null, null, null]);
  expect(ler('tipo=x&perto=marte')).toEqual({ tipo: 'loja_fisica', lugar: null, busca: '' });
});

test('escrever e ler de novo dá os mesmos filtros', () => {
  const filtros: Filtros = { tipo: 'loja_online', lugar: 'Sorocaba', busca: 'São José' };
  expect(lerFiltros(escreverFiltros(filtros))).toEqual(filtros);
});

test('o usual não suja o endereço', () => {
  expect(escreverFiltros({ tipo: 'loja_fisica', lugar: null, busca: ' ' }).toString()).toBe('');
});
