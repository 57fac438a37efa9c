import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { recusa } from '../../test/api-de-mentira';
import { abrirProduto, campo, comProduto, digitar, tocar } from '../../test/produto';

comProduto();
afterEach(() => vi.useRealTimers());

const RECUSAS = {
  CPM7KXR422: [recusa('CUPOM_JA_UTILIZADO'), 'Cupom já utilizado.'],
  CPM7KXR423: [recusa('CUPOM_DE_OUTRA_LOJA'), 'Tutor selecionou outra loja parceira. Solicite ao tutor a troca'],
  '2222222222': [recusa('CUPOM_DESCONHECIDO'), 'Cupom inválido.'],
  CPM7KXR424: [
    recusa('CUPOM_VENCIDO', { detail: 'Cupom inválido. Vencido em 31/01/2026.' }),
    'Cupom inválido. Vencido em 31/01/2026.',
  ],
} as const;

test('o que o caixa recusa, um código depois do outro: a frase recebe o foco, e o próximo começa do nada', async () => {
  const { mudancas } = await abrirProduto('/cupom/efetivar', {
    como: 'lojista',
    api: { 'POST /coupon/:codigo/leitura': (_: unknown, codigo: keyof typeof RECUSAS) => RECUSAS[codigo][0] },
  });
  for (const [codigo, [, titulo]] of Object.entries(RECUSAS)) {
    await digitar({ 'Código do cupom': codigo });
    const veredito = await screen.findByText(titulo);
    expect([veredito.tagName, document.activeElement]).toEqual(['H2', veredito]);
    await tocar('Ler outro cupom');
    expect(campo('Código do cupom').value).toBe('');
  }
  const lidos = mudancas().filter(({ metodo }) => metodo === 'POST');
  expect(lidos.map(({ caminho }) => caminho)).toEqual(Object.keys(RECUSAS).map((c) => `/coupon/${c}/leitura`));
});

test('um código incompleto espera 5 segundos; corrigido, e com Enter, não espera', async () => {
  const { mudancas } = await abrirProduto('/cupom/efetivar', {
    como: 'lojista',
    api: { 'POST /coupon/:codigo/leitura': recusa('CUPOM_DESCONHECIDO') },
  });
  const consultados = () => mudancas().flatMap(({ metodo, caminho }) => (metodo === 'POST' ? caminho : []));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await digitar({ 'Código do cupom': 'CPM7' });
  await act(() => vi.advanceTimersByTimeAsync(4_900));
  expect([campo('Código do cupom').value, consultados()]).toEqual(['CPM7', []]);
  await act(() => vi.advanceTimersByTimeAsync(100));
  vi.useRealTimers();
  await screen.findByText('Cupom inválido.');
  expect(consultados()).toEqual(['/coupon/CPM7/leitura']);
  await tocar('Corrigir o código');
  expect([campo('Código do cupom').value, document.activeElement]).toEqual(['CPM7', campo('Código do cupom')]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await digitar({ 'Código do cupom': 'CPM7K' });
  await act(async () => void fireEvent.submit(campo('Código do cupom')));
  await act(() => vi.advanceTimersByTimeAsync(0));
  vi.useRealTimers();
  await screen.findByText('Cupom inválido.');
  expect(consultados()).toEqual(['/coupon/CPM7/leitura', '/coupon/CPM7K/leitura']);
});
