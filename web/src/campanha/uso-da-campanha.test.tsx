import type { Campanha } from '@indica-bem/domain/campanha/contrato';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { linhasDoOrcamento } from './textos';
import { UsoDaCampanha } from './uso-da-campanha';

afterEach(cleanup);

const CAMPANHA: Campanha = {
  id_campaign: 7,
  descritivo: 'Verão',
  desconto: 17.5,
  data_validade: '2099-12-31',
  vencida: false,
  lojas: 3,
  limite_cupons: 200,
  teto: 100,
  uso: { usados: 8, em_aberto: 12, parte_do_grupo: 90 },
  orcamento: 'quase',
  versao: 1,
};
const lido = (elemento: HTMLElement) => elemento.textContent?.replaceAll('\u00a0', ' ');

test('mostra quanto foi de cada orçamento, os em aberto e o que ainda podem custar', () => {
  render(<UsoDaCampanha campanha={CAMPANHA} />);
  expect(screen.getAllByText(/^\d+%$/).map(lido)).toEqual(['10%', '90%']);
  const texto = lido(screen.getByLabelText('Uso da campanha'));
  for (const parte of ['20 de 200', 'R$ 90,00 de R$ 100,00', 'Mais de 80% usado', 'O grupo pagaR$ 90,00'])
    expect(texto).toContain(parte);
  expect(texto).toContain(
    '12 cupons em aberto ainda podem virar compra, mesmo acima do teto. Pela média das compras, seriam mais R$ 135,00.',
  );
});

test('sem orçamento mostra o uso, e nada a temer', () => {
  render(<UsoDaCampanha campanha={{ ...CAMPANHA, limite_cupons: null, teto: null, orcamento: null }} />);
  expect(screen.queryByText(/^\d+%$/)).toBeNull();
  expect(lido(screen.getByLabelText('Uso da campanha'))).not.toContain('ainda podem');
});

test('a lista diz o orçamento em uma linha para cada', () => {
  const linhas = (campanha: Campanha) => linhasDoOrcamento(campanha).map((linha) => linha.replaceAll('\u00a0', ' '));
  expect(linhas(CAMPANHA)).toEqual(['20 de 200 cupons', 'R$ 90,00 de R$ 100,00']);
  expect(linhas({ ...CAMPANHA, teto: null })).toEqual(['20 de 200 cupons']);
  expect(linhas({ ...CAMPANHA, teto: null, limite_cupons: null })).toEqual(['Sem limite']);
});
