import { numeroDoTipo, TIPOS_DE_CADASTRO } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '../test/api-de-mentira';
import { abrirProduto, botao, campo, comProduto, digitar, tocar } from '../test/produto';
import { TUTOR } from '../test/registros';

comProduto();

test('“Novo” leva aos oito cadastros', async () => {
  const { chegarA } = await abrirProduto('/usuarios', {
    como: 'indicabem',
    api: {
      'GET /usuarios/contagem': { tutor: 0, prescritor: 0, lojista: 0 },
      'GET /tutors': { tutors: [], proximo: null },
      'GET /campaigns': { campaigns: [], proximo: null },
    },
  });
  await tocar('Novo');
  const links = [...document.querySelectorAll<HTMLElement>('ul[aria-label="Novo"] a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    TIPOS_DE_CADASTRO.map((tipo) => `/web/usuarios/novo/${numeroDoTipo(tipo)}`),
  );
  expect(links).toHaveLength(8);
  const groomer = links.find((link) => link.textContent === 'Banho e tosa') as HTMLElement;
  await act(async () => void fireEvent.click(groomer));
  await chegarA('/usuarios/novo/7');
  await screen.findByText('Cadastro de novo parceiro de banho e tosa');
});

/** Three tutors on a server that searches by name, filters by state, and deletes. */
function abrirTutores(endereco = '/usuarios') {
  let tutores = ['Ana Lima', 'Bia Rosa', 'Caio Melo'].map((nome, i) => ({ ...TUTOR, id_tutor: i + 1, nome }));
  const api: Api = {
    'GET /usuarios/contagem': () => ({ tutor: tutores.length, prescritor: 1234, lojista: 0 }),
    'GET /tutors': ({ busca }: { busca: URLSearchParams }) => ({
      tutors: tutores.filter(
        ({ nome, situacao }) =>
          nome.includes(busca.get('busca') ?? '') && situacao === (busca.get('situacao') ?? situacao),
      ),
      total: null,
      proximo: null,
    }),
    'GET /tutor/:id': (_: unknown, id: string) => tutores.find(({ id_tutor }) => id_tutor === Number(id)),
    'DELETE /tutor/:id': (_: unknown, id: string) => {
      tutores = tutores.filter(({ id_tutor }) => id_tutor !== Number(id));
      return {};
    },
  };
  return abrirProduto(endereco, { como: 'indicabem', api });
}
const nomes = () => [...document.querySelectorAll('tbody strong')].map(({ textContent }) => textContent);

test('a busca e o filtro moram no endereço, e da ficha se volta à lista como estava', async () => {
  const { chegarA, pedidos } = await abrirTutores();
  await screen.findByText('3 tutores');
  expect(botao('Parceiros').textContent).toBe('Parceiros1.234');
  await digitar({ Buscar: 'Rosa' });
  await chegarA('/usuarios?busca=Rosa');
  await screen.findByText('1 tutor');
  await digitar({ Situação: 'suspensa' });
  await chegarA('/usuarios?busca=Rosa&situacao=suspensa');
  await screen.findByText('Ninguém encontrado', { selector: 'h2' });
  await digitar({ Situação: 'ativa' });
  await screen.findByText('1 tutor');
  const perguntado = pedidos.findLast(({ caminho }) => caminho === '/tutors')?.busca ?? [];
  expect(Object.fromEntries(perguntado)).toMatchObject({ busca: 'Rosa', situacao: 'ativa' });

  // As the browser's router numbers the second page: "Voltar" goes by it.
  history.replaceState({ idx: 1 }, '');
  await tocar('Editar Bia Rosa');
  await chegarA('/usuarios/editar/1/2');
  await tocar('Voltar');
  await chegarA('/usuarios?busca=Rosa&situacao=ativa');
  expect([campo('Buscar').value, campo('Situação').value]).toEqual(['Rosa', 'ativa']);
  expect(nomes()).toEqual(['Bia Rosa']);
});

test('excluir pergunta antes: com “Cancelar” nada vai; com “Excluir” vai uma vez, e a pessoa some', async () => {
  const { mudancas } = await abrirTutores('/usuarios?busca=Rosa');
  await screen.findByText('1 tutor');
  await tocar('Excluir Bia Rosa');
  await screen.findByText('Tem certeza que deseja deletar?');
  screen.getByText(/^Bia Rosa perde o acesso agora\. Os dados pessoais, pets e calendário são apagados/);
  await tocar('Cancelar');
  expect(screen.queryByText('Tem certeza que deseja deletar?')).toBeNull();
  expect([mudancas(), nomes()]).toEqual([[], ['Bia Rosa']]);
  await tocar('Excluir Bia Rosa');
  await screen.findByText('Tem certeza que deseja deletar?');
  await tocar('Excluir');
  await screen.findByText('Deletado com sucesso.');
  await screen.findByText('Ninguém encontrado', { selector: 'h2' });
  await waitFor(() => expect(botao('Tutores').textContent).toBe('Tutores2'));
  expect(mudancas().map(({ metodo, caminho }) => [metodo, caminho])).toEqual([['DELETE', '/tutor/2']]);
});
