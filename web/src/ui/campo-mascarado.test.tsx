import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CampoMascarado, type Mascara } from './campo-mascarado';

afterEach(cleanup);

function Campo({ mascara, inicial }: { mascara: Mascara; inicial: string }) {
  const [valor, setValor] = useState(inicial);
  return (
    <MantineProvider env="test">
      <CampoMascarado mascara={mascara} label="campo" value={valor} onChange={setValor} />
    </MantineProvider>
  );
}

function escrever(mascara: Mascara, texto: string, inputType: string, inicial = ''): string {
  render(<Campo mascara={mascara} inicial={inicial} />);
  const campo = screen.getByLabelText('campo') as HTMLInputElement;
  fireEvent.input(campo, { target: { value: texto }, inputType });
  return campo.value;
}

test.each([
  ['data', '5/3/1990', '05/03/1990'],
  ['data', '15/3/1990', '15/03/1990'],
  ['data', '5.12.1990', '05/12/1990'],
  ['data', '14 de março de 1988', '14/03/1988'],
  ['data', 'março de 1988', ''],
  ['cnpj', 'CNPJ: 11.222.333/0001-81', '11.222.333/0001-81'],
  ['cpf-cnpj', 'CPF/CNPJ 529.982.247-25', '529.982.247-25'],
  ['cpf', 'CPF: 529.982.247-25', '529.982.247-25'],
] as const)('num campo de %s, colar %j dá %s', (mascara, colado, esperado) => {
  expect(escrever(mascara, colado, 'insertFromPaste')).toBe(esperado);
});

test('tirar um dígito do meio de uma data não põe um zero no lugar: outro vai ser digitado', () => {
  expect(escrever('data', '15/2/1990', 'deleteContentBackward', '15/12/1990')).toBe('15/21/990');
});
