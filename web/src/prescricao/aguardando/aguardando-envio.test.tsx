// The store is looked for once there is one.
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idDoUsuario, type Sessao } from '../../lib/sessao';
import { banco } from '../../offline/banco';
import { criarPendente } from '../../offline/pendente';
import { abrirProduto, campo, comProduto, digitar, tocar } from '../../test/produto';
import { PRODUTO } from '../../test/registros';
import { sessaoDe } from '../../test/sessoes';

comProduto();
beforeEach(async () => {
  await banco.pendentes.clear();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await banco.pendentes.clear();
});

const dono = idDoUsuario(sessaoDe('prescritor') as unknown as Sessao);
const corpo = { id_produto: PRODUTO.id_produto, telefone: '(15) 91234-5678', tutor_nome: 'Ana' };
const endereco = '?peso_pet=10&atividade=baixa&passo=tutor';
const uma = criarPendente({ chave: 'k1', dono, corpo, produto: 'Fresh Meat', endereco }, 1);
const outra = { ...uma, chave: 'k2', corpo: { ...corpo, telefone: '(15) 94444-4444' }, criadaEm: 2 };

const cartoes = () => screen.queryAllByLabelText(/^Aguardando envio: /);
const cartao = (n: number): HTMLElement => {
  const achado = cartoes().at(n);
  if (!achado) throw new Error(`não há ${n + 1} aguardando`);
  return achado;
};
const noCartao = (n: number, nome: string) => act(async () => fireEvent.click(within(cartao(n)).getByText(nome)));

test('sem rede, uma que aguarda se edita no seu lugar, todas se exportam, e excluir leva só a escolhida', async () => {
  await banco.pendentes.bulkAdd([uma, outra]);
  const { onde, pedidos } = await abrirProduto('/prescricoes', {
    como: 'prescritor',
    api: { 'GET /products': [PRODUTO], 'GET /prescritions': { prescritions: [], proximo: null } },
  });
  await screen.findByText('Aguardando envio (2)');
  await noCartao(0, 'Editar');
  await screen.findByText('Editar indicação');
  expect(campo('Telefone do tutor').value).toBe('(15) 91234-5678');
  await digitar({ 'Telefone do tutor': '15987654321' });
  await tocar('Enviar indicação');
  await screen.findByText(/^Prescrição salva apenas no dispositivo, verifique a conexão/);
  await tocar('Ver o que aguarda envio');
  await screen.findByText('Aguardando envio (2)');
  expect(onde()).toBe('/prescricoes');
  expect(cartao(0).textContent).toContain('(15) 98765-4321');
  expect(cartao(1).textContent).toContain('(15) 94444-4444');
  expect(screen.queryByText('(15) 91234-5678')).toBeNull();

  const planilhas: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((planilha) => {
    planilhas.push(planilha as Blob);
    return 'blob:x';
  });
  const baixados: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    baixados.push(this.download);
  });
  await tocar('Exportar');
  expect(baixados).toEqual(['indicacoes-aguardando-envio.csv']);
  expect((await planilhas[0]?.text())?.match(/Fresh Meat.*Aguardando envio/g)).toHaveLength(2);

  await noCartao(1, 'Excluir');
  const pergunta = (await screen.findByText('Tem certeza que deseja deletar?')).closest<HTMLElement>('[role="dialog"]');
  await act(async () => fireEvent.click(within(pergunta ?? document.body).getByText('Excluir')));
  await waitFor(() => expect(cartoes()).toHaveLength(1));
  expect(await banco.pendentes.toArray()).toMatchObject([{ criadaEm: 1, estado: 'aguardando' }]);
  expect(pedidos.filter(({ metodo }) => metodo === 'POST')).toEqual([]);
});
