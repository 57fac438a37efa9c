import type { PrescritorCompleto } from '@indica-bem/domain/prescritor/contrato';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../../test/api-de-mentira';
import { abrirProduto, campo, comProduto, descricaoDe, digitar, tocar } from '../../test/produto';
import { LOJA, PARCEIRO, TUTOR } from '../../test/registros';
import { perguntaAberta } from '../../ui/confirmar';

comProduto();

const CPF = '529.982.247-25';
const SEM_FATOR = { ligado: false, desde: null, email_trocado_em: null };
type Pedido<T> = { corpo: T };

const responder = (sim: boolean) => act(async () => perguntaAberta()?.responder(sim));

test('o que falta é dito; o que outro já tem volta ao seu campo, e nada se perde', async () => {
  const { chegarA, mudancas } = await abrirProduto('/usuarios/editar/1/11', {
    como: 'indicabem',
    api: {
      'GET /tutor/:id': { ...TUTOR, cpf: '52998224724' },
      'PUT /tutor/:id': ({ corpo }: Pedido<{ email: string }>) =>
        corpo.email === 'outro@example.com' ? json({ email: 'E-mail já cadastrado' }, 409) : TUTOR,
    },
  });
  await screen.findByLabelText('Nome');
  await digitar({ 'E-mail': 'outro@example.com', Nome: 'Zuleide Nome Novo' });
  screen.getByText('Falta preencher: CPF válido.');
  await tocar('Atualizar');
  expect(mudancas()).toEqual([]);
  await digitar({ CPF });
  expect(screen.queryByText(/Falta preencher/)).toBeNull();
  await tocar('Atualizar');
  await screen.findByText('Erro nos campos: E-mail');
  expect(descricaoDe(campo('E-mail'))).toBe('E-mail já cadastrado');
  expect(document.activeElement).toBe(campo('E-mail'));
  expect([campo('Nome').value, campo('CPF').value]).toEqual(['Zuleide Nome Novo', CPF]);
  await digitar({ 'E-mail': 'zuleide@example.com' });
  expect(descricaoDe(campo('E-mail'))).toBe('');
  await tocar('Atualizar');
  await screen.findByText('Atualizado com sucesso');
  await chegarA('/usuarios');
  expect(mudancas().at(-1)?.corpo).toMatchObject({ nome: 'Zuleide Nome Novo', email: 'zuleide@example.com', cpf: CPF });
});

test('suspender pergunta antes; reativar e enviar o link não: uma chamada cada um, e a sua frase', async () => {
  const { mudancas } = await abrirProduto('/usuarios/editar/7/12', {
    como: 'indicabem',
    api: {
      'GET /prescriber/:id': { ...PARCEIRO, perfil: 'groomer' },
      'GET /usuario/:id/fator': SEM_FATOR,
      'PUT /usuario/:id/suspensao': ({ corpo }: Pedido<{ suspenso: boolean }>) => ({
        situacao: corpo.suspenso ? 'suspensa' : 'ativa',
      }),
      'POST /usuario/:id/redefinir': {},
    },
  });
  await screen.findByText('Ativa');
  await tocar('Suspender');
  expect(perguntaAberta()).toMatchObject({ titulo: 'Suspender esta conta?', confirmar: 'Suspender', perigo: true });
  await responder(false);
  expect(mudancas()).toEqual([]);
  await tocar('Suspender');
  await responder(true);
  await screen.findByText('Conta suspensa');
  screen.getByText('Suspensa');
  expect(screen.queryByText('Enviar link de nova senha')).toBeNull();
  await tocar('Reativar');
  expect(perguntaAberta()).toBeNull();
  await screen.findByText('Conta reativada');
  screen.getByText('Ativa');
  await tocar('Enviar link de nova senha');
  await screen.findByText('Link enviado para paula@example.com');
  expect(mudancas()).toMatchObject([
    { caminho: '/usuario/12/suspensao', corpo: { suspenso: true } },
    { caminho: '/usuario/12/suspensao', corpo: { suspenso: false } },
    { caminho: '/usuario/12/redefinir' },
  ]);
});

test('o perfil de um parceiro muda, e com ele o que falta, a lista de onde se veio e o endereço', async () => {
  const licenca = { estado: 'a_conferir', uf: null, numero: '99999', conferido_em: null, vale_ate: null } as const;
  let parceiro: PrescritorCompleto = { ...PARCEIRO, licenca, telefone: null };
  const lista = '/usuarios?tipo=prescritor&busca=Paula';
  const { chegarA, ir, mudancas } = await abrirProduto(lista, {
    como: 'indicabem',
    api: {
      'GET /usuarios/contagem': { tutor: 0, prescritor: 1, lojista: 0 },
      'GET /prescribers': () => ({ prescribers: [parceiro], total: null, proximo: null }),
      'GET /prescriber/:id': () => parceiro,
      'GET /prescriber/:id/crmv': { licenca, tambem_em: [], conferencias: [] },
      'GET /usuario/:id/fator': SEM_FATOR,
      'PUT /prescriber/:id': ({ corpo }: Pedido<PrescritorCompleto>) => {
        parceiro = { ...parceiro, ...corpo, versao: 2 };
        return parceiro;
      },
    },
  });
  await screen.findByText('Veterinário · Clínica Prova');
  // As the browser's router numbers the second page: who has saved goes back by it.
  history.replaceState({ idx: 1 }, '');
  await tocar('Editar Paula Prova');
  await chegarA('/usuarios/editar/2/12');
  await screen.findByText('Falta preencher: telefone.');
  await digitar({ Perfil: 'groomer' });
  screen.getByText('Falta preencher: CPF e telefone.');
  await digitar({ CPF, Telefone: '(15) 91234-5678' });
  expect(screen.queryByText(/Falta preencher/)).toBeNull();
  await tocar('Atualizar');
  await screen.findByText('Atualizado com sucesso');
  await chegarA(lista);
  await screen.findByText('Banho e tosa · Clínica Prova');
  expect(mudancas()).toMatchObject([{ caminho: '/prescriber/12', corpo: { perfil: 'groomer', cpf: CPF, versao: 1 } }]);
  await ir('/usuarios/editar/2/12');
  await chegarA('/usuarios/editar/7/12');
});

test('a loja devolvida ao centro da cidade vai sem coordenadas, e a ficha diz que é aproximada', async () => {
  let loja = LOJA;
  const { chegarA, ir, mudancas } = await abrirProduto('/usuarios/editar/5/13', {
    como: 'indicabem',
    api: {
      'GET /campaigns': { campaigns: [], proximo: null },
      'GET /shopkeeper/:id': () => loja,
      'GET /usuario/:id/fator': SEM_FATOR,
      'PUT /shopkeeper/:id': () => {
        loja = { ...LOJA, coordenadas_aproximadas: true };
        return loja;
      },
    },
  });
  await screen.findByLabelText('Latitude');
  expect([campo('Latitude').value, campo('Longitude').value]).toEqual(['-23,5015', '-47,4526']);
  expect(screen.queryByText(/^Posição aproximada/)).toBeNull();
  await tocar('Usar o centro de Sorocaba');
  expect([campo('Latitude').value, campo('Longitude').value]).toEqual(['', '']);
  expect(screen.queryByText('Usar o centro de Sorocaba')).toBeNull();
  await tocar('Atualizar');
  await chegarA('/usuarios');
  expect(mudancas()).toMatchObject([{ caminho: '/shopkeeper/13', corpo: { latitude: null, longitude: null } }]);
  await ir('/usuarios/editar/5/13');
  await screen.findByText(/^Posição aproximada: o centro da cidade\./);
});
