import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recusa } from '../../test/api-de-mentira';
import { abrirProduto, comProduto } from '../../test/produto';

comProduto();

const PRODUTO = {
  id_produto: 7,
  categoria: 'Fórmula Natural',
  sub_categoria: 'Fresh Meat',
  especie: 'cao',
  porte: 'Médio',
  nome: 'Ração Prova',
  nome_curto: 'Adultos',
  link: 'https://example.com',
  opcao: 'Frango',
  energia_metabolizavel: 4020,
  tipo_calculadora: 'comum',
  ciclo_de_vida: 'Adulto',
  outras_necessidades: null,
  em_prescricao: 'S',
  em_catalogo: 'S',
  so_veterinario: 'N',
  imagem_caminho: null,
  versao: 1,
};
const PEDIDO = {
  id_renovacao: 3,
  estado: 'aberta',
  pedida_em: '2026-03-10T12:00:00.000Z',
  respondida_em: null,
  motivo: null,
  texto: null,
  id_nova: null,
  fim: '2026-06-30',
  peso_atual: { dia: '2026-03-08', peso: 10.4 },
  indicacao: {
    id_prescricao: 9,
    codigo_prescricao: 'B7KX429R',
    data: '2026-01-10',
    id_produto: 7,
    product: PRODUTO,
    tutor: { nome: 'Ana Prova', cpf: null },
    tutor_nome: 'Ana',
    pet_nome: 'Thor',
    peso_pet: 10,
    anotacoes: null,
    calculo: { versao: 1, tipo: 'comum', ecc: 1, atividade: 95, atividade_chave: 'baixa', peso_pet: 10, gramas: 133 },
    sem_dose: null,
  },
};

type Opcoes = { pedido?: object; responder?: () => unknown; onde?: string };
async function abrir({ pedido = {}, responder, onde = '/renovacoes' }: Opcoes = {}) {
  let abertas = [{ ...PEDIDO, ...pedido }];
  const enviados: Record<string, unknown>[] = [];
  const tela = await abrirProduto(onde, {
    como: 'prescritor',
    api: {
      'GET /renovacoes': () => ({ renovacoes: abertas, proximo: null, abertas: abertas.length }),
      'GET /renovacoes/contagem': () => ({ abertas: abertas.length }),
      'GET /renovacao/:id': () => ({ ...PEDIDO, ...pedido }),
      'GET /products': [PRODUTO],
      'GET /dose': { formula: 1, responsavel: null },
      'GET /prescriber/:id': { licenca: { estado: 'valida', vale_ate: null } },
      'POST /renovacao/:id/indicacao': ({ corpo }: { corpo: Record<string, unknown> }) => {
        enviados.push(corpo);
        const resposta = responder?.();
        if (resposta) return resposta;
        abertas = [];
        return { ...PEDIDO.indicacao, id_prescricao: 20, status: 'Ativo - Cliente cadastrado', coupons: [] };
      },
      'POST /renovacao/:id/recusa': ({ corpo }: { corpo: Record<string, unknown> }) => {
        enviados.push(corpo);
        abertas = [];
        return { ...PEDIDO, estado: 'recusada', motivo: 'consulta' };
      },
    },
  } as never);
  return { ...tela, enviados };
}
async function botao(name: string) {
  const achado = (await screen.findByRole('button', { name })) as HTMLButtonElement;
  // Until products and formula are known there is nothing to indicate.
  await waitFor(() => expect(achado.disabled).toBe(false));
  return achado;
}

test('com o peso partilhado, um toque indica de novo e o pedido sai da lista', async () => {
  const { enviados } = await abrir();
  expect(await screen.findByText(/Com o peso de agora/)).toBeTruthy();
  fireEvent.click(await botao('Indicar de novo'));
  expect(await screen.findByText('Nenhum pedido esperando')).toBeTruthy();
  expect(enviados).toMatchObject([{ id_produto: 7, peso_pet: 10.4, atividade: 95, gramas_vistas: expect.any(Number) }]);
  expect(Object.keys(enviados[0] ?? {})).not.toContain('telefone');
});

test('sem o peso, pergunta antes, e mostra o que dá', async () => {
  const { enviados } = await abrir({ pedido: { peso_atual: null } });
  fireEvent.click(await botao('Indicar de novo'));
  const dialogo = within(await screen.findByRole('dialog'));
  const campo = dialogo.getByLabelText('Peso do pet (kg)') as HTMLInputElement;
  expect(campo.value).toBe('10');
  fireEvent.change(campo, { target: { value: '10,3' } });
  expect(dialogo.getByText(/^Dá \d+ g por dia\.$/)).toBeTruthy();
  fireEvent.change(campo, { target: { value: '500' } });
  fireEvent.click(dialogo.getByRole('button', { name: 'Indicar de novo' }));
  expect(enviados).toEqual([]);
  fireEvent.change(campo, { target: { value: '10,3' } });
  fireEvent.click(dialogo.getByRole('button', { name: 'Indicar de novo' }));
  await waitFor(() => expect(enviados).toMatchObject([{ peso_pet: 10.3 }]));
});

test('um peso digitado bem diferente não sai com a condição de então: o assistente a pergunta', async () => {
  const { enviados, onde } = await abrir({ pedido: { peso_atual: null } });
  fireEvent.click(await botao('Indicar de novo'));
  const dialogo = within(await screen.findByRole('dialog'));
  fireEvent.change(dialogo.getByLabelText('Peso do pet (kg)'), { target: { value: '8,5 kg' } });
  expect(dialogo.getByText(/^O peso mudou/)).toBeTruthy();
  fireEvent.click(dialogo.getByRole('button', { name: 'Conferir a condição' }));
  await waitFor(() => expect(onde()).toContain('peso_pet=8%2C5'));
  expect(await screen.findByText(/Pesava 10 kg, agora 8,5 kg: confira a condição corporal\./)).toBeTruthy();
  expect(screen.getByText('Falta: condição corporal.')).toBeTruthy();
  const cartao = screen.getByLabelText('Quantidade diária');
  expect(cartao.textContent).not.toMatch(/\d g/);
  for (const nome of ['Ideal', /^Sobrepeso/, /^Obesidade/]) {
    expect((screen.getByRole('radio', { name: nome }) as HTMLInputElement).checked).toBe(false);
  }
  expect((await botao('Avançar')).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('radio', { name: /^Obesidade/ }));
  expect(cartao.textContent?.replaceAll('\u00A0', ' ')).toMatch(/\d g\/dia/);
  expect(enviados).toEqual([]);
});

test('o peso que se corrige no assistente também se compara com o de antes', async () => {
  await abrir({ pedido: { peso_atual: null }, onde: '/prescricoes/nova?renovacao=3&especie=cao&peso_pet=10' });
  const campo = await screen.findByLabelText(/Peso do pet/);
  expect(screen.queryByText(/Pesava 10 kg/)).toBeNull();
  fireEvent.change(campo, { target: { value: '12' } });
  expect(await screen.findByText(/Pesava 10 kg, agora 12 kg: confira a condição corporal\./)).toBeTruthy();
});

test('o peso partilhado mudou: o assistente abre e diz o de antes e o de agora', async () => {
  const { enviados, onde } = await abrir({ pedido: { peso_atual: { dia: '2026-03-08', peso: 8 } } });
  fireEvent.click(await botao('Indicar de novo'));
  await waitFor(() => expect(onde()).toContain('/prescricoes/nova?'));
  expect(await screen.findByText(/Pesava 10 kg, agora 8 kg: confira a condição corporal\./)).toBeTruthy();
  expect(enviados).toEqual([]);
});

test('respondido noutro aparelho: a recusa diz, e a lista se lê de novo', async () => {
  const { enviados } = await abrir({ responder: () => recusa('RENOVACAO_RESPONDIDA') });
  fireEvent.click(await botao('Indicar de novo'));
  expect(await screen.findByText('Este pedido já foi respondido ou retirado.')).toBeTruthy();
  expect(enviados).toHaveLength(1);
});

test('recusar pede o motivo, e o tutor o lê', async () => {
  const { enviados } = await abrir();
  fireEvent.click(await botao('Recusar'));
  const dialogo = within(await screen.findByRole('dialog'));
  fireEvent.click(dialogo.getByRole('button', { name: 'Recusar pedido' }));
  expect(await dialogo.findByText('Escolha o motivo')).toBeTruthy();
  fireEvent.click(dialogo.getByLabelText('É preciso uma consulta antes'));
  fireEvent.click(dialogo.getByRole('button', { name: 'Recusar pedido' }));
  expect(await screen.findByText('Nenhum pedido esperando')).toBeTruthy();
  expect(enviados).toEqual([{ motivo: 'consulta', texto: null }]);
});

test('"Alterar" abre o assistente preenchido, que no fim não pergunta quem recebe', async () => {
  const { enviados, onde } = await abrir();
  fireEvent.click(await screen.findByRole('link', { name: 'Alterar' }));
  await waitFor(() => expect(onde()).toContain('/prescricoes/nova?'));
  expect(((await screen.findByLabelText(/Peso do pet/)) as HTMLInputElement).value).toBe('10,4');
  expect(screen.getByText('Para Thor, de Ana Prova')).toBeTruthy();
  fireEvent.click(await botao('Avançar'));
  expect(await screen.findByText('Quem recebe a indicação?')).toBeTruthy();
  expect(screen.queryByLabelText('Telefone do tutor')).toBeNull();
  fireEvent.click(await botao('Enviar indicação'));
  await waitFor(() => expect(enviados).toMatchObject([{ id_produto: 7, peso_pet: 10.4 }]));
});

test('o assistente de um pedido que não espera mais diz isso', async () => {
  await abrir({ pedido: { estado: 'recusada' }, onde: '/prescricoes/nova?renovacao=3' });
  expect(await screen.findByText('Este pedido não espera mais')).toBeTruthy();
});
