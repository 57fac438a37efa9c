import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { abrirProduto, comProduto } from '../test/produto';
import { PRODUTO } from '../test/registros';
import { vigiarSegundoToque } from './segundo-toque';

comProduto();
afterEach(cleanup);
vigiarSegundoToque();

/** As a finger taps: `vez` is the first or the second of a quick pair. */
const toque = (alvo: Element, vez: number) => act(async () => void fireEvent.click(alvo, { detail: vez }));

const DA_LINHA = { ...PRODUTO, opcao: null, porte: null, sub_categoria: 'Fresh Meat' };
const PRODUTOS = [
  { ...DA_LINHA, id_produto: 1, nome_curto: 'Adultos' },
  { ...DA_LINHA, id_produto: 2, nome_curto: 'Filhotes' },
  { ...DA_LINHA, id_produto: 3, sub_categoria: 'Life', nome_curto: 'Seniores' },
];

test('dois toques numa resposta do assistente respondem uma pergunta, não também a seguinte', async () => {
  await abrirProduto('/prescricoes/nova?especie=cao', {
    como: 'prescritor',
    api: { 'GET /products': PRODUTOS, 'GET /dose': { formula: 1, responsavel: null } },
  });
  await screen.findByText('Qual é a linha?');
  await toque(screen.getByRole('button', { name: 'Fresh Meat' }), 1);
  await screen.findByText('Qual é a opção?');
  await toque(screen.getByRole('button', { name: 'Adultos' }), 2);
  expect(screen.getByText('Qual é a opção?')).toBeTruthy();
  await toque(screen.getByRole('button', { name: 'Adultos' }), 1);
  expect(screen.queryByText('Qual é a opção?')).toBeNull();
});

function Contas() {
  const [vezes, setVezes] = useState(0);
  const [ligado, setLigado] = useState(false);
  return (
    <>
      <p>{vezes} vezes</p>
      <button key={vezes} type="button" onClick={() => setVezes(vezes + 1)}>
        Próximo
      </button>
      <button type="button" aria-pressed={ligado} onClick={() => setLigado(!ligado)}>
        {ligado ? 'Ligado' : 'Desligado'}
      </button>
      <label>
        <input type="checkbox" /> Aceito
      </label>
    </>
  );
}

test('no mesmo botão, também redesenhado ou com outro nome, e no campo pelo rótulo, cada toque vale', async () => {
  render(<Contas />);
  await toque(screen.getByText('Próximo'), 1);
  await toque(screen.getByText('Próximo'), 2);
  expect(screen.getByText('2 vezes')).toBeTruthy();
  await toque(screen.getByText('Desligado'), 1);
  await toque(screen.getByText('Ligado'), 2);
  expect(screen.getByText('Desligado')).toBeTruthy();
  const campo = screen.getByRole<HTMLInputElement>('checkbox');
  await toque(screen.getByText('Aceito'), 1);
  expect(campo.checked).toBe(true);
  await toque(screen.getByText('Aceito'), 2);
  expect(campo.checked).toBe(false);
});
