import { campoDoMes, MESES, SITUACOES } from '@indica-bem/domain/painel/numeros';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recusa } from '../test/api-de-mentira';
import { abrirProduto, campo, comProduto, tocar } from '../test/produto';

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
  mes: {
    hoje: '2026-03-16',
    compras: 46,
    antes: 37,
    cupons: 60,
    cupons_antes: 80,
    cadastros: 1,
    cadastros_antes: 0,
  },
  serie: Array.from({ length: 12 }, (_, i) => ({
    mes: i < 9 ? `2025-${String(i + 4).padStart(2, '0')}` : `2026-0${i - 8}`,
    cupons: 10 * i,
    compras: i,
    cadastros: 0,
  })),
  comparacao: { ate: 2, indicacoes: 30, antes: 40 },
  ano,
  anos: [2026, 2019],
  funil: { emitidas: 3, resgatadas: 2, com_loja: 2, efetivadas: 1 },
  parceiros: [],
  lojas: [],
  produtos: [],
  cidades: [],
  a_vencer: { dias: 7, total: 0, ha_mais: false, cupons: [] },
  notas: { compras: 4, com_nota: 1 },
});

test('o ano se escolhe e fica no endereço', async () => {
  const { chegarA } = await abrirProduto('/dashboard?ano=2019', {
    como: 'indicabem',
    api: {
      'GET /reports/dashboard': ({ busca }: { busca: URLSearchParams }) => painelDe(Number(busca.get('ano'))),
      'GET /painel/pendencias': { pendencias: [] },
    },
  });
  await screen.findByText('Nenhuma indicação em 2019. Escolha outro ano.');
  await act(async () => void fireEvent.change(campo('Ano'), { target: { value: '2026' } }));
  await chegarA('/dashboard?ano=2026');
  await screen.findByText('Da indicação à compra em 2026');
  expect(screen.queryByText(/Nenhuma indicação em/)).toBeNull();
  expect(screen.getByText('1 de 4 compras com nota')).toBeTruthy();
});

const esperando = (tipo: string, quantos: number, mais: object = {}) => ({
  tipo,
  quantos,
  exato: true,
  loja: null,
  ...mais,
});

test.each(['/home', '/dashboard'])(
  '%s da equipe começa pela frase do mês e pelo que espera por alguém',
  async (onde) => {
    const pendencias = [
      esperando('estornos', 1),
      esperando('contestacoes', 0),
      esperando('emails', 1000, { exato: false }),
      esperando('codigos', 2, { loja: { id: 9, nome: 'Bicho Online' } }),
      esperando('interesses', 1),
    ];
    const api = { 'GET /reports/dashboard': painelDe(2026), 'GET /painel/pendencias': { pendencias } };
    await abrirProduto(onde, { como: 'indicabem', api });
    const lista = (await screen.findByText('Espera por você')).closest('section');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Painel');
    const linhas = [...(lista?.querySelectorAll('a') ?? [])].map((a) => [a.textContent, a.getAttribute('href')]);
    expect(linhas).toEqual([
      ['1pedido de estorno', '/web/estornos'],
      ['+1.000e-mails não entregues', '/web/correio'],
      ['2lojas online quase sem códigosBicho Online é a mais vazia', '/web/cupons-online?loja=9'],
      ['1pessoa quer participar', '/web/interessados'],
    ]);
    const ordem = [
      'Março até o dia 16: 46 compras, 24% acima de fevereiro',
      'Espera por você',
      'Cupons gerados',
      'De janeiro a fevereiro: 30 indicações, 25% abaixo de 2025.',
      'Comece por aqui',
    ];
    await screen.findByText('Comece por aqui');
    const lido = document.querySelector('main')?.textContent ?? '';
    expect(ordem.filter((parte) => !lido.includes(parte))).toEqual([]);
    expect(ordem.map((parte) => lido.indexOf(parte))).toEqual(ordem.map((p) => lido.indexOf(p)).sort((a, b) => a - b));
  },
);

const aberto = async (mais: object) => {
  const painel = { ...painelDe(2026), ...mais };
  const api = { 'GET /reports/dashboard': painel, 'GET /painel/pendencias': { pendencias: [] } };
  await abrirProduto('/dashboard', { como: 'indicabem', api });
  await screen.findByText('Da indicação à compra em 2026');
};
const textos = (seletor: string, onde: ParentNode | null = document) =>
  [...(onde?.querySelectorAll(seletor) ?? [])].map(({ textContent }) => textContent);

test('cada total diz como está o mês ao lado dos mesmos dias do anterior, em sinal e em palavras', async () => {
  await aberto({ couponsGeradosTotal: 300, prescricoesEfetivadasTotal: 299 });
  expect(textos('dl > div')).toEqual([
    'Cupons gerados300desde o início▼ −25% ante fevereiro+60 neste mês; 80 até 16/02',
    'Cupons validados29999% dos gerados▲ +24% ante fevereiro+46 neste mês; 37 até 16/02',
    'Usuários cadastrados31 tutor · 1 parceiro · 1 lojasem comparação+1 neste mês',
  ]);
  expect(document.querySelectorAll('dl svg[aria-hidden="true"]')).toHaveLength(3);
  const meses = screen.getByText('Ver os últimos doze meses').closest('details');
  expect(textos('tbody tr', meses).slice(0, 2)).toEqual(['março de 2026110110', 'fevereiro de 2026100100']);
  expect(textos('tbody tr', meses)).toHaveLength(12);
});

test('o caminho vazio leva ao painel; o gráfico diz cada mês pelo teclado, e os mesmos números em tabela', async () => {
  const api = { 'GET /reports/dashboard': painelDe(2026), 'GET /painel/pendencias': { pendencias: [] } };
  const { onde } = await abrirProduto('/', { como: 'indicabem', api });
  const meses = await screen.findByLabelText('Indicações de 2026, mês a mês');
  expect([onde(), textos('h1')]).toEqual(['/dashboard', ['Painel']]);
  const dito = () => [meses.getAttribute('aria-valuetext'), ...textos('strong', meses.parentElement)];
  const teclar = (key: string) => act(async () => void fireEvent.keyDown(meses, { key }));
  await act(async () => meses.focus());
  await teclar('Home');
  expect(dito()).toEqual(['Janeiro, 0 indicações: efetivadas 0, pendentes 0, ativas 0', 'Janeiro, 0 indicações']);
  await teclar('ArrowRight');
  await teclar('ArrowRight');
  const marco = 'Março, 3 indicações: efetivadas 3, pendentes 0, ativas 0';
  expect(dito()).toEqual([marco, 'Março, 3 indicações']);
  await teclar('Escape');
  expect(dito()).toEqual([marco]);
  const tabela = screen.getByText('Ver em tabela').closest('details');
  expect(textos('thead th', tabela)).toEqual(['Mês', ...SITUACOES]);
  expect(textos('tbody tr', tabela).slice(1, 4)).toEqual(['Fev000', 'Mar300', 'Abr000']);
  expect(textos('tbody tr', tabela)).toHaveLength(12);
});

test('o funil nomeia a maior perda, e com poucas não diz nada', async () => {
  await aberto({ funil: { emitidas: 200, resgatadas: 180, com_loja: 100, efetivadas: 90 } });
  const funil = screen.getByLabelText('Funil');
  expect(funil.querySelector('p')?.textContent?.trim()).toBe(
    'A maior perda: 44% dos tutores não escolheram a loja (80 de 180 resgates).',
  );
  expect(textos('li', funil)).toEqual([
    'Emitidas200 100%',
    'Resgatadas pelo tutor180 90%20 ficaram pelo caminho',
    'Com loja escolhida100 50%80 ficaram pelo caminho',
    'Com compra validada90 45%10 ficaram pelo caminho',
  ]);
  cleanup();
  await aberto({});
  await waitFor(() => expect(screen.queryByText(/A maior perda/)).toBeNull());
});

test('os destaques são barras com nome, número e parte; o produto é chamado como em toda parte, sem corte', async () => {
  await aberto({
    funil: { emitidas: 40, resgatadas: 0, com_loja: 0, efetivadas: 0 },
    produtos: [
      { id: 1, nome: 'Fórmula Natural Fresh Meat Cães Adultos Porte Pequeno Frango', quantas: 30 },
      { id: 2, nome: 'Outra', quantas: 1 },
    ],
    cidades: [{ nome: 'Sorocaba', quantas: 3 }],
  });
  const produtos = await screen.findByLabelText('Produtos mais indicados');
  expect(textos('li', produtos)).toEqual([
    'Fresh Meat · Cães adultos, porte pequeno · Frango30 indicações · 75%',
    'Outra1 indicação · 2%',
  ]);
  expect(textos('li', screen.getByLabelText('Cidades com mais compras'))).toEqual(['Sorocaba3 compras · 75%']);
  expect(textos('p', screen.getByLabelText('Lojas com mais compras'))).toEqual(['Nada ainda em 2026.']);
});

test('sem nada à espera, a equipe lê isso; sem resposta, o painel continua ali', async () => {
  let respondeu = false;
  const api = {
    'GET /reports/dashboard': painelDe(2026),
    'GET /painel/pendencias': () => (respondeu ? { pendencias: [esperando('analise', 0)] } : recusa('ERRO_INTERNO')),
  };
  await abrirProduto('/home', { como: 'indicabem', api });
  await screen.findByText('Não conseguimos ler agora o que espera por você.');
  expect(screen.getByText(/Março até o dia 16/)).toBeTruthy();
  respondeu = true;
  await tocar('Tentar de novo');
  await screen.findByText('Nada espera por você');
});

test('quem volta à janela encontra o que mudou enquanto isso', async () => {
  const api = { 'GET /reports/dashboard': painelDe(2026), 'GET /painel/pendencias': { pendencias: [] } };
  const { pedidos } = await abrirProduto('/home', { como: 'indicabem', api });
  await screen.findByText('Nada espera por você');
  const lidas = () => pedidos.filter(({ caminho }) => caminho === '/painel/pendencias').length;
  const antes = lidas();
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(lidas()).toBe(antes + 1));
});
