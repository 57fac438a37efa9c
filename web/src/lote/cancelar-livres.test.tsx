import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirProduto, comProduto, digitar, tocar } from '../test/produto';

comProduto();

const LOTE = {
  id_lote: 7,
  data_referencia: '2026-03-01',
  quantidade: 5,
  criado_em: '2026-03-10T15:00:00Z',
  criado_por: 'Olga',
  prescricao_especifica: 'N',
  titulo_especifico: null,
  animal_especifico: null,
  desconto_especifico: null,
  cancelado_em: null,
  cancelado_por: null,
  motivo: null,
  texto: null,
  livres: 3,
  registradas: 2,
  resgatadas: 0,
  usadas: 0,
  canceladas: 0,
};

test('cancelar pede o porquê; sem ele nada vai; feito, o lote diz quem, quando e por quê', async () => {
  let lote: object = LOTE;
  const { mudancas } = await abrirProduto('/gerar-codigos', {
    como: 'indicabem',
    api: {
      'GET /prescrition/lotes': () => ({ lotes: [lote], proximo: null }),
      'POST /prescrition/lote/:id/cancelar': ({ corpo }: { corpo: object }) => {
        const feito = { cancelado_em: '2026-03-11T15:00:00Z', cancelado_por: 'Olga', livres: 0, canceladas: 3 };
        lote = { ...LOTE, ...feito, ...corpo };
        return { lote, cancelados: 3 };
      },
    },
  });
  await screen.findByText('Cancelar livres');
  await tocar('Cancelar códigos livres do lote 7');
  await screen.findByText('Cancelar 3 códigos livres?');
  await tocar('Cancelar');
  await screen.findByText('Escolha o motivo');
  await tocar('Outro');
  await tocar('Cancelar');
  expect(mudancas()).toEqual([]);
  await digitar({ 'Conte o motivo': 'A gráfica errou o corte' });
  await tocar('Cancelar');
  await screen.findByText('3 códigos livres cancelados.');
  expect(mudancas().map(({ corpo }) => corpo)).toEqual([{ motivo: 'outro', texto: 'A gráfica errou o corte' }]);
  await screen.findByText(/cancelados por Olga .* · Outro · “A gráfica errou o corte”/);
});

test('de um só, a pergunta é no singular; “Voltar” não cancela nada; cancelado, não há mais o que cancelar nem baixar', async () => {
  let lote: object = { ...LOTE, quantidade: 1, livres: 1, registradas: 0 };
  const { mudancas } = await abrirProduto('/gerar-codigos', {
    como: 'indicabem',
    api: {
      'GET /prescrition/lotes': () => ({ lotes: [lote], proximo: null }),
      'POST /prescrition/lote/:id/cancelar': ({ corpo }: { corpo: object }) => {
        lote = {
          ...lote,
          ...corpo,
          cancelado_em: '2026-03-11T15:00:00Z',
          cancelado_por: 'Rita',
          livres: 0,
          canceladas: 1,
        };
        return { lote, cancelados: 1 };
      },
    },
  });
  await screen.findByText('Cancelar livres');
  await tocar('Cancelar códigos livres do lote 7');
  await screen.findByText('Cancelar 1 código livre?');
  await tocar('Voltar');
  await waitFor(() => expect(screen.queryByText('Cancelar 1 código livre?')).toBeNull());
  expect(mudancas()).toEqual([]);
  await tocar('Cancelar códigos livres do lote 7');
  await screen.findByText('Cancelar 1 código livre?');
  await tocar('Cartões perdidos ou roubados');
  await tocar('Cancelar');
  await screen.findByText('1 código livre cancelado.');
  expect(mudancas()).toMatchObject([
    { caminho: '/prescrition/lote/7/cancelar', corpo: { motivo: 'cartoes_perdidos' } },
  ]);
  await screen.findByText(/^Códigos livres cancelados por Rita .* · Cartões perdidos ou roubados$/);
  for (const ato of [/^Cancelar livres/, /^Baixar CSV/, /^Imprimir/]) expect(screen.queryByText(ato)).toBeNull();
});
