import type { Importacao, ImportacaoFeita, Previa } from '@indica-bem/domain/importacao/contrato';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Api, recusa } from '../../test/api-de-mentira';
import { escolherArquivo } from '../../test/imagens';
import { abrirProduto, comProduto, tocar, tocarDuasVezes } from '../../test/produto';

comProduto();
afterEach(() => void vi.restoreAllMocks());

const PESO = { linha: 4, motivo: 'Peso precisa ser um de: 1, 2,5, 7, 10,1, 15, 20' };
const PREVIA: Previa = {
  previa: true,
  tipo: 'baixa',
  total: 3,
  aceitas: 2,
  repetidas: 0,
  recusadas: 1,
  problemas: [PESO],
  ja_enviado: null,
};
const CORRE: Importacao = {
  id_importacao: 7,
  tipo: 'baixa',
  nome_arquivo: 'baixa.csv',
  estado: 'processando',
  total: 3,
  feitas: 1,
  aceitas: 1,
  repetidas: 0,
  recusadas: 0,
  problemas: [],
  criada_em: '2026-03-10T15:00:00.000Z',
  concluida_em: null,
  parada_em: null,
  parada_por: null,
  parada_motivo: null,
  desfeita_em: null,
  desfeita_por: null,
  pode_desfazer: false,
};
const FALHOU: Importacao = { ...CORRE, estado: 'falhou' };
const FEITA: Importacao = { ...CORRE, estado: 'concluida', feitas: 3, aceitas: 2, recusadas: 1, problemas: [PESO] };

const abrir = (api: Api) =>
  abrirProduto('/baixa', {
    como: 'indicabem',
    api: { 'GET /importacoes': { importacoes: [], proximo: null }, ...api },
  });
async function escolher(nome: string, conteudo = 'codigo_coupon') {
  const zona = (await screen.findByText('Escolher arquivo')).closest('label');
  await escolherArquivo(zona?.querySelector('input') as Element, new File([conteudo], nome));
}
const contagem = () => [...document.querySelectorAll('main dl > div')].map(({ textContent }) => textContent);

test('um arquivo se confere e se envia uma vez, diz até onde foi e que parou; tentado de novo, vai até o fim', async () => {
  let agora = CORRE;
  const { chegarA, mudancas } = await abrir({
    'POST /coupon/upload_file_baixa': ({ busca }: { busca: URLSearchParams }) =>
      busca.get('previa') === 'S' ? PREVIA : { ...CORRE, ja_enviado: false },
    'GET /importacao/:id': () => agora,
    'POST /importacao/:id/tentar': () => {
      agora = FEITA;
      return {};
    },
  });
  await escolher('baixa.csv');
  await screen.findByText('baixa.csv · 3 linhas. Nada foi gravado ainda.');
  expect(contagem()).toEqual(['prontas para enviar2', 'já existiam0', 'com problema1']);
  expect(screen.getByText('Linha 4').closest('li')?.textContent).toContain(PESO.motivo);
  await tocarDuasVezes('Enviar 2 linhas');
  await chegarA('/baixa?importacao=7');
  await screen.findByText('Gravando baixa.csv');
  expect(screen.getByLabelText('Linhas gravadas').getAttribute('aria-valuetext')).toBe('1 de 3 linhas');
  agora = FALHOU;
  await screen.findByText(/^O trabalho parou em 1 de 3 linhas\./);
  screen.getByText('Erro no cadastro');
  await tocarDuasVezes('Tentar de novo');
  await screen.findByText('Baixa feita com sucesso');
  screen.getByText('2 linhas gravadas.');
  expect(contagem()).toEqual(['gravadas2', 'já existiam0', 'com problema1']);
  expect(screen.queryByText('Tentar de novo')).toBeNull();
  expect(mudancas().map(({ caminho, busca }) => `${caminho}?${busca}`)).toEqual([
    '/coupon/upload_file_baixa?previa=S',
    '/coupon/upload_file_baixa?previa=N',
    '/importacao/7/tentar?',
  ]);
});

test('do arquivo errado se diz por quê; do só de linhas ruins se baixam os erros; o repetido leva ao que já foi', async () => {
  const salvos: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    salvos.push(this.download);
  });
  const NADA: Previa = { ...PREVIA, total: 1, aceitas: 0 };
  const ja_enviado = { id_importacao: 12, criada_em: CORRE.criada_em, criada_por: 'Fábio', concluida: true };
  const respostas = [
    recusa('DADOS_INVALIDOS', { campos: { arquivo: 'O arquivo não tem linhas para importar' } }),
    NADA,
    { ...NADA, ja_enviado: { ...ja_enviado, parada: false } },
  ];
  const { chegarA, mudancas } = await abrir({
    'POST /coupon/upload_file_baixa': () => respostas.shift(),
    'POST /importacao/erros': () => new Response('\ufefflinha;motivo', { headers: { 'content-type': 'text/csv' } }),
    'GET /importacao/:id': { ...FEITA, total: 1, aceitas: 0 },
  });
  await escolher('vazio.csv');
  const recusado = (await screen.findByText('Erro no cadastro')).closest('[role=alert]');
  expect(recusado?.textContent).toContain('O arquivo não tem linhas para importar.');
  await escolher('ruim.csv');
  await screen.findByText(/^Nenhuma linha nova para enviar\./);
  expect([screen.queryByText('Erro no cadastro'), screen.queryByText(/^Enviar/)]).toEqual([null, null]);
  await tocar('Baixar arquivo de erros');
  await waitFor(() => expect(salvos).toEqual(['erros-ruim.csv']));
  const form = Object.fromEntries(mudancas().at(-1)?.corpo as FormData);
  expect([form.tipo, (form.arquivo as File).name]).toEqual(['baixa', 'ruim.csv']);

  await tocar('Escolher outro arquivo');
  await escolher('ruim.csv');
  await screen.findByText('Este mesmo arquivo já foi enviado');
  expect(screen.queryByText(/^Nenhuma linha nova/)).toBeNull();
  await tocar('Ver o resultado daquele envio');
  await chegarA('/baixa?importacao=12');
  await screen.findByText('Resultado');
  screen.getByText('Nenhuma linha nova foi gravada.');
  await tocar('Enviar outro arquivo');
  await chegarA('/baixa');
  screen.getByText('Escolher arquivo');
});

test('do modelo ao histórico: os erros descem, e o arquivo corrigido vai como foi escolhido', async () => {
  const salvos: [nome: string, texto: string][] = [];
  const lidos: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    lidos.push(blob as Blob);
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    void lidos
      .at(-1)
      ?.text()
      .then((texto) => salvos.push([this.download, texto]));
  });
  const csv = (texto: string) => new Response(texto, { headers: { 'content-type': 'text/csv' } });
  const { problemas: _, ...daLista } = { ...FEITA, criada_por: 'Ana', loja: null };
  let enviados: ImportacaoFeita[] = [];
  const { chegarA, mudancas, pedidos } = await abrir({
    'GET /importacao/modelo/:tipo': (_pedido: unknown, tipo: string) => csv(`colunas da ${tipo}`),
    'GET /importacoes': () => ({ importacoes: enviados, proximo: null }),
    'POST /coupon/upload_file_baixa': ({ busca }: { busca: URLSearchParams }) => {
      if (busca.get('previa') === 'S') return PREVIA;
      enviados = [daLista];
      return { ...CORRE, ja_enviado: false };
    },
    'GET /importacao/:id': FEITA,
    'GET /importacao/:id/erros': (_pedido: unknown, id: string) => csv(`erros da ${id}`),
  });
  await screen.findByText(/^Nenhum arquivo ainda\./);
  await tocar('Baixe o Modelo');
  await waitFor(() => expect(salvos).toEqual([['modelo-baixa.csv', 'colunas da baixa']]));
  await escolher('baixa.csv');
  await screen.findByText('Conferência do arquivo');
  await tocar('Enviar 2 linhas');
  await screen.findByText('Baixa feita com sucesso');
  await tocar('Baixar arquivo de erros');
  await waitFor(() => expect(salvos.at(-1)).toEqual(['erros-baixa.csv', 'erros da 7']));
  await tocar('Enviar outro arquivo');
  await chegarA('/baixa');
  const enviado = (await screen.findByText('Concluída')).closest('li');
  expect(enviado?.textContent).toBe(
    'baixa.csvConcluída10/03/2026, 12:00 · por Ana3 linhas: 2 gravadas, 0 já existiam, 1 com problemaVer resultadoBaixar arquivo de erros',
  );
  expect(pedidos.findLast(({ caminho }) => caminho === '/importacoes')?.busca.get('tipo')).toBe('baixa');

  await escolher('baixa.csv', 'corrigido');
  await screen.findByText('Conferência do arquivo');
  await tocar('Enviar 2 linhas');
  await screen.findByText('Resultado');
  const arquivos = mudancas().map(({ corpo }) => (corpo as FormData).get('arquivo') as File);
  expect(await Promise.all(arquivos.map((arquivo) => arquivo.text()))).toEqual([
    ...['codigo_coupon', 'codigo_coupon'],
    ...['corrigido', 'corrigido'],
  ]);
});
