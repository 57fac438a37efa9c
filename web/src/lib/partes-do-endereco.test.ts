import { expect, test } from 'vitest';
import { marcado, noEndereco, texto, umDe } from './partes-do-endereco';

type Filtros = { busca: string; tipo: 'fisica' | 'online'; cor: 'verde' | null; so: boolean };
const { ler, escrever } = noEndereco<Filtros>({
  busca: texto('busca'),
  tipo: umDe('tipo', ['fisica', 'online'], 'fisica'),
  cor: umDe('c', ['verde'], null, (cor) => cor.toUpperCase()),
  so: marcado('so', 'vigentes'),
});
const lido = (endereco: string) => ler(new URLSearchParams(endereco));
const USUAL: Filtros = { busca: '', tipo: 'fisica', cor: null, so: false };

test('o usual não se escreve, e um endereço sem nada é o usual', () => {
  expect(escrever(USUAL).toString()).toBe('');
  expect(escrever({ ...USUAL, busca: '  ' }).toString()).toBe('');
  expect(lido('')).toEqual(USUAL);
});

test('o que foi escrito se lê igual, com o nome que tem no endereço', () => {
  const filtros: Filtros = { busca: 'ração & cia', tipo: 'online', cor: 'verde', so: true };
  expect(escrever(filtros).toString()).toBe('busca=ra%C3%A7%C3%A3o+%26+cia&tipo=online&c=VERDE&so=vigentes');
  expect(ler(escrever(filtros))).toEqual(filtros);
});

test('o que não é nenhuma das opções vale como o usual', () => {
  expect(lido('tipo=feira&c=verde&so=1&busca=%20x%20')).toEqual({ ...USUAL, busca: 'x' });
});
