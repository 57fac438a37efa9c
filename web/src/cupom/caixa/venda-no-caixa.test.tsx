import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Api, json, recusa } from '../../test/api-de-mentira';
import { abrirProduto, campo, comProduto, digitar, tocar } from '../../test/produto';
import { INDICACAO } from '../../test/registros';

comProduto();
afterEach(() => vi.useRealTimers());

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

test.each([
  ['negada', 'NotAllowedError', /^A câmera está bloqueada\. Libere o acesso/],
  ['que não há', 'NotFoundError', 'Não encontramos uma câmera neste aparelho. Digite o código.'],
])('câmera %s: diz como seguir, e o código continua à mão', async (_, nome, frase) => {
  const negar = () => Promise.reject(new DOMException('', nome));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia: negar } }));
  await abrirProduto('/cupom/efetivar', { como: 'lojista', api: { 'POST /coupon/:codigo/leitura': LIDO } });
  await tocar('Abrir câmera');
  await screen.findByText(frase);
  expect(campo('Código do cupom').disabled).toBe(false);
  await digitar({ 'Código do cupom': CODIGO });
  await screen.findByText('Cupom válido · 10%');
});

test('aberta por quem a pediu, a câmera recebe o teclado no seu botão de fechar', async () => {
  const nunca = () => new Promise(() => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia: nunca } }));
  await abrirProduto('/cupom/efetivar', { como: 'lojista' });
  await tocar('Abrir câmera');
  const cruz = await screen.findByLabelText('Fechar câmera');
  expect(document.activeElement).toBe(cruz);
});

test('um valor que o servidor não aceita volta no seu campo e nada se perde; com vírgula é o que se lê', async () => {
  const recusado = recusa('DADOS_INVALIDOS', { campos: { valor: 'Valor acima do limite' } });
  const respostas = [recusado, json({ ...VENDIDO, valor: 1234.5, valorDescontado: 123.45, valorRecebido: 1111.05 })];
  const { vendas } = await vender(() => respostas.shift());
  await screen.findByText('Valor acima do limite');
  expect(screen.getByText('Erro no cadastrado')).toBeTruthy();
  const valor = campo('Valor da compra');
  await waitFor(() => expect(document.activeElement).toBe(valor));
  expect([valor.value, campo('Nome do funcionário').value]).toEqual(['R$\u00A0289,90', 'Caio']);
  expect(campo('15 kg').checked).toBe(true);
  await digitar({ 'Valor da compra': '' });
  for (const tecla of '1.234,5') await digitar({ 'Valor da compra': valor.value + tecla });
  expect(valor.value).toBe('R$\u00A01.234,5');
  await tocar('Confirmar desconto');
  await screen.findByText(SUCESSO);
  expect(screen.getByText('R$ 1.234,50')).toBeTruthy();
  expect(vendas()).toMatchObject([
    { corpo: { valor: 289.9, peso: 15 } },
    { corpo: { nome_funcionario: 'Caio', valor: 1234.5, peso: 15 } },
  ]);
});

test('o tutor troca de loja enquanto a venda é preenchida: o veredito muda', async () => {
  const { vendas } = await vender(recusa('CUPOM_DE_OUTRA_LOJA'));
  const veredito = await screen.findByText('Tutor selecionou outra loja parceira. Solicite ao tutor a troca');
  expect(document.activeElement).toBe(veredito);
  await tocar('Ler outro cupom');
  expect(campo('Código do cupom').value).toBe('');
  expect(vendas()).toHaveLength(1);
});

test('aberto o cupom pelo endereço do seu QR, o recibo volta sozinho ao caixa, e o selo sai do endereço', async () => {
  const api = { 'POST /coupon/:codigo/leitura': LIDO, 'PUT /coupon/:id': VENDIDO };
  const { onde, chegarA, mudancas } = await abrirProduto('/cupom/efetivar/9?s=R460N3689MR9QQRK', {
    como: 'lojista',
    api,
  });
  await screen.findByText('Cupom válido · 10%');
  expect(mudancas().find(({ metodo }) => metodo === 'POST')).toMatchObject({
    caminho: '/coupon/9/leitura',
    corpo: { s: 'R460N3689MR9QQRK' },
  });
  await digitar({ 'Valor da compra': '28990', 'Nome do funcionário': 'Caio' });
  await act(async () => void fireEvent.click(campo('15 kg')));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const passar = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await tocar('Confirmar desconto');
  await passar(0);
  expect([screen.getByText(SUCESSO).tagName, onde()]).toEqual(['H2', '/cupom/efetivar/9?s=R460N3689MR9QQRK']);
  await passar(19_000);
  expect(screen.getByText(SUCESSO)).toBeTruthy();
  await passar(1_000);
  vi.useRealTimers();
  await chegarA('/cupom/efetivar');
  await waitFor(() => expect(campo('Código do cupom').value).toBe(''));
  expect(screen.queryByText(SUCESSO)).toBeNull();
});
