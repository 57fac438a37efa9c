import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Api, recusa } from '../../test/api-de-mentira';
import { abrirProduto, botao, comProduto, digitar, tocar } from '../../test/produto';
import { INDICACAO, PRODUTO } from '../../test/registros';
import { sessaoDe } from '../../test/sessoes';

comProduto();

const ADULTOS = { ...PRODUTO, porte: null, opcao: null, energia_metabolizavel: 3800 };
const FILHOTES = { ...ADULTOS, ciclo_de_vida: 'Filhote' };
const NA_2 = { formula: 2, responsavel: { nome: 'Vera Prova', crmv: '123', uf: 'SP' } };

const abrir = (produto: object, busca = '', api: Api = {}) =>
  abrirProduto(`/prescricoes/nova${busca}`, {
    como: 'prescritor',
    api: { 'GET /products': [produto], 'GET /dose': NA_2, ...api },
  });

const cartao = () => screen.getByLabelText('Quantidade diária').textContent?.replaceAll('\u00A0', ' ') ?? '';
const marcar = async (...nomes: (string | RegExp)[]) => {
  for (const nome of nomes) await tocar(nome);
};

test('a fase abre as suas perguntas, e só elas', async () => {
  await abrir(FILHOTES);
  await screen.findByText('Em que fase o pet está?');
  expect(screen.queryByText('Condição corporal (ECC)')).toBeNull();
  await marcar('Filhote');
  await screen.findByLabelText('Idade');
  expect(screen.getAllByLabelText(/^ECC \d/)).toHaveLength(9);
  expect(screen.getByLabelText('Peso esperado quando adulto')).toBeTruthy();
  expect(screen.queryByText('Atividade')).toBeNull();
  await marcar('Lactação');
  expect(screen.getByLabelText('Filhotes que mamam')).toBeTruthy();
  expect(screen.getByText('O de antes da gestação')).toBeTruthy();
  expect(screen.queryByLabelText('Idade')).toBeNull();
});

const DE_RECUPERAR = { ...ADULTOS, tipo_calculadora: 'recuperacao' };
const DE_EMAGRECER = { ...ADULTOS, tipo_calculadora: 'obesidade' };
const IDEAL = /^ECC 5:/;

test('a fase respondida para outro alimento não fica na pergunta do peso', async () => {
  await abrir(DE_RECUPERAR, '?fase=gestacao');
  await screen.findByLabelText('Dias sem comer');
  expect(screen.queryByText('O de antes da gestação')).toBeNull();
});

test.each([
  ['gatinho', { ...FILHOTES, especie: 'gatos' }, ['Filhote', IDEAL], { 'Peso do pet': '2', Idade: '4' }, 69],
  ['gestação', FILHOTES, ['Gestação', IDEAL], { 'Peso do pet': '20', 'Semana da gestação': '5' }, 465],
  [
    'lactação',
    FILHOTES,
    ['Lactação', IDEAL],
    { 'Peso do pet': '20', 'Filhotes que mamam': '4', 'Semana da lactação': '3' },
    917,
  ],
  ['recuperação', DE_RECUPERAR, [IDEAL], { 'Peso do pet': '10', 'Dias sem comer': '1' }, 104],
  ['emagrecimento', DE_EMAGRECER, ['Adulto', /^ECC 8:/], { 'Peso do pet': '13' }, 104],
])('%s: o que se responde na tela dá os seus gramas', async (_, produto, respostas, campos, gramas) => {
  await abrir(produto);
  await screen.findByLabelText('Peso do pet');
  await marcar(...respostas);
  await digitar(campos);
  await waitFor(() => expect(cartao()).toContain(`${gramas} g/dia`));
});

test('a nota escolhida diz o que se vê e o que se sente', async () => {
  await abrir(ADULTOS, '?fase=adulto');
  await screen.findByText('Condição corporal (ECC)');
  await marcar('ECC 5: Ideal');
  expect(screen.getByText(/Costelas fáceis de sentir, sem excesso de gordura/)).toBeTruthy();
});

test('a quantidade se explica: conta, faixa, refeições, petiscos, fonte e responsável', async () => {
  await abrir(ADULTOS, '?peso_pet=12&fase=adulto&escore=5&atividade=moderada');
  await waitFor(() => expect(cartao()).toContain('187 g/dia'));
  for (const dito of [
    '161 a 221 g',
    '2 refeições',
    '709 kcal',
    'Como calculamos',
    '110 × 12^0,75',
    'Fórmula 2',
    '3.800 kcal/kg',
    'Responsável técnico: Vera Prova, CRMV-SP 123',
  ]) {
    expect(cartao()).toContain(dito);
  }
});

test('onde não se calcula, o motivo está no lugar dos gramas, e quem não é veterinário não segue', async () => {
  const groomer = sessaoDe('prescritor');
  localStorage.setItem('usuario', JSON.stringify({ ...groomer, usuario: { ...groomer.usuario, perfil: 'groomer' } }));
  await abrirProduto('/prescricoes/nova?peso_pet=12&fase=adulto&escore=2&atividade=moderada', {
    api: { 'GET /products': [ADULTOS], 'GET /dose': NA_2 },
  });
  await screen.findByText(/O pet está muito magro.*Procure o veterinário/);
  expect(document.body.textContent).not.toMatch(/\d g\b|g\/dia/);
  expect(screen.queryByText('Avançar')).toBeNull();
  expect(screen.queryByText('Indicar sem a quantidade')).toBeNull();
});

test('o veterinário indica sem a quantidade, e o pedido diz isso', async () => {
  const { mudancas } = await abrir(ADULTOS, '?peso_pet=12&fase=adulto&escore=2&atividade=moderada', {
    'POST /prescrition/nova_prescricao_prescritor': INDICACAO,
  });
  await screen.findByText(/Avalie a causa/);
  await tocar('Indicar sem a quantidade');
  await screen.findByText('Quantidade: combine com o veterinário');
  await digitar({ 'Telefone do tutor': '15912345678' });
  await tocar('Enviar indicação');
  await screen.findByText('Indicação realizada com sucesso!');
  expect(mudancas()[0]?.corpo).toMatchObject({
    formula: 2,
    peso_pet: 12,
    caso: { fase: 'adulto', ecc: 2, atividade: 'moderada' },
    sem_quantidade: true,
    gramas_vistas: null,
  });
});

test('se a fórmula mudou no meio, nada sai: o assistente lê a nova e pergunta o que falta', async () => {
  let emVigor: object = { formula: 1, responsavel: null };
  await abrir(ADULTOS, '?peso_pet=12&atividade=moderada&passo=tutor', {
    'GET /dose': () => emVigor,
    'POST /prescrition/nova_prescricao_prescritor': () => recusa('FORMULA_MUDOU'),
  });
  await screen.findByText('Enviar indicação');
  await digitar({ 'Telefone do tutor': '15912345678' });
  emVigor = NA_2;
  await tocar('Enviar indicação');
  await screen.findByText('Em que fase o pet está?');
  expect(screen.getByText(/A fórmula da quantidade mudou/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Peso do pet').value).toBe('12');
});

test('de volta à fórmula 1, a condição que ninguém escolheu não sai com outro toque: a quantidade se vê antes', async () => {
  let emVigor: object = NA_2;
  const { mudancas } = await abrir(ADULTOS, '?peso_pet=12&fase=adulto&escore=7&atividade=moderada&passo=tutor', {
    'GET /dose': () => emVigor,
    'POST /prescrition/nova_prescricao_prescritor': () => recusa('FORMULA_MUDOU'),
  });
  await screen.findByText('Enviar indicação');
  await digitar({ 'Telefone do tutor': '15912345678' });
  emVigor = { formula: 1, responsavel: null };
  await tocar('Enviar indicação');
  await screen.findByText('Quanto o pet come por dia?');
  await screen.findByText(/A fórmula da quantidade mudou/);
  expect(screen.queryByText('Enviar indicação')).toBeNull();
  expect(mudancas()).toHaveLength(1);
});

test('o produto saiu da lista no meio: o assistente diz e pergunta outro', async () => {
  const outro = { ...ADULTOS, id_produto: 99, nome_curto: 'Seniores' };
  let produtos: object[] = [ADULTOS, outro];
  await abrir(
    ADULTOS,
    `?nome_curto=${ADULTOS.nome_curto}&peso_pet=12&fase=adulto&escore=5&atividade=moderada&passo=tutor`,
    {
      'GET /products': () => produtos,
      'POST /prescrition/nova_prescricao_prescritor': () => recusa('PRODUTO_INDISPONIVEL'),
    },
  );
  await screen.findByText('Enviar indicação');
  await digitar({ 'Telefone do tutor': '15912345678' });
  produtos = [outro];
  await tocar('Enviar indicação');
  await screen.findByText('A indicação não foi enviada');
  expect(screen.queryByText('Enviar indicação')).toBeNull();
});

test('pela fórmula 1 um filhote mostra ao lado o que o crescimento pede, e só segue conferido', async () => {
  await abrir(FILHOTES, '?peso_pet=3&atividade=baixa&peso_adulto=6', {
    'GET /dose': { formula: 1, responsavel: null },
  });
  await screen.findByText('O que o crescimento pede');
  expect(document.body.textContent).toContain('112 g/dia');
  expect(botao('Avançar').getAttribute('aria-disabled')).toBe('true');
  await tocar(/Vi a diferença/);
  await tocar('Avançar');
  await screen.findByText('Quem recebe a indicação?');
});
