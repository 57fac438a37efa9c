import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NomeDoProduto } from './nome-do-produto';

afterEach(cleanup);

function titulo(nome: string) {
  render(
    <h2>
      <NomeDoProduto produto={{ nome }} />
    </h2>,
  );
  return screen.getByRole('heading').textContent;
}

test('linha, para quem e sabor são três textos, e em voz alta uma frase', () => {
  expect(titulo('Fórmula Natural Fresh Meat Cães Adultos Porte Médio Frango')).toBe(
    'Fresh Meat, Cães adultos, porte médio, Frango',
  );
  for (const parte of [/^Fresh Meat/, 'Cães adultos, porte médio', /Frango$/]) {
    expect(screen.getByText(parte).tagName).toBe('SPAN');
  }
});

test('um nome que não tem partes aparece inteiro', () => {
  expect(titulo('Ração do bairro')).toBe('Ração do bairro');
});
