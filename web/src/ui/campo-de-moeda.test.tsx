import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CampoDeMoeda } from './campo-de-moeda';

afterEach(cleanup);

const campo = () => screen.getByLabelText<HTMLInputElement>('Valor');
const mostra = () => campo().value.replace('\u00A0', ' ');
const vale = () => screen.getByRole('status').textContent;
/** Each key at the end of what is shown, as a keyboard does. */
const digitar = (teclas: string) => {
  for (const tecla of teclas) fireEvent.change(campo(), { target: { value: campo().value + tecla } });
};

function Venda() {
  const [centavos, setCentavos] = useState<number | null>(null);
  return (
    <MantineProvider>
      <CampoDeMoeda label="Valor" centavos={centavos} onChange={setCentavos} />
      <output>{centavos ?? 'nada'}</output>
      <button type="button" onClick={() => setCentavos(null)}>
        Próximo cliente
      </button>
    </MantineProvider>
  );
}

test('quem digita só números enche o valor pelos centavos', () => {
  render(<Venda />);
  digitar('123450');
  expect([mostra(), vale()]).toEqual(['R$ 1.234,50', '123450']);
});

test.each(['1234,5', '1.234,50', '1.234,5'])('quem digita "%s" cobra R$ 1.234,50', (teclas) => {
  render(<Venda />);
  digitar(teclas);
  expect(vale()).toBe('123450');
  fireEvent.blur(campo());
  expect([mostra(), vale()]).toEqual(['R$ 1.234,50', '123450']);
});

test('a vírgula mostra o que já se escreveu, e apagá-la volta aos centavos', () => {
  render(<Venda />);
  digitar('12,');
  expect([mostra(), vale()]).toEqual(['R$ 12,', '1200']);
  fireEvent.change(campo(), { target: { value: campo().value.slice(0, -1) } });
  expect([mostra(), vale()]).toEqual(['R$ 0,12', '12']);
});

test('o próximo cliente começa com o campo vazio', () => {
  render(<Venda />);
  digitar('12,5');
  fireEvent.click(screen.getByText('Próximo cliente'));
  expect([mostra(), vale()]).toEqual(['', 'nada']);
  digitar('5');
  expect(mostra()).toBe('R$ 0,05');
});

test('colar no meio de um valor com vírgula vale o que foi colado', () => {
  render(<Venda />);
  digitar('12,5');
  fireEvent.paste(campo(), { clipboardData: { getData: () => 'R$ 1.234,5' } });
  expect([mostra(), vale()]).toEqual(['R$ 1.234,50', '123450']);
});

test.each(['289,900', '12x 24,15'])('colar "%s", que não se lê ao certo, deixa o campo vazio', (texto) => {
  render(<Venda />);
  digitar('1250');
  fireEvent.paste(campo(), { clipboardData: { getData: () => texto } });
  expect([mostra(), vale()]).toEqual(['', 'nada']);
});
