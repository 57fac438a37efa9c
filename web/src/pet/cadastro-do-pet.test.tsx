import type { DadosDoPet, Pet } from '@indica-bem/domain/pet/contrato';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '../test/api-de-mentira';
import { abrirProduto, campo, comProduto, descricaoDe, digitar, tocar, tocarDuasVezes } from '../test/produto';
import { PET } from '../test/registros';

comProduto();

const DADOS: DadosDoPet = {
  nome: 'Pipoca',
  tipo: 'Cão',
  porte: 'Medio',
  data_nascimento: '2021-05-10',
  raca: 'Beagle',
  peso: 12.5,
};
const PIPOCA: Pet = { ...PET, ...DADOS };
const DE_GATO = { tipo: 'Gato', porte: null, raca: 'Sem Raça Definida (SRD)', peso: 4.1 } as const;

/** A server that keeps one pet; of the calls that change it, the first `caem` find no line. */
function servidor(pet: Pet | null, caem = 0): Api {
  const guardar = ({ corpo }: { corpo: unknown }) => {
    caem -= 1;
    if (caem >= 0) return Promise.reject(new TypeError('Failed to fetch'));
    pet = { ...PET, ...(corpo as DadosDoPet) };
    return pet;
  };
  return {
    'GET /tutor/:id/pets': () => ({ pets: pet ? [{ ...pet, porcao: null }] : [] }),
    'GET /pet/:id': () => pet,
    'POST /pet': guardar,
    'PUT /pet/:id': guardar,
    'DELETE /pet/:id': () => {
      pet = null;
      return {};
    },
  };
}

const cartao = async () => (await screen.findByText('Pipoca', { selector: 'h2' })).closest('article')?.textContent;
const aviso = (texto: string) =>
  waitFor(() => expect(document.querySelector('[data-toast]')?.textContent).toContain(texto));
const raca = () => screen.findByPlaceholderText<HTMLInputElement>('Digite para buscar');

async function escolherRaca(busca: string, nome: string): Promise<void> {
  const onde = await raca();
  await act(async () => void fireEvent.change(onde, { target: { value: busca } }));
  await act(async () => void fireEvent.click(await screen.findByText(nome)));
}

test('o primeiro pet: o que falta é dito, o porte sugerido; dois toques fazem um, e o aviso leva à lista', async () => {
  const { chegarA, mudancas } = await abrirProduto('/pet', { como: 'tutor', api: servidor(null) });
  await screen.findByText('Nenhum pet por aqui ainda');
  await tocar('Cadastrar pet');
  await chegarA('/pet/novo');
  screen.getByText('Falta preencher: espécie, nome, data de nascimento, raça e peso.');
  await tocar('Cão');
  await escolherRaca('beag', 'Beagle');
  expect(campo('Médio').checked).toBe(true);
  await digitar({ Nome: 'Pipoca', 'Data de nascimento': '10052021', Peso: '12,5' });
  expect(screen.queryByText(/Falta preencher/)).toBeNull();

  await tocarDuasVezes('Salvar pet');
  await chegarA('/home');
  await aviso('Pet salvo com sucesso');
  expect(mudancas().map(({ metodo, corpo }) => [metodo, corpo])).toEqual([['POST', DADOS]]);
  await tocar('Ver lista');
  await chegarA('/pet');
  expect(await cartao()).toMatch(/Cão · Beagle.*\d anos.*12,5 kg.*PorteMédio/);
});

test('o pet muda: recusado, diz onde e nada se perde; de outra espécie, outra raça, e gato não tem porte', async () => {
  const { chegarA, mudancas } = await abrirProduto('/pet', { como: 'tutor', api: servidor(PIPOCA, 1) });
  await cartao();
  await tocar('Editar Pipoca');
  await chegarA('/pet/editar/21');
  expect((await screen.findByLabelText<HTMLInputElement>('Peso')).value).toBe('12,5');
  const nascimento = campo('Data de nascimento');
  await digitar({ 'Data de nascimento': '31/12/2099' });
  await tocar('Atualizar');
  expect(descricaoDe(nascimento)).toContain('A data de nascimento está no futuro');
  expect(document.activeElement).toBe(nascimento);
  expect(mudancas()).toEqual([]);

  await digitar({ 'Data de nascimento': '11/05/2021' });
  await tocar('Atualizar');
  await aviso('Erro no cadastrado');
  await screen.findByText(/Sem conexão com a internet/);
  expect([nascimento.value, (await raca()).value]).toEqual(['11/05/2021', 'Beagle']);

  screen.getByText('Porte');
  await tocar('Gato');
  expect(screen.queryByText('Porte')).toBeNull();
  await escolherRaca('srd', DE_GATO.raca);
  await digitar({ Peso: '4,1' });
  await tocar('Atualizar');
  await chegarA('/pet');
  await aviso('Pet salvo com sucesso');
  const salvo = { ...DADOS, ...DE_GATO, data_nascimento: '2021-05-11' };
  expect(mudancas().at(-1)).toMatchObject({ metodo: 'PUT', caminho: '/pet/21', corpo: salvo });
  expect(await cartao()).toMatch(/Gato · Sem Raça Definida \(SRD\).*4,1 kg/);
});

test('excluir pergunta antes: cancelado, o pet fica, e o foco volta ao botão; excluído, a lista fica vazia', async () => {
  const { mudancas } = await abrirProduto('/pet', { como: 'tutor', api: servidor(PIPOCA) });
  await cartao();
  const excluir = screen.getByLabelText('Excluir Pipoca');
  for (const fechar of [
    () => tocar('Cancelar'),
    () => act(async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })),
  ]) {
    excluir.focus();
    await tocar('Excluir Pipoca');
    await screen.findByText('Tem certeza que deseja deletar?');
    await fechar();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(excluir);
  }
  await cartao();
  expect(mudancas()).toEqual([]);

  await tocar('Excluir Pipoca');
  await screen.findByText('Tem certeza que deseja deletar?');
  await tocar('Excluir');
  await screen.findByText('Nenhum pet por aqui ainda');
  await aviso('Deletado com sucesso.');
  expect(mudancas()).toMatchObject([{ metodo: 'DELETE', caminho: '/pet/21' }]);
});
