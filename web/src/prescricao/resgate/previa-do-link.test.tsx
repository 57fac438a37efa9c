import { hashDaIndicacao } from '@indica-bem/domain/prescricao/link';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirProduto, botao, campo, comProduto, digitar, tocar } from '../../test/produto';
import { sessaoDe } from '../../test/sessoes';

comProduto();

const HASH = hashDaIndicacao('BCDF2345', '15912345678');
const LINK = `/login/indicacao/${HASH}`;
const PREVIA = {
  prescritor: 'Clínica Aurora',
  produto: {
    nome: 'Fresh Meat Adultos',
    linha: 'Fresh Meat',
    para_quem: 'Adultos',
    sabor: 'Frango',
    especie: 'cao',
    imagem_caminho: null,
  },
  titulo_especifico: null,
  desconto: 17.5,
};
const com = (previa: object | null) => ({ 'GET /prescrition/previa/:hash': { previa } });

test('o link abre no que ele traz: quem indicou, o alimento, o desconto e o que fazer', async () => {
  const { chegarA } = await abrirProduto(`/indicacao/${HASH}`, { api: com(PREVIA) });
  await chegarA(LINK);
  await screen.findByText('Clínica Aurora');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Clínica Aurora indicou para o seu pet');
  expect(document.body.textContent).toContain('Fresh MeatAdultosFrango');
  expect(document.body.textContent).toContain('até 17,5% de desconto');
  await tocar('Criar conta e ver desconto');
  await chegarA(`/cadastro/indicacao/${HASH}`);
  expect(campo('Telefone').value).toBe('(15) 91234-5678');
});

test('Já tenho conta abre a entrada no mesmo endereço, e Voltar a fecha', async () => {
  const { onde, voltar } = await abrirProduto(LINK, { api: com(PREVIA) });
  await tocar('Já tenho conta');
  await screen.findByLabelText('E-mail');
  expect(onde()).toBe(LINK);
  await voltar();
  await screen.findByText('Clínica Aurora');
  expect(screen.queryByLabelText('E-mail')).toBeNull();
});

test('quem entra com conta antiga ainda confirma o resgate', async () => {
  const { chegarA, mudancas } = await abrirProduto(LINK, {
    api: {
      ...com(PREVIA),
      'POST /login': sessaoDe('tutor'),
      'POST /prescrition/verificando_prescricao': {
        id_prescricao: null,
        product: { nome: 'Fresh Meat Adultos', imagem_caminho: null },
        prescriber: { nome: 'Aurora' },
      },
    },
  });
  await tocar('Já tenho conta');
  await screen.findByLabelText('E-mail');
  await digitar({ 'E-mail': 'teresa@example.com', Senha: 'certa' });
  await tocar('Entrar');
  await chegarA(`/indicacao/${HASH}`);
  await screen.findByText('Resgatar indicação');
  expect(mudancas().map(({ metodo }) => metodo)).not.toContain('PUT');
});

test.each([
  ['que não serve mais', com(null)],
  ['sem rede', { 'GET /prescrition/previa/:hash': () => Promise.reject(new TypeError('sem rede')) }],
])('um link %s é a entrada de sempre, com o caminho do cadastro', async (_, api) => {
  const { chegarA } = await abrirProduto(LINK, { api });
  await screen.findByLabelText('E-mail');
  await tocar('Criar conta');
  await chegarA(`/cadastro/indicacao/${HASH}`);
});

test('enquanto a resposta não vem, já se pode criar a conta ou entrar', async () => {
  await abrirProduto(LINK, { api: { 'GET /prescrition/previa/:hash': () => new Promise(() => {}) } });
  expect(botao('Criar conta e ver desconto').getAttribute('href')).toContain(`/cadastro/indicacao/${HASH}`);
  expect(botao('Já tenho conta')).toBeTruthy();
});

test('um código específico diz o seu próprio desconto', async () => {
  await abrirProduto(LINK, {
    api: com({ ...PREVIA, produto: null, titulo_especifico: 'Feira Pet', desconto: 25, prescritor: null }),
  });
  await screen.findByText('Feira Pet');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Você recebeu uma indicação');
  expect(document.body.textContent).toContain('25% de desconto');
  expect(document.body.textContent).not.toContain('até');
});

test('sem loja alguma, nenhum desconto é prometido', async () => {
  await abrirProduto(LINK, { api: com({ ...PREVIA, desconto: null }) });
  await screen.findByText('Criar conta e ver a indicação');
  expect(document.body.textContent).not.toMatch(/% de desconto/);
});
