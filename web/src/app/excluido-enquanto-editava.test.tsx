import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Api, recusa } from '../test/api-de-mentira';
import { abrirProduto, botao, campo, comProduto, digitar, tocar } from '../test/produto';
import { EVENTO, LOJA, PET } from '../test/registros';

comProduto();

const FRASE = 'Este registro foi excluído enquanto você editava.';
const SUMIU = () => recusa('NAO_ENCONTRADO');

async function abrir(como: 'tutor' | 'indicabem', endereco: string, api: Api) {
  await abrirProduto(endereco, { como, api });
}

test('o pet que outra aba deletou: o formulário diz, e o digitado fica', async () => {
  const api = { 'GET /pet/:id': PET, 'GET /tutor/:id/pets': { pets: [PET] }, 'PUT /pet/:id': SUMIU };
  await abrir('tutor', '/pet/editar/21', api);
  await screen.findByLabelText('Nome');
  await digitar({ Nome: 'Nina Rosa' });
  await tocar('Atualizar');
  expect(await screen.findByText(FRASE)).toBeTruthy();
  expect(campo('Nome').value).toBe('Nina Rosa');
});

test('o evento que outra aba deletou: o formulário diz, e o digitado fica', async () => {
  await abrir('tutor', '/eventos/editar/22', { 'GET /calendar/:id': EVENTO, 'PUT /calendar/:id': SUMIU });
  await screen.findByLabelText('Título');
  await digitar({ Título: 'Banho e tosa' });
  await tocar('Atualizar');
  expect(await screen.findByText(FRASE)).toBeTruthy();
  expect(campo('Título').value).toBe('Banho e tosa');
});

test.each(['Incluir na campanha', 'Retirar da campanha'])(
  'a campanha que um colega deletou, ao tocar em %s: a tela diz, e as lojas continuam marcadas',
  async (botaoDaBarra) => {
    const campanha = {
      ...{ id_campaign: 1, descritivo: 'Verão', desconto: 17, data_validade: '2099-12-31', vencida: false, lojas: 0 },
      ...{ limite_cupons: null, teto: null, orcamento: null, versao: 1 },
      uso: { usados: 0, em_aberto: 0, parte_do_grupo: 0 },
    };
    await abrir('indicabem', '/campanhas/lojas/1', {
      'GET /campaign/:id': campanha,
      'GET /shopkeepers': { shopkeepers: [LOJA], proximo: null, total: null },
      'PUT /campaign/:id/shopkeepers': SUMIU,
    });
    await act(async () => void fireEvent.click(await screen.findByRole('checkbox')));
    await act(async () => void fireEvent.click(botao(botaoDaBarra)));
    expect(await screen.findByText(FRASE)).toBeTruthy();
    expect(screen.getByText('1 loja selecionada')).toBeTruthy();
  },
);
