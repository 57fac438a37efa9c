import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Cadeiras } from './cadeiras';

beforeEach(() => localStorage.removeItem('cadeiras-vistas'));
afterEach(() => {
  cleanup();
  localStorage.removeItem('cadeiras-vistas');
});

const visitar = (quantas: number) => {
  const { container, unmount } = render(<Cadeiras quantas={quantas} />);
  const lido = container.textContent;
  unmount();
  return lido;
};

test('a cadeira completada desde a última visita é dita uma vez; a primeira visita não comemora nada', () => {
  expect(visitar(2)).toBe('2 cadeiras de rodas garantidas');
  expect(visitar(3)).toBe('Mais uma cadeira de rodas completa! Já são 3.');
  expect(visitar(3)).toBe('3 cadeiras de rodas garantidas');
  expect(visitar(5)).toBe('Mais 2 cadeiras de rodas completas! Já são 5.');
  // A purchase was undone.
  expect(visitar(4)).toBe('4 cadeiras de rodas garantidas');
});

test('a primeira de todas', () => {
  expect(visitar(0)).toBe('A primeira cadeira de rodas está a caminho');
  expect(visitar(1)).toBe('Mais uma cadeira de rodas completa! É a primeira.');
});

test('completada com a página aberta, é dita ali', () => {
  const { container, rerender } = render(<Cadeiras quantas={1} />);
  rerender(<Cadeiras quantas={1} />);
  expect(container.textContent).toBe('1 cadeira de rodas garantida');
  cleanup();
  const aberta = render(<Cadeiras quantas={1} />);
  aberta.rerender(<Cadeiras quantas={2} />);
  expect(aberta.container.textContent).toBe('Mais uma cadeira de rodas completa! Já são 2.');
});

test('o que outra versão guardou não derruba a página', () => {
  localStorage.setItem('cadeiras-vistas', 'x');
  expect(visitar(2)).toBe('2 cadeiras de rodas garantidas');
});
