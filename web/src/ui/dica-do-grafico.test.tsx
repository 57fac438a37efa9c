import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ComDicas } from './dica-do-grafico';

afterEach(cleanup);

const PONTOS = ['Janeiro', 'Fevereiro', 'Março'].map((titulo, i) => ({
  titulo,
  linhas: [{ nome: 'Compras', valor: String(10 * (i + 1)) }],
  centro: (i + 0.5) * (100 / 3),
}));
const alvo = () => screen.getByRole('slider');
const dica = () => alvo().parentElement?.querySelector('strong')?.textContent ?? null;

beforeEach(() => {
  render(
    <ComDicas rotulo="Compras por mês" pontos={PONTOS}>
      <svg role="img" aria-label="Gráfico" />
    </ComDicas>,
  );
  alvo().getBoundingClientRect = () => ({ left: 0, width: 300 }) as DOMRect;
});

test('o teclado chega ao último ponto, anda pelas setas e não passa das pontas', () => {
  expect(dica()).toBeNull();
  fireEvent.focus(alvo());
  expect(dica()).toBe('Março');
  expect(alvo().getAttribute('aria-valuetext')).toBe('Março: compras 30');
  fireEvent.keyDown(alvo(), { key: 'ArrowLeft' });
  expect([dica(), alvo().getAttribute('aria-valuenow')]).toEqual(['Fevereiro', '2']);
  fireEvent.keyDown(alvo(), { key: 'Home' });
  fireEvent.keyDown(alvo(), { key: 'ArrowLeft' });
  expect(dica()).toBe('Janeiro');
  fireEvent.keyDown(alvo(), { key: 'End' });
  fireEvent.keyDown(alvo(), { key: 'ArrowRight' });
  expect(dica()).toBe('Março');
});

test('Escape fecha, também o que o ponteiro abriu; uma seta abre de novo', () => {
  fireEvent.pointerMove(alvo(), { clientX: 10, pointerType: 'mouse' });
  expect(dica()).toBe('Janeiro');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(dica()).toBeNull();
  fireEvent.keyDown(alvo(), { key: 'ArrowRight' });
  expect(dica()).toBe('Fevereiro');
});

test('o ponteiro mostra o ponto mais perto e ao sair leva a dica; o dedo a deixa até tocar fora', () => {
  fireEvent.pointerMove(alvo(), { clientX: 140, pointerType: 'mouse' });
  expect(dica()).toBe('Fevereiro');
  fireEvent.pointerLeave(alvo(), { pointerType: 'mouse' });
  expect(dica()).toBeNull();
  fireEvent.pointerDown(alvo(), { clientX: 290, pointerType: 'touch' });
  fireEvent.pointerLeave(alvo(), { pointerType: 'touch' });
  expect(dica()).toBe('Março');
  fireEvent.blur(alvo());
  expect(dica()).toBeNull();
});
