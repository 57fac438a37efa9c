import { mensagemDoErro } from '@indica-bem/domain/erros';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { encerrarSessao } from '../../lib/sessao';
import { recusa } from '../../test/api-de-mentira';
import { decodificar, escolherArquivo, FOTO_BOA, FOTOS_RECUSADAS } from '../../test/imagens';
import { abrirProduto, botao, campo, comProduto, digitar, tocar } from '../../test/produto';
import { PRODUTO } from '../../test/registros';

comProduto();

const opcoes = (rotulo: string) => [...campo(rotulo).querySelectorAll('option')].map(({ textContent }) => textContent);

async function preencher(): Promise<void> {
  await tocar('Origens');
  await tocar('Cães');
  await digitar({
    Linha: 'Class',
    Porte: 'Gigante',
    Nome: 'Qualquer',
    'Nome curto': 'Qualquer',
    Link: 'https://example.com/novo',
    'Energia metabolizável': '3.560',
    Calculadora: 'comum',
  });
}

test('o formulário guia: linha da marca, porte só de cães, energia em kcal/kg; e esvaziar fecha o botão', async () => {
  await abrirProduto('/produto/novo', { como: 'indicabem' });
  expect(screen.getByText(/Falta preencher: marca, espécie, linha/)).toBeTruthy();
  await preencher();
  await tocar('Gatos');
  expect(screen.queryByLabelText('Porte')).toBeNull();
  expect(opcoes('Linha')).toEqual(['Escolha', 'Origens']);
  expect(screen.getByText('Falta preencher: linha.')).toBeTruthy();
  await digitar({ Linha: 'Origens', 'Energia metabolizável': '3,56', Link: 'javascript:alert(1)' });
  await tocar('Criar produto');
  expect(screen.getByText('Informe a energia em kcal por kg, por exemplo 4100')).toBeTruthy();
  expect(screen.getByText('Informe um endereço que comece com http:// ou https://')).toBeTruthy();
  await digitar({ Nome: '' });
  expect(botao('Criar produto').getAttribute('aria-disabled')).toBe('true');
});

test('a foto que só o servidor recusa diz isso no campo, sem perder nada; com outra é criado, e a lista a mostra', async () => {
  const IMAGEM = '/api/imagem/0a';
  const frase = mensagemDoErro('IMAGEM_DANIFICADA');
  let produtos: Produto[] = [];
  const api = {
    'GET /products': () => produtos,
    'POST /product': ({ corpo }: { corpo: FormData }) => {
      const { imagem, ...campos } = Object.fromEntries(corpo);
      if ((imagem as File).size === FOTO_BOA.size) return recusa('IMAGEM_DANIFICADA', { campos: { imagem: frase } });
      const criado = {
        ...PRODUTO,
        ...(campos as Partial<Produto>),
        energia_metabolizavel: 3560,
        imagem_caminho: IMAGEM,
      };
      produtos = [criado];
      return criado;
    },
  };
  decodificar(900, 1200);
  const { chegarA, mudancas } = await abrirProduto('/produto/novo', { como: 'indicabem', api });
  await preencher();
  expect(screen.getByText('Um cão de 10 kg, ativo: 205 g/dia')).toBeTruthy();
  expect(screen.getByLabelText('Prévia do catálogo').textContent).toContain('Qualquer');
  await escolherArquivo(campo('Foto do produto'), FOTO_BOA);
  await tocar('Criar produto');
  await screen.findByText('Erro no cadastro');
  expect(screen.getByText(frase)).toBeTruthy();
  expect([campo('Nome').value, campo('Linha').value]).toEqual(['Qualquer', 'Class']);
  expect(screen.getByAltText('Nova imagem escolhida')).toBeTruthy();

  const outra = new File([FOTO_BOA, 'mais'], 'outra.png', { type: 'image/png' });
  await escolherArquivo(campo('Foto do produto'), outra);
  await waitFor(() => expect(screen.queryByText(frase)).toBeNull());
  await tocar('Criar produto');
  await screen.findByText('Cadastrado com sucesso');
  await chegarA('/produtos');
  await waitFor(() => expect(document.querySelector('tbody img')?.getAttribute('src')).toContain(IMAGEM));
  const enviados = mudancas().map(({ corpo }) => Object.fromEntries(corpo as FormData));
  const ficha = { categoria: 'Origens', sub_categoria: 'Class', porte: 'Gigante', energia_metabolizavel: '3.560' };
  expect(enviados).toMatchObject([ficha, { ...ficha, em_prescricao: 'S', em_catalogo: 'S' }]);
  expect(enviados.map(({ imagem }) => (imagem as File).name)).toEqual(['foto.png', 'outra.png']);
});

test('o parceiro acha o produto no assistente e no catálogo; o que não está nas listas, não', async () => {
  const fora: Produto = { ...PRODUTO, id_produto: 32, nome_curto: 'Fora', em_prescricao: 'N', em_catalogo: 'N' };
  const { ir } = await abrirProduto('/prescricoes/nova', {
    como: 'prescritor',
    api: { 'GET /products': [fora, PRODUTO] },
  });
  // Nothing is asked where there is only one to choose.
  await screen.findByText('Quanto o pet come por dia?');
  await ir('/catalogo?marca=formula&animal=cao&linha=fresh-meat');
  const achados = (await screen.findAllByText('Ver produto')).map((texto) => texto.closest('a'));
  expect(achados.map((a) => a?.getAttribute('href'))).toEqual(['/web/produto/ver/31']);
});

test('sair com o formulário preenchido pergunta, e quem continua encontra o que digitou', async () => {
  const { onde } = await abrirProduto('/produto/novo', { como: 'indicabem' });
  await preencher();
  await tocar('Voltar');
  await screen.findByText('Sair sem salvar?');
  await tocar('Continuar editando');
  expect(onde()).toBe('/produto/novo');
  expect(campo('Nome curto').value).toBe('Qualquer');
});

test('uploads que não servem são recusados antes do envio, com uma frase clara', async () => {
  const { mudancas } = await abrirProduto('/produto/novo', { como: 'indicabem' });
  for (const [arquivo, medidas, frase] of FOTOS_RECUSADAS) {
    decodificar(...medidas);
    await escolherArquivo(campo('Foto do produto'), arquivo);
    await screen.findByText(frase);
    expect(screen.queryByAltText('Nova imagem escolhida')).toBeNull();
  }
  decodificar(900, 1200);
  await escolherArquivo(campo('Foto do produto'), FOTO_BOA);
  await screen.findByAltText('Nova imagem escolhida');
  expect(mudancas()).toEqual([]);
});

test('a sessão que morre devolve o digitado, e diz que a foto tem de ser escolhida de novo', async () => {
  await abrirProduto('/produto/novo', { como: 'indicabem' });
  await preencher();
  decodificar(900, 1200);
  await escolherArquivo(campo('Foto do produto'), FOTO_BOA);
  await screen.findByAltText('Nova imagem escolhida');
  await act(async () => encerrarSessao());
  cleanup();
  await abrirProduto('/produto/novo', { como: 'indicabem' });
  expect(campo('Nome curto').value).toBe('Qualquer');
  expect(screen.getByText(/Sua sessão terminou/).textContent).toContain('escolha de novo a foto, e salve.');
});
