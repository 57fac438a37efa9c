import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, recusa } from '../test/api-de-mentira';
import { abrirProduto, botao, comProduto, tocar } from '../test/produto';
import { registroDeMentira } from '../test/registro-de-mentira';

comProduto();

const entrega = (id: number, mais: object = {}) => ({
  ...{ id, tipo: 'racao', quantidade: 45.5, data: '2026-11-04', instituicao: `Lar ${id}`, cidade: 'Itu', uf: 'SP' },
  ...{ texto: null, foto: null, documento: null, ...mais },
});
const FOTO = { endereco: '/api/imagem/abc', largura: 1200, altura: 900, descricao: 'Três sacos de ração.' };

async function abrir(api: object = {}) {
  const registro = await registroDeMentira(20);
  const produto = await abrirProduto('/transparencia', { api: { ...registro.api, ...api } });
  await screen.findByText('Confira');
  return { ...produto, ...registro };
}

test('a página abre já com os dois totais e o que eles dizem, sem entrar', async () => {
  const { pedidos } = await abrir();
  expect(screen.getByText('Ainda falta entregar 15,5 kg.')).toBeTruthy();
  expect([...document.querySelectorAll('dd strong')].map((total) => total.textContent)).toEqual(['20', '4,5']);
  expect(screen.getByLabelText('Mapa: Sorocaba, 6 kg; Votorantim, 7 kg.')).toBeTruthy();
  expect(screen.getByText('novembro de 2026')).toBeTruthy();
  // Asked for ahead of the screen, and not again by it.
  expect(pedidos.filter(({ caminho }) => caminho === '/transparencia')).toHaveLength(1);
});

test.each([
  [1284, 1000.5, 'true'],
  [12345, 120, 'false'],
])('os dois totais têm o mesmo tamanho: %i e %f', async (prometido, entregue, longo) => {
  const { pagina } = await registroDeMentira(20);
  const totais = { prometido: { kg: prometido, cadeiras: 2 }, entregue: { kg: entregue, cadeiras: 0 } };
  await abrir({ 'GET /transparencia': { ...pagina, ...totais } });
  const numeros = [...document.querySelectorAll('dd strong')].slice(0, 2);
  expect(numeros.map((numero) => numero.closest('[data-longo]')?.getAttribute('data-longo'))).toEqual([longo, longo]);
});

test('quem entrou a vê dentro do aplicativo', async () => {
  const { api } = await registroDeMentira(20);
  await abrirProduto('/transparencia', { como: 'tutor', api });
  await screen.findByText('Confira');
  expect(screen.getByText('Tutor')).toBeTruthy();
});

test('antes do primeiro quilo diz o que falta, e não há o que conferir', async () => {
  const nada = { kg: 0, cadeiras: 0 };
  const vazia = { prometido: nada, entregue: nada, falta: nada, meses: [], cidades: [], marco: null, anterior: null };
  await abrir({ 'GET /transparencia': vazia });
  expect(screen.getByText(/O primeiro quilo está a caminho/)).toBeTruthy();
  expect(screen.getByText(/Há o que conferir assim que/)).toBeTruthy();
  expect(screen.getByText('A primeira entrega está sendo preparada')).toBeTruthy();
  expect(screen.queryByText('Conferir agora')).toBeNull();
});

test('as cidades além do mapa têm o nome que se diz, e a lista longa se abre', async () => {
  const { pagina } = await registroDeMentira(20);
  const outras = Array.from({ length: 7 }, (_, i) => ({ cidade: `Vila ${i}`, kg: 1 }));
  const cidades = [{ cidade: 'online', kg: 9 }, { cidade: 'não informada', kg: 2 }, ...outras];
  await abrir({ 'GET /transparencia': { ...pagina, cidades } });
  expect([screen.getByText('Compras pela internet'), screen.getByText('Cidade não informada')].length).toBe(2);
  expect(screen.queryByText('Vila 6')).toBeNull();
  await tocar('Ver as 9 cidades');
  expect(screen.getByText('Vila 6')).toBeTruthy();
});

test('uma falha diz por que, e outra tentativa traz a página', async () => {
  let falha = true;
  const { pagina } = await registroDeMentira(20);
  await abrir({ 'GET /transparencia': () => (falha ? recusa('ERRO_INTERNO') : json(pagina)) });
  await screen.findByText('Não deu para carregar');
  falha = false;
  await tocar('Tentar de novo');
  await screen.findByText('Ainda falta entregar 15,5 kg.');
});

test('as entregas mostram quanto, a quem, a foto descrita e o recibo; o resto vem a pedido', async () => {
  const primeiras = [
    entrega(1, { foto: FOTO, documento: '/api/transparencia/entregas/1/documento' }),
    entrega(2, { tipo: 'cadeira', quantidade: 1 }),
  ];
  const { pedidos } = await abrir({
    'GET /transparencia/entregas': ({ busca }: { busca: URLSearchParams }) =>
      busca.get('cursor') ? { entregas: [entrega(3)], proximo: null } : { entregas: primeiras, proximo: 'x' },
  });
  await screen.findByText('45,5 kg de ração');
  expect(screen.getByText('1 cadeira de rodas')).toBeTruthy();
  expect(screen.getByAltText('Três sacos de ração.').getAttribute('loading')).toBe('lazy');
  expect(botao('Recibo (PDF)').getAttribute('href')).toBe('/api/transparencia/entregas/1/documento');
  await tocar('Ver mais entregas');
  await screen.findByText('Lar 3');
  expect(screen.queryByText('Ver mais entregas')).toBeNull();
  expect(pedidos.at(-1)?.busca.get('cursor')).toBe('x');
});

test('procura um quilo pelo número: a linha dele, ou o que o número tem de ser', async () => {
  const { pedidos } = await abrir();
  const campo = screen.getByLabelText('Número do quilo');
  fireEvent.change(campo, { target: { value: '0' } });
  await tocar('Procurar');
  expect(screen.getByText('Use um número de 1 a 20')).toBeTruthy();
  fireEvent.change(campo, { target: { value: '21' } });
  await tocar('Procurar');
  expect(screen.getByText(/vai até o nº 20\. Se o seu quilo é mais novo, recarregue/)).toBeTruthy();
  expect(pedidos.some(({ caminho }) => caminho === '/registro/inclusao')).toBe(false);
  fireEvent.change(campo, { target: { value: ' 13 ' } });
  await tocar('Procurar');
  await screen.findByText('O nº 13 está no registro');
  expect(screen.getByText('1 kg de ração: Votorantim, outubro de 2026.')).toBeTruthy();
  // Refused, it has no answer: not that of the number before it.
  fireEvent.change(campo, { target: { value: '99' } });
  await tocar('Procurar');
  expect(screen.getByText(/vai até o nº 20/)).toBeTruthy();
  expect(screen.queryByText('O nº 13 está no registro')).toBeNull();
  fireEvent.change(campo, { target: { value: 'nº 7' } });
  await tocar('Procurar');
  await screen.findByText('O nº 7 está no registro');
});

test('uma linha trocada por outra não passa', async () => {
  const { api } = await registroDeMentira(20);
  const provar = api['GET /registro/inclusao'] as (pedido: object) => Promise<{ folha: string }>;
  await abrir({
    'GET /registro/inclusao': async (pedido: object) => {
      const prova = await provar(pedido);
      return { ...prova, folha: prova.folha.replace('Votorantim', 'Sorocaba') };
    },
  });
  // Its own register has another key and the same leaves.
  fireEvent.change(screen.getByLabelText('Número do quilo'), { target: { value: '13' } });
  await tocar('Procurar');
  await screen.findByText('O nº 13 não confere');
  await waitFor(() => expect(screen.queryByText('O nº 13 está no registro')).toBeNull());
});

test('um código guardado confere se é o começo do registro; mudado, ou de mais linhas do que há, não', async () => {
  const { marcoDe } = await abrir();
  const { raiz } = await marcoDe(13);
  const conferir = async (linhas: string, codigo: string) => {
    fireEvent.change(screen.getByLabelText('Linhas'), { target: { value: linhas } });
    fireEvent.change(screen.getByLabelText('Código'), { target: { value: codigo } });
    await tocar('Conferir o código');
  };
  await conferir('', raiz);
  expect(screen.getByText(/Informe as linhas e o código inteiro/)).toBeTruthy();
  await conferir('', `13:${raiz}`);
  await screen.findByText('O código confere');
  await conferir('13', `${raiz.slice(1)}${raiz[0] === 'a' ? 'b' : 'a'}`);
  await screen.findByText('O código não confere');
  expect(screen.queryByText('O código confere')).toBeNull();
  await conferir('13', raiz);
  await screen.findByText('O código confere');
  await conferir('21', raiz);
  await screen.findByText('O código não confere');
});
