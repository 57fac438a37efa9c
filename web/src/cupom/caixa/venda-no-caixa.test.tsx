import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Api, json, recusa } from '../../test/api-de-mentira';
import { abrirProduto, campo, comProduto, digitar, tocar } from '../../test/produto';
import { INDICACAO } from '../../test/registros';

comProduto();

const CODIGO = 'CPM7KXR429';
const LIDO = {
  ...{ id_coupon: 9, codigo_coupon: CODIGO, vez: 1, desconto: 10, data_validade: '2027-02-15', id_prescricao: 41 },
  ...{ prova: 'prova', prescrition: INDICACAO },
};
const VENDIDO = {
  ...{ ...LIDO, data_efetivacao: '2026-11-15', nome_funcionario: 'Caio', valor: 289.9, peso: 15 },
  ...{ valorDescontado: 28.99, valorRecebido: 260.91, desfazer_segundos: 0 },
};
const SUCESSO = 'Desconto concedido com sucesso';

/** As the server answers where the code alone is enough. */
async function vender(validar: Api[string]) {
  const api = { 'POST /coupon/:codigo/leitura': LIDO, 'PUT /coupon/:id': validar };
  const produto = await abrirProduto('/cupom/efetivar', { como: 'lojista', api });
  await digitar({ 'Código do cupom': CODIGO });
  await screen.findByText('Cupom válido · 10%');
  await digitar({ 'Valor da compra': '28990', 'Nome do funcionário': 'Caio' });
  await act(async () => void fireEvent.click(campo('15 kg')));
  await tocar('Confirmar desconto');
  return { ...produto, vendas: () => produto.mudancas().filter(({ metodo }) => metodo === 'PUT') };
}

test('na conferência simples, o código sozinho abre a venda', async () => {
  const { mudancas } = await vender(VENDIDO);
  await screen.findByText(SUCESSO);
  expect(mudancas().filter(({ metodo }) => metodo !== 'HEAD')).toMatchObject([
    { caminho: `/coupon/${CODIGO}/leitura`, corpo: {} },
    { caminho: '/coupon/9', corpo: { nome_funcionario: 'Caio', valor: 289.9, peso: 15, vez: 1, prova: 'prova' } },
  ]);
});

test('um valor que nenhum pacote custa pede para conferir, e não impede a venda', async () => {
  const api = { 'POST /coupon/:codigo/leitura': LIDO, 'PUT /coupon/:id': VENDIDO };
  await abrirProduto('/cupom/efetivar', { como: 'lojista', api });
  await digitar({ 'Código do cupom': CODIGO });
  await screen.findByText('Cupom válido · 10%');
  await digitar({ 'Valor da compra': '60000', 'Nome do funcionário': 'Caio' });
  const conferir = () => screen.queryByText(/^Confira o valor/)?.textContent;
  expect(conferir()).toBeUndefined();
  await act(async () => void fireEvent.click(campo('1 kg')));
  expect(conferir()).toBe('Confira o valor: R$\u00A0600,00 é muito para um pacote.');
  await act(async () => void fireEvent.click(campo('15 kg')));
  expect(conferir()).toBeUndefined();
  await digitar({ 'Valor da compra': '2899000' });
  expect(conferir()).toContain('28.990,00');
  await tocar('Confirmar desconto');
  await screen.findByText(SUCESSO);
});

test('com a página traduzida pelo navegador, o que se cobra e o desconto ainda mudam com o valor', async () => {
  const api = { 'POST /coupon/:codigo/leitura': LIDO, 'PUT /coupon/:id': VENDIDO };
  await abrirProduto('/cupom/efetivar', { como: 'lojista', api });
  await digitar({ 'Código do cupom': CODIGO });
  await screen.findByText('Cupom válido · 10%');
  const total = screen.getByText('Cobrar do cliente').closest('p') as HTMLElement;
  traduzir(total);
  await digitar({ 'Valor da compra': '28990' });
  expect(total.textContent).toContain('260,91');
  expect(total.textContent).toContain('28,99');
  expect(total.querySelector('strong')?.getAttribute('translate')).toBe('no');
});

/** As page translators do it: each text gives its place to a copy in an element of their own. */
function traduzir(onde: HTMLElement) {
  const textos: Text[] = [];
  const andar = document.createTreeWalker(onde, NodeFilter.SHOW_TEXT);
  while (andar.nextNode()) textos.push(andar.currentNode as Text);
  for (const texto of textos) {
    const traduzido = document.createElement('font');
    traduzido.textContent = texto.data;
    texto.replaceWith(traduzido);
  }
}

test('um erro do servidor diz o motivo e guarda a venda para tentar de novo', async () => {
  const respostas = [recusa('ERRO_INTERNO'), json(VENDIDO)];
  const { vendas } = await vender(() => respostas.shift());
  const veredito = await screen.findByText('Erro no cadastrado');
  expect(document.activeElement).toBe(veredito);
  expect(screen.getByText('Erro! Tente novamente mais tarde')).toBeTruthy();
  await tocar('Tentar de novo');
  await screen.findByText(SUCESSO);
  const [primeira, segunda] = vendas();
  expect(primeira?.chave).toBeTruthy();
  expect(segunda).toEqual(primeira);
});

test('desistir pergunta antes e libera o caixa, também para quem recarrega a página', async () => {
  const { vendas } = await vender(() => Promise.reject(new TypeError('rede')));
  await screen.findByText('Sem resposta do servidor: ainda não confirmado');
  const guardado = () => JSON.stringify({ ...sessionStorage });
  expect(guardado()).toContain('prova');
  await tocar('Desistir e ler outro cupom');
  await screen.findByText('Sair sem saber a resposta?');
  expect(screen.queryByLabelText('Código do cupom')).toBeNull();
  await tocar('Ler outro cupom');
  await waitFor(() => expect(campo('Código do cupom').value).toBe(''));
  expect(guardado()).not.toContain('prova');
  expect(vendas()).toHaveLength(1);
});

test('câmera negada: diz como liberar, e o código continua à mão', async () => {
  const negar = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia: negar } }));
  await abrirProduto('/cupom/efetivar', { como: 'lojista' });
  await tocar('Abrir câmera');
  await screen.findByText(/^A câmera está bloqueada\. Libere o acesso/);
  expect(campo('Código do cupom').disabled).toBe(false);
});

test('aberta por quem a pediu, a câmera recebe o teclado no seu botão de fechar', async () => {
  const nunca = () => new Promise(() => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia: nunca } }));
  await abrirProduto('/cupom/efetivar', { como: 'lojista' });
  await tocar('Abrir câmera');
  const cruz = await screen.findByLabelText('Fechar câmera');
  expect(document.activeElement).toBe(cruz);
});
