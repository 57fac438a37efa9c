import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useEscrever } from './use-escrever';

afterEach(cleanup);

test('cada texto se escreve uma vez, também quando o que se vê ainda é um anterior', () => {
  const pedidos: string[] = [];
  const { rerender } = renderHook(
    // As the router's: another function with each address that is drawn.
    ({ texto, noEndereco }) => useEscrever(texto, noEndereco, (novo) => void pedidos.push(novo)),
    { initialProps: { texto: '', noEndereco: '' } },
  );
  expect(pedidos).toEqual([]);
  rerender({ texto: 'tipo=5', noEndereco: '' });
  rerender({ texto: 'tipo=5&inicio=2020-05', noEndereco: '' });
  rerender({ texto: 'tipo=5&inicio=2020-05', noEndereco: 'tipo=5' });
  rerender({ texto: 'tipo=5&inicio=2020-05', noEndereco: 'tipo=5&inicio=2020-05' });
  rerender({ texto: 'tipo=5', noEndereco: 'tipo=5&inicio=2020-05' });
  expect(pedidos).toEqual(['tipo=5', 'tipo=5&inicio=2020-05', 'tipo=5']);
});
