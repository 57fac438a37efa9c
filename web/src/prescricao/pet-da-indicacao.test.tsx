import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recusa } from '../test/api-de-mentira';
import { abrirProduto, comProduto, tocar } from '../test/produto';
import { INDICACAO, PET } from '../test/registros';

comProduto();

const GATO = { ...PET, porcao: null };
const CAO = { ...GATO, id_pet: 22, nome: 'Thor', tipo: 'Cão', porte: 'Grande', raca: 'Boxer' } as const;
const DO_PET = { id_pet: 22, nome: 'Thor' };
const parceiro = { id_prescriber: INDICACAO.id_prescritor, nome: 'Dra. Paula', disponivel: true, desde: null };
const ACOMPANHAMENTO = { pet: CAO, pesos: [], inicio: null, meta: null, porcao: null, parceiros: [parceiro] };

const abrir = (api: object = {}) =>
  abrirProduto('/indicacao/codigo/41', {
    como: 'tutor',
    api: {
      'GET /prescrition/:id': INDICACAO,
      'GET /tutor/:id/pets': { pets: [GATO, CAO] },
      'GET /pet/:id/acompanhamento': ACOMPANHAMENTO,
      'PUT /prescrition/:id/pet': { ...INDICACAO, pet: DO_PET },
      'PUT /pet/:id/partilha/:p': ACOMPANHAMENTO,
      ...api,
    },
  });

test('o tutor escolhe entre os pets da espécie e é perguntado se o parceiro pode acompanhar', async () => {
  const { mudancas } = await abrir();
  await screen.findByText('Para qual pet é?');
  expect(screen.queryByText('Nina')).toBeNull();
  await tocar('Thor');
  await screen.findByText(/Deixar .* acompanhar Thor\?/);
  await tocar('Deixar acompanhar');
  await screen.findByText(/agora acompanha Thor/);
  expect(mudancas()).toMatchObject([
    { caminho: '/prescrition/41/pet', corpo: { id_pet: 22 } },
    { caminho: `/pet/22/partilha/${INDICACAO.id_prescritor}` },
  ]);
  expect(screen.getByText('Ver Thor')).toBeTruthy();
});

test('quem já acompanha o pet não é perguntado de novo', async () => {
  const jaVe = { ...ACOMPANHAMENTO, parceiros: [{ ...parceiro, desde: '2026-03-01T12:00:00.000Z' }] };
  const { mudancas } = await abrir({ 'GET /pet/:id/acompanhamento': jaVe });
  await screen.findByText('Para qual pet é?');
  await tocar('Thor');
  await screen.findByText('Ver Thor');
  expect(screen.queryByText('Agora não')).toBeNull();
  expect(mudancas()).toHaveLength(1);
});

test('o que o servidor recusa é dito e nada muda na tela', async () => {
  await abrir({ 'PUT /prescrition/:id/pet': () => recusa('PET_DE_OUTRA_ESPECIE') });
  await screen.findByText('Para qual pet é?');
  await tocar('Thor');
  await screen.findByText(/Escolha outro pet/);
  expect(screen.getByText('Para qual pet é?')).toBeTruthy();
});

test('escolhido, se muda ou se desfaz', async () => {
  const { mudancas } = await abrir({
    'GET /prescrition/:id': { ...INDICACAO, pet: DO_PET },
    'PUT /prescrition/:id/pet': { ...INDICACAO, pet: null },
  });
  await screen.findByText('Ver Thor');
  await tocar('Mudar');
  await screen.findByText('Nenhum deles');
  await tocar('Nenhum deles');
  await screen.findByText(/ficam juntos na página dele/);
  expect(mudancas()).toMatchObject([{ corpo: { id_pet: null } }]);
});

test('a ração que acaba é logo a do pet escolhido', async () => {
  const comprada = { ...INDICACAO, data_ativacao: '2026-03-10' };
  let pet: typeof DO_PET | null = null;
  await abrir({
    'GET /prescrition/:id': comprada,
    'PUT /prescrition/:id/pet': () => {
      pet = DO_PET;
      return { ...comprada, pet };
    },
    'GET /prescrition/:id/reposicao': () => ({
      id_prescricao: 41,
      pet,
      pet_nome: 'Luna',
      produto: null,
      parceiro: null,
      racao: { gramas: 187, peso: 15, comprado_em: '2026-03-10', fim: '2026-03-12', situacao: 'acabou' },
      pedido: null,
      nao_pode_pedir: null,
    }),
  });
  await screen.findByText('A ração de Luna deve ter acabado');
  await tocar('Thor');
  await screen.findByText('A ração de Thor deve ter acabado');
});
