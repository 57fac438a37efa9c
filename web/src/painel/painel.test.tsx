import { campoDoMes, MESES, SITUACOES } from '@indica-bem/domain/painel/numeros';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirProduto, campo, comProduto } from '../test/produto';

comProduto();

const NENHUMA = Object.fromEntries(MESES.flatMap((mes) => SITUACOES.map((situacao) => [campoDoMes(situacao, mes), 0])));
const painelDe = (ano: number) => ({
  couponsGeradosTotal: 5,
  prescricoesEfetivadasTotal: 2,
  lojistasAtivosTotal: 1,
  tutoresAtivosTotal: 1,
  prescritoresPendentesTotal: 1,
  ...NENHUMA,
  ...(ano === 2026 && { [campoDoMes(SITUACOES[0], MESES[2])]: 3 }),
  ano,
  anos: [2026, 2019],
  funil: { emitidas: 3, resgatadas: 2, com_loja: 2, efetivadas: 1 },
  parceiros: [],
  lojas: [],
  produtos: [],
  a_vencer: { dias: 7, total: 0, ha_mais: false, cupons: [] },
  notas: { compras: 4, com_nota: 1 },
});

test('o ano se escolhe e fica no endereço', async () => {
  const { chegarA } = await abrirProduto('/dashboard?ano=2019', {
    como: 'indicabem',
    api: { 'GET /reports/dashboard': ({ busca }: { busca: URLSearchParams }) => painelDe(Number(busca.get('ano'))) },
  });
  await screen.findByText('Nenhuma indicação em 2019. Escolha outro ano.');
  await act(async () => void fireEvent.change(campo('Ano'), { target: { value: '2026' } }));
  await chegarA('/dashboard?ano=2026');
  await screen.findByText('Da indicação à compra em 2026');
  expect(screen.queryByText(/Nenhuma indicação em/)).toBeNull();
  expect(screen.getByText('1 de 4 compras com nota')).toBeTruthy();
});
