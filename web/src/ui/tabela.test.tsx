import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OrdenarPor } from './ordenar-por';
import { type Coluna, Tabela } from './tabela';

afterEach(cleanup);

type Linha = { id: number; nome: string; valor: number };
const COLUNAS: Coluna<Linha>[] = [
  { nome: 'Nome', titulo: true, ordem: 'nome', mostrar: ({ nome }) => nome },
  { nome: 'Valor', ordem: 'valor', desceAntes: true, alinhar: 'direita', mostrar: ({ valor }) => valor },
  { nome: 'Cidade', mostrar: () => 'Itu' },
];

function abrir(atual: string) {
  const mudar = vi.fn();
  render(
    <Tabela
      legenda="Compras"
      colunas={COLUNAS}
      itens={[{ id: 1, nome: 'Ana', valor: 3 }]}
      chave={({ id }) => id}
      acoes={({ nome }) => <button type="button">Ver {nome}</button>}
      ordem={{ atual, mudar }}
    />,
  );
  return mudar;
}

const sentidos = () =>
  screen.getAllByRole('columnheader').map((cabeca) => [cabeca.textContent, cabeca.getAttribute('aria-sort')]);

test('só a coluna que ordena diz em que sentido; a que não ordena não se toca', () => {
  abrir('-valor');
  expect(sentidos()).toEqual([
    ['Nome', null],
    ['Valor', 'descending'],
    ['Cidade', null],
    ['Ações', null],
  ]);
  expect(screen.queryByRole('button', { name: 'Cidade' })).toBeNull();
});

test.each([
  ['Nome', 'recentes', 'nome'],
  ['Nome', 'nome', '-nome'],
  ['Valor', 'nome', '-valor'],
  ['Valor', '-valor', 'valor'],
])('tocar em %s, com a lista em %s, pede %s', (coluna, atual, pedida) => {
  const mudar = abrir(atual);
  fireEvent.click(screen.getByRole('button', { name: coluna }));
  expect(mudar.mock.calls).toEqual([[pedida]]);
});

test('sem quem a mude, a tabela não oferece ordem', () => {
  render(<Tabela legenda="Compras" colunas={COLUNAS} itens={[]} chave={({ id }) => id} acoes={() => null} />);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('no celular a ordem se escolhe por palavras', () => {
  const mudar = vi.fn();
  render(
    <MantineProvider>
      <OrdenarPor<'nome' | 'recentes'>
        ordens={{ nome: 'Nome, de A a Z', recentes: 'Mais recentes' }}
        ordem="nome"
        mudar={mudar}
      />
    </MantineProvider>,
  );
  fireEvent.change(screen.getByLabelText('Ordenar por'), { target: { value: 'recentes' } });
  expect(mudar.mock.calls).toEqual([['recentes']]);
});

test('onde não há página atrás, a linha do celular abre tudo aqui, e fecha', () => {
  render(
    <Tabela
      legenda="Compras"
      abre="aqui"
      nomear={({ nome }) => nome}
      colunas={[
        ...COLUNAS,
        {
          nome: 'Itens',
          noCelular: 'fato',
          unidade: ({ id }) => (id === 1 ? 'item' : 'itens'),
          mostrar: ({ id }) => id,
        },
      ]}
      itens={[
        { id: 1, nome: 'Ana', valor: 3 },
        { id: 2, nome: 'Rui', valor: 4 },
      ]}
      chave={({ id }) => id}
      acoes={() => null}
    />,
  );
  const abertas = () => screen.getAllByRole('row').map((linha) => linha.hasAttribute('data-aberta'));
  const ana = screen.getByRole('button', { name: 'Tudo sobre Ana' });
  expect([ana.getAttribute('aria-expanded'), abertas()]).toEqual(['false', [false, false, false]]);
  fireEvent.click(ana);
  expect([ana.getAttribute('aria-expanded'), abertas()]).toEqual(['true', [false, true, false]]);
  fireEvent.click(ana);
  expect(abertas()).toEqual([false, false, false]);
  const unidades = [...document.querySelectorAll<HTMLElement>('[data-unidade]')].map(({ dataset }) => dataset.unidade);
  expect(unidades).toEqual(['item', 'itens']);
});
