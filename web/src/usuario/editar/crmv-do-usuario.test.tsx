import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recusa } from '../../test/api-de-mentira';
import { abrirProduto, campo, comProduto, digitar, tocar } from '../../test/produto';
import { PARCEIRO } from '../../test/registros';

comProduto();

const LICENCA = { estado: 'a_conferir', uf: null, numero: '99999', conferido_em: null, vale_ate: null };
const VALIDA = {
  estado: 'valida',
  uf: 'SP',
  numero: '99999',
  conferido_em: '2026-03-10T15:00:00.000Z',
  vale_ate: '2027-03-10',
};
const FEITA = {
  uf: 'SP',
  numero: '99999',
  situacao: 'regular',
  conferido_em: '2026-03-10T15:00:00.000Z',
  conferido_por: 'Ana',
};

async function abrir(
  funcao: 'atendimento' | 'leitura',
  conferir: unknown = { licenca: VALIDA, tambem_em: [], conferencias: [FEITA] },
) {
  let feita = false;
  return abrirProduto('/usuarios/editar/2/12', {
    como: 'indicabem',
    funcao,
    api: {
      'GET /minha-conta': { nome: 'Ana', email: 'ana@example.com', funcao },
      'GET /prescriber/:id': { ...PARCEIRO, crmv: '99999', licenca: LICENCA },
      'GET /prescriber/:id/crmv': () =>
        feita
          ? { licenca: VALIDA, tambem_em: [], conferencias: [FEITA] }
          : { licenca: LICENCA, tambem_em: ['Dr. Igual'], conferencias: [] },
      'POST /prescriber/:id/crmv': () => {
        feita = true;
        return conferir;
      },
    },
  });
}
const escolherUf = (uf: string) => act(async () => void fireEvent.change(campo('UF'), { target: { value: uf } }));

test('a equipe confere o CRMV: o que falta é dito, o que salva aparece', async () => {
  const { mudancas } = await abrir('atendimento');
  await screen.findByText('A conferir');
  expect(screen.getByText(/Dr. Igual/)).toBeTruthy();
  await tocar('Conferir CRMV');
  expect(campo('Número').value).toBe('99999');
  await tocar('Salvar conferência');
  expect(screen.getByText('Escolha a UF')).toBeTruthy();
  expect(screen.getByText('Escolha o que o conselho diz')).toBeTruthy();
  expect(mudancas()).toEqual([]);
  await escolherUf('SP');
  await tocar('Regular');
  await tocar('Salvar conferência');
  await screen.findByText('Conferido');
  expect(mudancas().map(({ corpo }) => corpo)).toEqual([{ uf: 'SP', numero: '99999', situacao: 'regular' }]);
  expect(screen.getByText(/Ana/)).toBeTruthy();
});

test('o CRMV que mudou enquanto isso é dito no diálogo', async () => {
  await abrir('atendimento', recusa('CRMV_MUDOU', { detail: 'O CRMV do cadastro é CRMV-RJ 1.' }));
  await screen.findByText('A conferir');
  await tocar('Conferir CRMV');
  await escolherUf('SP');
  await digitar({ Número: '99999' });
  await tocar('Irregular');
  await tocar('Salvar conferência');
  await screen.findByText('O CRMV do cadastro é CRMV-RJ 1.');
});

test('quem só lê vê a situação, e não o botão', async () => {
  await abrir('leitura');
  await screen.findByText('A conferir');
  expect(screen.queryByText('Conferir CRMV')).toBeNull();
});
