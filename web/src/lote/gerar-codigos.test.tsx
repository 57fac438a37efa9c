import type { CodigoDoLote, Lote } from '@indica-bem/domain/lote/contrato';
import { codigoDeBytes, TAMANHO_DO_CODIGO } from '@indica-bem/domain/prescricao/codigo';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { abrirProduto, botao, campo, comProduto, digitar, tocar } from '../test/produto';
import { tracarQr } from '../ui/qr/tracar-qr';

comProduto();

const SITE = 'https://indicabem.test/web/prescricoes/nova';
const LOTE: Lote = {
  id_lote: 7,
  data_referencia: '2026-03-10',
  quantidade: 12,
  criado_em: '2026-03-10T15:00:00Z',
  criado_por: 'Olga',
  prescricao_especifica: 'N',
  titulo_especifico: null,
  animal_especifico: null,
  desconto_especifico: null,
  cancelado_em: null,
  cancelado_por: null,
  motivo: null,
  texto: null,
  livres: 12,
  registradas: 0,
  resgatadas: 0,
  usadas: 0,
  canceladas: 0,
};

const codigosDe = ({ quantidade, ...lote }: Lote) =>
  Array.from({ length: quantidade }, (_, n): CodigoDoLote => {
    const { id_lote, data_referencia, prescricao_especifica, titulo_especifico } = lote;
    const { animal_especifico, desconto_especifico } = lote;
    return {
      id_lote,
      id_prescricao: 100 + n,
      codigo_prescricao: codigoDeBytes(new Uint8Array(TAMANHO_DO_CODIGO).fill(n), TAMANHO_DO_CODIGO),
      data_referencia,
      cancelado: 'N',
      ...{ prescricao_especifica, titulo_especifico, animal_especifico, desconto_especifico },
    };
  });

let arquivos: Blob[];
let nomes: string[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T15:00:00Z') });
  [arquivos, nomes] = [[], []];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((arquivo) => {
    arquivos.push(arquivo as Blob);
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    nomes.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const salvo = async (n: number) => (await arquivos[n]?.text())?.trimEnd().split('\r\n') ?? [];

/** Until it is made there is no batch. */
function abrir(onde: string, lote: Lote) {
  const codigos = codigosDe(lote);
  let lotes: Lote[] = [];
  return abrirProduto(onde, {
    como: 'indicabem',
    api: {
      'GET /prescrition/lotes': () => ({ lotes, proximo: null }),
      'GET /prescrition/lote/:id': { lote, codigos, endereco: SITE },
      'POST /prescrition/lote': () => {
        lotes = [lote];
        return codigos;
      },
    },
  });
}

test('códigos livres: a quantidade para em mil, o arquivo desce, o lote fica na lista, desce igual e se imprime', async () => {
  const { chegarA, mudancas } = await abrir('/gerar-codigos', LOTE);
  await screen.findByText('Nenhum lote ainda');
  screen.getByText('Falta preencher: quantidade e data de referência.');
  await digitar({ Quantidade: '5000' });
  expect(campo('Quantidade').value).toBe('1000');
  await digitar({ Quantidade: '12', 'Data de referência': '10/03/2026' });
  await tocar('Cadastrar');
  await screen.findByText('codigos salvo com sucesso');
  expect(campo('Data de referência').value).toBe('');
  expect(mudancas()).toMatchObject([
    { corpo: { data_referencia: '2026-03-10', quantidade: 12 }, chave: expect.any(String) },
  ]);
  const linhas = await salvo(0);
  expect(linhas).toHaveLength(13);
  expect(linhas[0]).toMatch(/Ordem;Código;Data de referência$/);
  expect(linhas[1]).toBe('1;22222222;10/03/2026');

  await screen.findByText(/^12 códigos · por Olga em/);
  await tocar('Baixar CSV do lote 7');
  await waitFor(() => expect(nomes).toEqual(Array(2).fill('prescricoes-2026-03-10.csv')));
  expect(await salvo(1)).toEqual(linhas);

  await tocar('Imprimir cartões do lote 7');
  await chegarA('/gerar-codigos/imprimir/7');
  await screen.findByText(/^12 cartões em 2 folhas A4/);
  const cartoes = (folha: string) => within(screen.getByLabelText(folha)).getAllByText(/^Aponte a câmera/);
  await screen.findByLabelText('Folha 1');
  expect([cartoes('Folha 1').length, cartoes('Folha 2').length]).toEqual([10, 2]);
  expect(cartoes('Folha 1')[0]?.textContent).toMatch(/ou digite o código em indicabem\.test$/);
  const tracado = screen.getByLabelText('QR do código 33333333').querySelector('path')?.getAttribute('d');
  expect(tracado).toBe(tracarQr(`${SITE}?codigo=33333333`).tracado);
  const imprimir = vi.fn();
  vi.stubGlobal('print', imprimir);
  await tocar('Imprimir');
  expect(imprimir).toHaveBeenCalledOnce();
});

test('códigos específicos: o animal, o título e o desconto vão no pedido, no arquivo, na lista e no cartão', async () => {
  const especifico = {
    prescricao_especifica: 'S',
    titulo_especifico: 'Feira de adoção',
    animal_especifico: 'Gato',
    desconto_especifico: 22.5,
  } as const;
  const { mudancas } = await abrir('/gerar-codigos-especificos', { ...LOTE, ...especifico, quantidade: 2 });
  await tocar('Gato');
  await digitar({ Título: 'Feira de adoção', 'Desconto (%)': '22,5', Quantidade: '2' });
  expect(botao('Cadastrar').getAttribute('aria-disabled')).toBe('true');
  await digitar({ 'Data de referência': '10/03/2026' });
  await tocar('Cadastrar');
  await screen.findByText('codigos salvo com sucesso');
  expect(mudancas().map(({ corpo }) => corpo)).toEqual([
    { ...especifico, data_referencia: '2026-03-10', quantidade: 2 },
  ]);
  expect((await salvo(0))[1]).toBe('1;22222222;10/03/2026;Feira de adoção;Gato;22,5');
  await screen.findByText(/^Gato · 22,5% de desconto · referência 10\/03\/2026 · 2 códigos/);
  await tocar('Imprimir cartões do lote 7');
  const [primeiro] = within(await screen.findByLabelText('Folha 1')).getAllByRole('listitem');
  expect(primeiro?.textContent).toMatch(/Feira de adoção22,5% de desconto · Gato2222-2222/);
});
