import { act, cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { encerrarSessao } from '../../lib/sessao';
import { decodificar, escolherArquivo, FOTO_BOA, FOTOS_RECUSADAS } from '../../test/imagens';
import { abrirProduto, botao, campo, comProduto, digitar, tocar } from '../../test/produto';

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
