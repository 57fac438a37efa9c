import { hojeEmSaoPaulo, isoParaBr, somarDias } from '@indica-bem/domain/brasil/datas';
import type { Funcao } from '@indica-bem/domain/contrato/equipe';
import type { Entrega } from '@indica-bem/domain/entrega/contrato';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { encerrarSessao } from '../lib/sessao';
import { type Api, recusa } from '../test/api-de-mentira';
import { decodificar, escolherArquivo, FOTO_BOA, FOTOS_RECUSADAS } from '../test/imagens';
import { abrirProduto, botao, campo, comProduto, digitar, tocar, tocarDuasVezes } from '../test/produto';

comProduto();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// A field that grows with its text asks for the page's fonts, which this window does not have.
beforeAll(() => void Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() }));

const ENTREGA: Entrega = {
  id: 7,
  tipo: 'racao',
  quantidade: 120.5,
  data: '2026-03-09',
  instituicao: 'Lar de Prova',
  cidade: 'Sorocaba',
  uf: 'SP',
  texto: 'Para os filhotes.',
  foto: { endereco: '/api/imagem/antes', largura: 900, altura: 600, descricao: 'Dois cães' },
  documento: { tamanho: 2048 },
  documento_publico: 'N',
  registrada_em: '2026-03-09T15:00:00.000Z',
  registrada_por: 'Ana Prova',
  retirada: null,
  versao: 1,
};
const CONTAS = {
  prometido: { kg: 264, cadeiras: 0 },
  entregue: { kg: 120.5, cadeiras: 1 },
  falta: { kg: 143.5, cadeiras: 0 },
  adiantado: { kg: 0, cadeiras: 1 },
};
const LISTA = { entregas: [ENTREGA], proximo: null, contas: CONTAS };
const API: Api = { 'GET /entregas': LISTA, 'GET /entrega/:id': ENTREGA };
const HOJE = hojeEmSaoPaulo(new Date());
const PDF = (fim = '%%EOF') =>
  new File([`%PDF-1.4\n1 0 obj\n${fim}`], 'recibo da Ana.pdf', { type: 'application/pdf' });

const abrir = (onde: string, api: Api = {}, funcao: Funcao = 'operacao') =>
  abrirProduto(onde, { como: 'indicabem', funcao, api: { ...API, ...api } });
const preencher = () =>
  digitar({ Quilos: '120,5', Data: isoParaBr(HOJE), Instituição: 'Lar de Prova', Cidade: 'Sorocaba' });

test('o formulário guia: o que falta, a data que ainda não veio, cadeiras inteiras, a foto que pede descrição', async () => {
  const { mudancas } = await abrir('/entregas/nova');
  expect(screen.getByText('Falta preencher: quantidade, instituição e cidade.')).toBeTruthy();
  await preencher();
  await digitar({ Data: isoParaBr(somarDias(HOJE, 1)) });
  await tocar('Registrar entrega');
  expect(screen.getByText('A entrega ainda não aconteceu: informe até a data de hoje')).toBeTruthy();
  await digitar({ Data: isoParaBr(HOJE) });
  await tocar('Cadeira de rodas');
  await digitar({ 'Quantas cadeiras': '1,5' });
  await tocar('Registrar entrega');
  expect(screen.getByText('Informe um número inteiro de cadeiras')).toBeTruthy();
  await digitar({ 'Quantas cadeiras': '2' });
  decodificar(900, 600);
  await escolherArquivo(campo('Foto (opcional)'), FOTO_BOA);
  await screen.findByText('Falta preencher: descrição da foto.');
  expect(botao('Registrar entrega').getAttribute('aria-disabled')).toBe('true');
  expect(mudancas()).toEqual([]);
});

test('um documento que não serve é recusado antes do envio; um que serve só se mostra a todos se alguém disser', async () => {
  await abrir('/entregas/nova');
  const grande = new File(['%PDF-1.4', new Uint8Array(6 * 1024 * 1024)], 'a.pdf');
  for (const [arquivo, frase] of [
    [new File(['<script>1</script>'], 'recibo.pdf'), 'Envie o documento em PDF.'],
    [PDF('cortado'), 'O PDF está incompleto ou danificado. Envie outro.'],
    [grande, 'O documento passa de 5 MB. Envie um menor.'],
  ] as const) {
    await escolherArquivo(campo('Documento em PDF'), arquivo);
    await screen.findByText(frase);
    expect(screen.queryByLabelText('Mostrar a todos')).toBeNull();
  }
  await escolherArquivo(campo('Documento em PDF'), PDF());
  await screen.findByText(/recibo da Ana\.pdf/);
  expect(campo('Mostrar a todos').checked).toBe(false);
  expect(screen.getByText(/O documento não: só a equipe o baixa/)).toBeTruthy();
  expect(screen.queryByText('Recibo em PDF')).toBeNull();
  await act(async () => void fireEvent.click(campo('Mostrar a todos')));
  expect(screen.getByText('Recibo em PDF')).toBeTruthy();
});

test('uma foto que não serve é recusada antes do envio', async () => {
  await abrir('/entregas/nova');
  for (const [arquivo, medidas, frase] of FOTOS_RECUSADAS) {
    decodificar(...medidas);
    await escolherArquivo(campo('Foto (opcional)'), arquivo);
    await screen.findByText(frase);
  }
});

test('mostra antes como todos verão; dois toques registram uma, com tudo, e voltam à lista', async () => {
  const { mudancas, chegarA } = await abrir('/entregas/nova', { 'POST /entrega': ENTREGA });
  await preencher();
  await digitar({ 'O que contar (opcional)': 'Para os filhotes.', Quilos: '1.200,5 kg' });
  decodificar(900, 600);
  await escolherArquivo(campo('Foto (opcional)'), FOTO_BOA);
  await screen.findByAltText('Nova imagem escolhida');
  await digitar({ 'Descrição da foto': 'Dois cães' });
  await escolherArquivo(campo('Documento em PDF'), PDF());
  await screen.findByText(/recibo da Ana/);
  const previa = within(screen.getByLabelText('Como todos veem'));
  for (const texto of ['1.200,5 kg de ração', 'Lar de Prova', 'Para os filhotes.'])
    expect(previa.getByText(texto)).toBeTruthy();
  expect(previa.getByAltText('Dois cães')).toBeTruthy();

  await tocarDuasVezes('Registrar entrega');
  await chegarA('/entregas');
  const [pedido, ...outros] = mudancas();
  expect(outros).toEqual([]);
  expect(pedido?.chave).toMatch(/^[0-9a-f-]{36}$/);
  const form = Object.fromEntries(pedido?.corpo as FormData);
  expect(form).toMatchObject({
    tipo: 'racao',
    quantidade: '1.200,5',
    data: HOJE,
    instituicao: 'Lar de Prova',
    cidade: 'Sorocaba',
    uf: 'SP',
    foto_descricao: 'Dois cães',
    documento_publico: 'N',
  });
  expect([form.foto, form.documento].map((arquivo) => arquivo instanceof File)).toEqual([true, true]);
});

test('a recusa do servidor cai no seu campo, e o digitado fica', async () => {
  const campos = { documento: 'O PDF está incompleto ou danificado. Envie outro.' };
  await abrir('/entregas/nova', { 'POST /entrega': () => recusa('DOCUMENTO_DANIFICADO', { campos }) });
  await preencher();
  await tocar('Registrar entrega');
  await screen.findByText(campos.documento);
  expect(campo('Instituição').value).toBe('Lar de Prova');
});

test('a sessão que morre devolve o digitado, e diz que arquivo tem de ser escolhido de novo', async () => {
  await abrir('/entregas/nova');
  await preencher();
  decodificar(900, 600);
  await escolherArquivo(campo('Foto (opcional)'), FOTO_BOA);
  await digitar({ 'Descrição da foto': 'Dois cães' });
  await escolherArquivo(campo('Documento em PDF'), PDF());
  await screen.findByText(/recibo da Ana/);
  await act(async () => encerrarSessao());
  cleanup();
  await abrir('/entregas/nova');
  expect(campo('Instituição').value).toBe('Lar de Prova');
  const aviso = () => screen.getByText(/Sua sessão terminou/).textContent;
  expect(aviso()).toContain('escolha de novo a foto e o documento, e salve.');
  await escolherArquivo(campo('Foto (opcional)'), FOTO_BOA);
  await screen.findByAltText('Nova imagem escolhida');
  expect(aviso()).toContain('escolha de novo o documento, e salve.');
  expect(campo('Descrição da foto').value).toBe('Dois cães');
});

test('duas pessoas editam: quem chega depois vê a outra versão ao lado e decide', async () => {
  const daBia: Entrega = { ...ENTREGA, cidade: 'Itu', foto: null, versao: 2 };
  const versoes: string[] = [];
  const alterar: Api[string] = ({ corpo }: { corpo: unknown }) => {
    const versao = String((corpo as FormData).get('versao'));
    versoes.push(versao);
    const frase = 'Alterado por Bia às 12:00. Veja a versão atual antes de salvar.';
    return versao === '2' ? daBia : recusa('VERSAO_ALTERADA', { detail: frase, atual: daBia });
  };
  const { chegarA } = await abrir('/entregas/editar/7', { 'POST /entrega/:id': alterar });
  await screen.findByAltText('Imagem em uso');
  await digitar({ Cidade: 'Salto' });
  await tocar('Salvar');
  const painel = await screen.findByLabelText('Versões diferentes');
  for (const texto of ['Salto', 'Itu']) expect(painel.textContent).toContain(texto);
  await tocar('Salvar a minha mesmo assim');
  await chegarA('/entregas');
  expect(versoes).toEqual(['1', '2']);
});

test('tirar a foto e o documento guardados é dito antes, e enviado', async () => {
  const { mudancas, chegarA } = await abrir('/entregas/editar/7', { 'POST /entrega/:id': { ...ENTREGA, versao: 2 } });
  await screen.findByText('PDF guardado · 2 KB');
  await tocar('Tirar foto');
  await tocar('Tirar documento');
  expect(screen.getByText('Ao salvar, a foto sai da página.')).toBeTruthy();
  expect(screen.getByText('Ao salvar, o documento guardado é apagado.')).toBeTruthy();
  await tocar('Salvar');
  await chegarA('/entregas');
  const form = Object.fromEntries(mudancas()[0]?.corpo as FormData);
  expect(form).toMatchObject({ sem_foto: 'S', sem_documento: 'S', _method: 'put', versao: '1' });
});

test('da lista ao registro: o documento se guarda com um nome nosso; mostrado a todos, é o que se envia', async () => {
  const salvos: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    salvos.push(this.download);
  });
  const { chegarA, mudancas } = await abrir('/entregas', {
    'GET /entrega/:id/documento': () => new Response(PDF(), { headers: { 'content-type': 'application/pdf' } }),
    'POST /entrega/:id': { ...ENTREGA, documento_publico: 'S', versao: 2 },
  });
  await screen.findByText('Lar de Prova');
  await act(async () => void fireEvent.click(screen.getByText('Lar de Prova')));
  await chegarA('/entregas/ver/7');
  await tocar('Baixar o documento de Lar de Prova');
  await waitFor(() => expect(salvos).toEqual(['entrega-7.pdf']));
  await tocar('Editar');
  await chegarA('/entregas/editar/7');
  await act(async () => void fireEvent.click(await screen.findByLabelText('Mostrar a todos')));
  await tocar('Salvar');
  await screen.findByText('Entrega salva. Todos já podem vê-la.');
  expect(mudancas().map(({ corpo }) => (corpo as FormData).get('documento_publico'))).toEqual(['S']);
});

test('sair com o formulário preenchido pergunta', async () => {
  const { onde } = await abrir('/entregas/nova');
  await preencher();
  await tocar('Voltar');
  await screen.findByText('Sair sem salvar?');
  await tocar('Continuar editando');
  expect(onde()).toBe('/entregas/nova');
});

test('a lista diz o que falta e o que foi adiantado', async () => {
  await abrir('/entregas');
  await screen.findByText('Falta entregar 143,5 kg');
  expect(screen.getByText('Nada a entregar: há 1 cadeira adiantada')).toBeTruthy();
  expect(screen.getByText('Documento só da equipe')).toBeTruthy();
});

test('sem entregas, a lista diz o que fazer; a quem só lê, não oferece o que não pode', async () => {
  const vazia = { 'GET /entregas': { ...LISTA, entregas: [] } };
  await abrir('/entregas', vazia);
  await screen.findByText('Registrar a primeira');
});

test('quem só lê vê tudo, e nenhum botão de mudar ou de levar o documento', async () => {
  await abrir('/entregas/ver/7', {}, 'leitura');
  await screen.findByText('Ana Prova');
  for (const nome of ['Editar', 'Retirar', /Baixar documento/]) expect(screen.queryByText(nome)).toBeNull();
});

test('retirar pede o porquê, diz o que acontece, e a tela passa a contar', async () => {
  const retirada = { em: '2026-03-10T15:00:00.000Z', por: 'Bia Prova', motivo: 'Lançada por engano.' };
  const { mudancas } = await abrir('/entregas/ver/7', {
    'POST /entrega/:id/retirada': { ...ENTREGA, foto: null, retirada, versao: 2 },
  });
  await screen.findByText('Ana Prova');
  await tocar('Retirar');
  const dialogo = within(await screen.findByRole('dialog'));
  expect(dialogo.getByText(/Esta entrega \(120,5 kg de ração, Lar de Prova\) sai da página pública/)).toBeTruthy();
  const confirmar = () =>
    act(async () => void fireEvent.click(dialogo.getByText('Retirar').closest('button') as HTMLElement));
  await confirmar();
  expect(dialogo.getByText('Preencha este campo')).toBeTruthy();
  expect(mudancas()).toEqual([]);
  await digitar({ 'Por que ela sai': 'Lançada por engano.' });
  await confirmar();
  await screen.findByText(/Retirada da página por Bia Prova/);
  await waitFor(() => expect(mudancas().map(({ corpo }) => corpo)).toEqual([{ motivo: 'Lançada por engano.' }]));
});

test.each([
  ['em que ninguém mexeu passa a ser o novo', undefined, isoParaBr(HOJE)],
  ['escolhido fica', '09/03/2026', '09/03/2026'],
])('com a página aberta desde ontem, o dia %s', async (_, escolhido, esperado) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${somarDias(HOJE, -1)}T15:00:00Z`) });
  await abrir('/entregas/nova');
  await screen.findByLabelText('Data');
  expect(campo('Data').value).toBe(isoParaBr(somarDias(HOJE, -1)));
  if (escolhido) await digitar({ Data: escolhido });
  vi.setSystemTime(new Date(`${HOJE}T15:00:00Z`));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(campo('Data').value).toBe(esperado);
});
