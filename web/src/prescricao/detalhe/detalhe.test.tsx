import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { BLOQUEADA, ENCERRADA } from '@indica-bem/domain/prescricao/regras';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recusa } from '../../test/api-de-mentira';
import { abrirProduto, botao, comProduto, digitar, tocar } from '../../test/produto';
import { INDICACAO } from '../../test/registros';

comProduto();

const PENDENTE: Prescricao = {
  ...INDICACAO,
  status: 'Pendente - Aguardando cadastro',
  email: 'ana.pendente@example.com',
  data_resgate: null,
  id_tutor: null,
  tutor: null,
};
const CUPOM = {
  id_coupon: 51,
  situacao: 'ativo',
  data_validade: '2099-01-01',
} as unknown as Prescricao['coupons'][number];
const COM_CUPOM = {
  ...INDICACAO,
  status: 'Ativo - Aguardando compra',
  id_lojista: 13,
  shopkeeper: { id_shopkeeper: 13, nome_fantasia: 'Loja Prova', tipo: 'loja_fisica', disponivel: true },
  coupons: [CUPOM],
} as unknown as Prescricao;

test('reenvia três vezes e na quarta diz o limite do dia', async () => {
  let vezes = 0;
  const { mudancas } = await abrirProduto('/indicacao/codigo/41', {
    como: 'prescritor',
    api: {
      'GET /prescrition/:id': PENDENTE,
      'POST /prescrition/:id/reenviar_prescricao': () => (++vezes > 3 ? recusa('REENVIO_ESGOTADO') : PENDENTE),
    },
  });
  for (const esperado of [
    ...Array<string>(3).fill('Indicação reenviada para ana.pendente@example.com'),
    'Esta indicação já foi reenviada 3 vezes hoje. Tente novamente amanhã.',
  ]) {
    await screen.findByText('Reenviar');
    await tocar('Reenviar');
    const pergunta = (await screen.findByText('Deseja reenviar os dados da indicação?')).closest('[role="dialog"]');
    await act(async () => void fireEvent.click(within(pergunta as HTMLElement).getByText('Reenviar')));
    await screen.findByText(esperado);
  }
  expect(mudancas().map(({ corpo }) => corpo)).toEqual(
    Array(4).fill({ email: PENDENTE.email, telefone: PENDENTE.telefone }),
  );
});

test('as anotações mudam até o resgate', async () => {
  let atual = PENDENTE;
  const api = {
    'GET /prescrition/:id': () => atual,
    'PUT /prescrition/:id': ({ corpo }: { corpo: unknown }) => {
      atual = { ...atual, ...(corpo as Partial<Prescricao>) };
      return atual;
    },
  };
  const { mudancas } = await abrirProduto('/indicacao/codigo/41', { como: 'prescritor', api });
  await screen.findByText('Escrever anotações');
  await tocar('Escrever anotações');
  await digitar({ Anotações: 'Pesar em 15 dias.' });
  await tocar('Salvar');
  await screen.findByText('Editar anotações');
  expect(screen.getByText('Pesar em 15 dias.')).toBeTruthy();
  expect(mudancas().map(({ corpo }) => corpo)).toEqual([{ anotacoes: 'Pesar em 15 dias.' }]);
});

test('depois do resgate, não', async () => {
  await abrirProduto('/indicacao/codigo/41', { como: 'prescritor', api: { 'GET /prescrition/:id': COM_CUPOM } });
  await screen.findByText('Loja e cupom');
  expect(screen.queryByText(/anotações/)).toBeNull();
});

const CORRIGIDA = /^A energia deste alimento foi corrigida depois desta indicação/;
test.each([
  ['prescritor', 5200, /confira a quantidade e indique de novo, se preciso\.$/],
  ['tutor', 5200, /Converse com quem indicou sobre a quantidade\.$/],
  ['tutor', 3380, null],
] as const)('a energia do alimento foi corrigida: %s, de 3340 para %i', async (como, energia, dito) => {
  const calculo = {
    ...{ versao: 1, tipo: 'comum', peso_pet: 20, ecc: 1, atividade: 110, atividade_chave: 'moderada', rampa: null },
    ...{ energia_metabolizavel: 3340, expoente: 0.75, fator: 110, kcal: 1040, gramas: 311 },
  } as const;
  const product = { ...INDICACAO.product, energia_metabolizavel: energia } as Prescricao['product'];
  const api = { 'GET /prescrition/:id': { ...INDICACAO, calculo, product } };
  await abrirProduto('/indicacao/codigo/41', { como, api });
  expect((await screen.findByLabelText('Quantidade diária')).textContent).toContain('311');
  const frase = screen.queryByText(CORRIGIDA)?.textContent ?? null;
  if (dito) expect(frase).toMatch(dito);
  else expect(frase).toBeNull();
});

test('a indicação de outro parceiro não existe para este', async () => {
  await abrirProduto('/indicacao/codigo/41', {
    como: 'prescritor',
    api: { 'GET /prescrition/:id': () => recusa('NAO_ENCONTRADO') },
  });
  await screen.findByText('Indicação não encontrada');
});

test('o tutor vê a sua indicação e o caminho para o cupom', async () => {
  await abrirProduto('/indicacao/codigo/41', { como: 'tutor', api: { 'GET /prescrition/:id': COM_CUPOM } });
  await screen.findByText('Ver cupom');
  expect(botao('Ver cupom').getAttribute('href')).toBe('/web/cupom/ver/51');
  expect(screen.queryByText('Reenviar')).toBeNull();
});

const PARADA: Prescricao = { ...INDICACAO, status: BLOQUEADA };
const FRASE = /A equipe bloqueou esta indicação\. Fale com a gente se acha que é engano\./;

test('bloqueada, o tutor lê por que não escolhe loja e a quem falar, e o alimento fica', async () => {
  await abrirProduto('/indicacao/codigo/41', { como: 'tutor', api: { 'GET /prescrition/:id': PARADA } });
  await screen.findByText(FRASE);
  expect(screen.getByText('Falar com a gente').closest('a')?.getAttribute('href')).toBe('/web/contato');
  expect(screen.getByLabelText('Produto indicado')).toBeTruthy();
  for (const nome of ['Comprar com desconto', 'Ver cupom', 'Trocar loja']) expect(screen.queryByText(nome)).toBeNull();
});

test('bloqueada, nem pelo endereço das lojas se escolhe', async () => {
  const { pedidos } = await abrirProduto('/lojistas/41', { como: 'tutor', api: { 'GET /prescrition/:id': PARADA } });
  await screen.findByText(FRASE);
  expect(pedidos.some(({ caminho }) => caminho.startsWith('/shopkeeper'))).toBe(false);
});

test('bloqueada, o parceiro não tem o que enviar', async () => {
  await abrirProduto('/indicacao/codigo/41', { como: 'prescritor', api: { 'GET /prescrition/:id': PARADA } });
  await screen.findByText(FRASE);
  for (const nome of ['Enviar por WhatsApp', 'Reenviar', 'Copiar link']) expect(screen.queryByText(nome)).toBeNull();
});

const ENVIOS = ['Enviar por WhatsApp', 'Reenviar', 'Copiar link', 'Nova indicação'];

test('excluída a conta do tutor, o parceiro lê por quê, não tem o que enviar, e o alimento fica', async () => {
  const tutor = { nome: 'Tutor excluído', cpf: null };
  const semTutor = { ...INDICACAO, status: ENCERRADA, tutor, telefone: null, email: null, hash: null };
  await abrirProduto('/indicacao/codigo/41', { como: 'prescritor', api: { 'GET /prescrition/:id': semTutor } });
  await screen.findByText(/A conta do tutor foi excluída, e os dados dele foram apagados\./);
  screen.getByText(ENCERRADA);
  for (const nome of ENVIOS) expect(screen.queryByText(nome)).toBeNull();
  expect(screen.getByLabelText('Produto indicado')).toBeTruthy();
  screen.getByText('Imprimir indicação nutricional');
});

test('apagado o contato de uma que ninguém resgatou, o parceiro lê que só o código ainda serve', async () => {
  const semContato = { ...PENDENTE, telefone: null, email: null, hash: null };
  await abrirProduto('/indicacao/codigo/41', { como: 'prescritor', api: { 'GET /prescrition/:id': semContato } });
  await screen.findByText(/Quem tiver o código ainda pode resgatá-la\./);
  for (const nome of ['Reenviar', 'Copiar link']) expect(screen.queryByText(nome)).toBeNull();
});

test('uma situação que esta página ainda não conhece diz o próprio nome', async () => {
  const futura = { ...PENDENTE, status: 'Adiado - Para depois' as Prescricao['status'] };
  await abrirProduto('/indicacao/codigo/41', { como: 'prescritor', api: { 'GET /prescrition/:id': futura } });
  await screen.findByText('Adiado - Para depois');
});
