import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { naoAbriu } from '../ui/nao-abriu';
import { fecharErro, toastAberto } from '../ui/toasts';
import { peca } from './peca';

afterEach(() => {
  cleanup();
  fecharErro();
});

type Props = { frase: string; fechar: () => void };
const Pronto = ({ frase, fechar }: Props) => (
  <button type="button" onClick={fechar}>
    {frase}
  </button>
);

/** A page with something typed, and what opens over it. */
function abrir(buscar: () => Promise<ComponentType<Props>>) {
  const Parte = peca(buscar, naoAbriu);
  function Tela() {
    const [aberta, setAberta] = useState(false);
    return (
      <>
        <input aria-label="Nome" />
        <button type="button" onClick={() => setAberta(true)}>
          Abrir
        </button>
        {aberta && <Parte frase="Aqui está" fechar={() => setAberta(false)} />}
      </>
    );
  }
  render(<Tela />);
  fireEvent.change(screen.getByLabelText('Nome'), { target: { value: 'Nina' } });
  return { tocar: () => act(async () => void fireEvent.click(screen.getByText('Abrir'))) };
}

const digitado = () => (screen.getByLabelText('Nome') as HTMLInputElement).value;

test('o que não chega deixa a página como está e diz o que fazer', async () => {
  const { tocar } = abrir(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await tocar();
  expect(digitado()).toBe('Nina');
  expect(toastAberto()).toMatchObject({ tom: 'erro', mensagem: expect.stringMatching(/^Não deu para abrir\./) });
});

test('o toque seguinte pede de novo, e o que já chegou está lá ao ser mostrado', async () => {
  const buscar = vi
    .fn<() => Promise<ComponentType<Props>>>(async () => Pronto)
    .mockRejectedValueOnce(new Error('sem rede'));
  const { tocar } = abrir(buscar);
  await tocar();
  expect(screen.queryByText('Aqui está')).toBeNull();
  await tocar();
  fireEvent.click(screen.getByText('Aqui está'));
  fireEvent.click(screen.getByText('Abrir'));
  expect(screen.getByText('Aqui está')).toBeTruthy();
  await act(async () => {});
  expect(digitado()).toBe('Nina');
});

const fontes = Object.entries(
  import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true }),
);

/** What is the whole screen: without it there is nothing to keep, and the page of errors offers to load it anew. */
const TELAS_INTEIRAS = [
  '../app/telas/entrada-da-indicacao.tsx',
  '../conta/login.tsx',
  '../contato/admin/texto-de-contato.tsx',
  '../cupom/caixa/etapa.tsx',
];

test('só o que é a tela inteira pode levá-la consigo: o resto é uma peça', () => {
  const preguicosas = fontes.filter(([caminho, texto]) => caminho !== './peca.tsx' && /\blazy\(/.test(texto));
  expect(
    preguicosas
      .map(([caminho]) => caminho)
      .filter((caminho) => !caminho.includes('.test.'))
      .sort(),
  ).toEqual(TELAS_INTEIRAS);
});
