import { preencherMeses } from '@indica-bem/domain/doacao/por-mes';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirProduto, comProduto } from '../test/produto';

comProduto();

const DOADOS = [
  { mes: '2026-01', kg: 3 },
  { mes: '2026-03', kg: 1_240 },
];
const abrir = (doados: typeof DOADOS) =>
  abrirProduto('/formula-do-bem', {
    como: 'tutor',
    api: {
      'GET /formula-do-bem': { kg: 1_243, cadeiras: 2, faltam_kg: 57 },
      'GET /formula-do-bem/meses': { meses: preencherMeses(doados, '2026-03-10') },
    },
  });

test('as doações mês a mês vêm em gráfico, e os mesmos números em tabela', async () => {
  await abrir(DOADOS);
  const grafico = await screen.findByLabelText(/^Gráfico de barras/);
  expect([grafico.getAttribute('role'), grafico.getAttribute('aria-label')]).toEqual([
    'img',
    'Gráfico de barras: 1.243 kg de ração em 12 meses, o melhor deles março de 2026 com 1.240 kg.',
  ]);
  const tabela = screen.getByText('Ver em tabela').closest('details');
  const linhas = [...(tabela?.querySelectorAll('tr') ?? [])].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );
  expect(linhas).toHaveLength(13);
  expect([linhas[0], linhas[1], linhas[11], linhas[12]]).toEqual([
    ['Mês', 'Ração'],
    ['abril de 2025', '0 kg'],
    ['fevereiro de 2026', '0 kg'],
    ['março de 2026', '1.240 kg'],
  ]);
  expect(screen.getByRole('progressbar').parentElement?.textContent).toContain('1.243 kg doados');
});

test('sem doação nenhuma, o gráfico continua lá e diz o que virá', async () => {
  await abrir([]);
  await screen.findByText('As próximas doações aparecem aqui a cada cupom validado.');
  expect(screen.getByLabelText(/^Gráfico de barras: 0 kg de ração em 12 meses\.$/)).toBeTruthy();
});
