import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { abrirProduto, comProduto } from '../test/produto';

comProduto();

test('o menu mostra onde se está, e diz quando continua abaixo', async () => {
  const rolou: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    rolou.push(this.textContent ?? '');
  });
  let avisar: (visivel: boolean) => void = () => undefined;
  class Olhar {
    constructor(ouvir: (entradas: { isIntersecting: boolean }[]) => void) {
      avisar = (isIntersecting) => ouvir([{ isIntersecting }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('IntersectionObserver', Olhar);
  await abrirProduto('/configuracoes', {
    como: 'indicabem',
    api: { 'GET /configuracao': { conferencia: 'rigorosa', retencao_auditoria: 5 } },
  });
  expect(rolou).toContain('Configurações');
  const pe = () => screen.getByText('Sair').parentElement;
  act(() => avisar(false));
  expect(pe()?.hasAttribute('data-ha-mais')).toBe(true);
  act(() => avisar(true));
  expect(pe()?.hasAttribute('data-ha-mais')).toBe(false);
  vi.restoreAllMocks();
});

test('"voltar" fecha a gaveta, e a página fica', async () => {
  const { ir, voltar, onde, chegarA } = await abrirProduto('/regulamento', {
    como: 'tutor',
    api: { 'GET /tutor/:id/pets': { pets: [] } },
  });
  await ir('/pet');
  await chegarA('/pet');
  await act(async () => void fireEvent.click(screen.getByLabelText('Abrir menu')));
  await screen.findByRole('dialog');
  await voltar();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onde()).toBe('/pet');
  await voltar();
  await chegarA('/regulamento');
});

test('fechada por Escape, a gaveta devolve o teclado ao botão que a abriu', async () => {
  await abrirProduto('/pet', { como: 'tutor', api: { 'GET /tutor/:id/pets': { pets: [] } } });
  const abrir = screen.getByLabelText('Abrir menu');
  abrir.focus();
  await act(async () => void fireEvent.click(abrir));
  const gaveta = await screen.findByRole('dialog');
  await act(async () => void fireEvent.keyDown(gaveta, { key: 'Escape' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(abrir);
});
