import type { VidaDaIndicacao } from '@indica-bem/domain/atendimento/contrato';
import { BLOQUEADA, ENCERRADA } from '@indica-bem/domain/prescricao/regras';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recusa } from '../test/api-de-mentira';
import { abrirProduto, botao, comProduto, digitar, tocar, tocarDuasVezes } from '../test/produto';
import { SEM_DETALHES, VIDA } from '../test/vida-da-indicacao';

comProduto();

const ACHADOS = {
  pessoas: [
    {
      id: 11,
      papel: 'tutor',
      perfil: null,
      nome: 'Teresa Prova',
      documento: '***.982.247-**',
      email: 't•••@example.com',
      telefone: '(15) •••••-5678',
      situacao: 'ativa',
    },
  ],
  indicacoes: [
    {
      id_prescricao: 41,
      codigo_prescricao: 'BCDF2345',
      status: 'Ativo - Aguardando compra',
      data: '2026-03-10',
      tutor: 'Teresa Prova',
      parceiro: 'Paula Prova',
      produto: 'Fresh Meat',
    },
  ],
  cupons: [],
  ha_mais: false,
};

test('o que se digita é buscado, e o achado leva à vida da indicação', async () => {
  const { chegarA, pedidos } = await abrirProduto('/atendimento', {
    como: 'indicabem',
    api: { 'GET /atendimento/busca': ACHADOS, 'GET /atendimento/indicacao/:id': VIDA },
  });
  await screen.findByText('Quem está chamando?');
  await digitar({ Buscar: 'código bcdf-2345' });
  await screen.findByText('BCDF-2345');
  expect(pedidos.find(({ caminho }) => caminho === '/atendimento/busca')?.busca.get('q')).toBe('código bcdf-2345');
  await tocar('BCDF-2345');
  await chegarA('/atendimento/indicacao/41');
  await screen.findByText('E-mail recusado');
  expect(screen.getByText(/O caixa leu: “Cupom inválido\.” 3 vezes/)).toBeTruthy();
  expect(screen.getByText(/Esta caixa de e-mail não existe.*550 5\.1\.1/)).toBeTruthy();
});

test('um endereço só com espaços não busca nada', async () => {
  const { pedidos } = await abrirProduto('/atendimento?q=%20', { como: 'indicabem' });
  await screen.findByText('Quem está chamando?');
  expect(pedidos.some(({ caminho }) => caminho === '/atendimento/busca')).toBe(false);
});

test('sem nada achado, diz o que tentar', async () => {
  await abrirProduto('/atendimento?q=xyz', {
    como: 'indicabem',
    api: { 'GET /atendimento/busca': { pessoas: [], indicacoes: [], cupons: [], ha_mais: false } },
  });
  await screen.findByText('Nada encontrado');
});

test('liberar pede o motivo, envia uma vez, e a vida é lida de novo', async () => {
  const { mudancas, pedidos } = await abrirProduto('/atendimento/indicacao/41', {
    como: 'indicabem',
    api: { 'GET /atendimento/indicacao/:id': VIDA, 'POST /atendimento/cupom/:id/liberacao': { id_acontecimento: 1 } },
  });
  await screen.findByText('Liberar cupom');
  await tocar('Liberar cupom');
  await screen.findByText('Liberar este cupom?');
  const confirmar = () => screen.getAllByText('Liberar cupom').at(-1)?.closest('button')?.click();
  confirmar();
  await screen.findByText('Escolha o motivo');
  await tocar('Outro');
  confirmar();
  await screen.findAllByText('Conte o motivo');
  await tocar('Pedido do tutor');
  confirmar();
  confirmar();
  await screen.findByText('Cupom liberado. O tutor pode escolher outra loja.');
  expect(mudancas()).toMatchObject([
    {
      caminho: '/atendimento/cupom/123456789012345/liberacao',
      corpo: { motivo: 'pedido_do_tutor' },
      chave: expect.any(String),
    },
  ]);
  expect(pedidos.filter(({ caminho }) => caminho === '/atendimento/indicacao/41').length).toBeGreaterThan(1);
});

test('o caixa chegou antes: o diálogo diz e fica', async () => {
  await abrirProduto('/atendimento/indicacao/41', {
    como: 'indicabem',
    api: {
      'GET /atendimento/indicacao/:id': VIDA,
      'POST /atendimento/cupom/:id/cancelamento': () => recusa('CUPOM_JA_UTILIZADO'),
    },
  });
  await screen.findByText('Cancelar cupom');
  await tocar('Cancelar cupom');
  await tocar('Suspeita de uso indevido');
  screen.getAllByText('Cancelar cupom').at(-1)?.closest('button')?.click();
  await screen.findByText('Cupom já utilizado.');
  expect(botao('Voltar')).toBeTruthy();
});

test('corrigir contato envia de novo, com a versão que foi lida, e a vida o conta; o que não se pode não aparece', async () => {
  let vida: VidaDaIndicacao = { ...VIDA, pode: { ...VIDA.pode, tirar_cupom: false, devolver_troca: false } };
  const quem = { papel: 'indicabem', nome: 'Olga Prova' } as const;
  const { mudancas } = await abrirProduto('/atendimento/indicacao/41', {
    como: 'indicabem',
    api: {
      'GET /atendimento/indicacao/:id': () => vida,
      'PUT /atendimento/indicacao/:id/contato': () => {
        const em = '2026-03-12T15:00:00.000Z';
        const corrigido = { ...SEM_DETALHES, tipo: 'contato_corrigido', em, quem, motivo: 'dado_errado' } as const;
        const enviado = { ...SEM_DETALHES, tipo: 'email_enviado', em, email: 'indicacao' } as const;
        const contato = { ...vida.contato, email: 'teresa@example.com' };
        vida = { ...vida, contato, vida: [enviado, corrigido, ...vida.vida] };
        return contato;
      },
    },
  });
  await screen.findByText('Corrigir contato');
  for (const rotulo of ['Liberar cupom', 'Devolver troca', 'Contato corrigido pela equipe'])
    expect(screen.queryByText(rotulo)).toBeNull();
  await tocar('Corrigir contato');
  await digitar({ 'E-mail': 'teresa@example.com' });
  await tocar('Dado errado');
  await tocarDuasVezes('Corrigir e reenviar');
  await screen.findByText('Contato corrigido. A indicação foi enviada de novo.');
  expect(mudancas()).toMatchObject([{ corpo: { email: 'teresa@example.com', versao: 'v1', reenviar: true } }]);
  const corrigido = (await screen.findByText('Contato corrigido pela equipe')).closest('li');
  expect(corrigido?.textContent).toMatch(/Olga Prova \(equipe\)Motivo: Dado errado$/);
  for (const texto of ['E-mail enviado', 'teresa@example.com']) screen.getByText(texto);
});

test.each([
  ['operacao', '/web/gerar-codigos/imprimir/7'],
  ['atendimento', null],
] as const)('o lote do código é um caminho só para quem pode abri-lo: %s', async (funcao, endereco) => {
  await abrirProduto('/atendimento/indicacao/41', {
    como: 'indicabem',
    funcao,
    api: { 'GET /atendimento/indicacao/:id': { ...VIDA, id_lote: 7 } },
  });
  expect((await screen.findByText('nº 7')).getAttribute('href')).toBe(endereco);
});

test('bloquear diz o que acaba, pede o motivo, envia uma vez e oferece desbloquear', async () => {
  let vida = VIDA;
  const { mudancas } = await abrirProduto('/atendimento/indicacao/41', {
    como: 'indicabem',
    api: {
      'GET /atendimento/indicacao/:id': () => vida,
      'POST /atendimento/indicacao/:id/bloqueio': () => {
        const pode = { ...VIDA.pode, tirar_cupom: false, bloquear: false, desbloquear: true };
        vida = { ...VIDA, status: BLOQUEADA, cupom: null, loja: null, pode };
        return { id_acontecimento: 1 };
      },
      'POST /atendimento/indicacao/:id/desbloqueio': { id_acontecimento: 2 },
    },
  });
  await screen.findByText('Bloquear indicação');
  expect(screen.queryByText('Desbloquear indicação')).toBeNull();
  await tocar('Bloquear indicação');
  await screen.findByText(/^O cupom deixa de valer agora, em qualquer caixa\. Até você desbloquear/);
  await tocar('Suspeita de uso indevido');
  const confirmar = (rotulo: string) => screen.getAllByText(rotulo).at(-1)?.closest('button')?.click();
  confirmar('Bloquear indicação');
  confirmar('Bloquear indicação');
  await screen.findByText('Indicação bloqueada.');
  await screen.findByText(BLOQUEADA);
  await tocar('Desbloquear indicação');
  await screen.findByText(/O tutor volta a escolher loja \(restam 2 escolhas\)/);
  await tocar('Pedido do tutor');
  confirmar('Desbloquear indicação');
  await screen.findByText('Indicação desbloqueada.');
  expect(mudancas()).toMatchObject([
    { caminho: '/atendimento/indicacao/41/bloqueio', corpo: { motivo: 'suspeita' }, chave: expect.any(String) },
    { caminho: '/atendimento/indicacao/41/desbloqueio', corpo: { motivo: 'pedido_do_tutor' } },
  ]);
});

test('excluída a conta do tutor, o atendimento diz como terminou e não oferece ato nem ficha', async () => {
  const nada = Object.fromEntries(Object.keys(VIDA.pode).map((ato) => [ato, false])) as typeof VIDA.pode;
  const tutor = { id: 11, nome: 'Tutor excluído', cpf: null };
  const fim = { ...VIDA.vida[0], tipo: 'tutor_excluido', quem: null } as (typeof VIDA.vida)[number];
  const terminada = { ...VIDA, status: ENCERRADA, tutor, cupom: null, pode: nada, vida: [fim] };
  await abrirProduto('/atendimento/indicacao/41', {
    como: 'indicabem',
    api: { 'GET /atendimento/indicacao/:id': terminada },
  });
  await screen.findByText(ENCERRADA);
  screen.getByText('Conta do tutor excluída');
  expect(screen.getByText('Tutor excluído').closest('a')).toBeNull();
  expect(within(screen.getByLabelText('Como está')).queryAllByRole('button')).toEqual([]);
});
