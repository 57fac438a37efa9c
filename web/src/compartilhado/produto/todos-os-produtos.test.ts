import { PRODUTOS_POR_VEZ } from '@indica-bem/domain/produto/regras';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { todosOsProdutos } from './todos-os-produtos';

const buscar = vi.fn<typeof fetch>();
afterEach(() => {
  vi.unstubAllGlobals();
  buscar.mockReset();
});

/** A server with so many products, which answers as ours does: so many at a time, by their ids. */
function servir(total: number) {
  buscar.mockImplementation(async (url) => {
    const depois = Number(new URL(String(url), 'http://teste').searchParams.get('depois_de') ?? 0);
    const ids = Array.from({ length: Math.min(PRODUTOS_POR_VEZ, total - depois) }, (_, i) => depois + i + 1);
    return Response.json(ids.map((id_produto) => ({ id_produto })));
  });
  vi.stubGlobal('fetch', buscar);
}

test.each([
  [0, 1],
  [3, 1],
  [500, 2],
  [1201, 3],
])('de %i produtos a tela tem todos, em %i respostas', async (total, respostas) => {
  servir(total);
  const produtos = await new QueryClient().fetchQuery(todosOsProdutos());
  expect(produtos.map(({ id_produto }) => id_produto)).toEqual(Array.from({ length: total }, (_, i) => i + 1));
  expect(buscar).toHaveBeenCalledTimes(respostas);
});
