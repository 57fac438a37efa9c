import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { decodificar, escolherArquivo, FOTO_BOA, FOTOS_RECUSADAS } from '../test/imagens';
import { abrirProduto, botao, comProduto, tocar } from '../test/produto';

comProduto();

const CAPA = {
  id_imagem_capa: 3,
  pagina: 'home',
  perfil: 'shopkeeper',
  imagem_desktop: '/uploads/larga.webp',
  imagem_mobile: '/uploads/alta.webp',
  personalizada: 'N',
  versao: 1,
};
const entrada = () => document.querySelector('fieldset input[type=file]') as Element;

test('o que não é imagem não chega a ser enviado, e sair sem salvar pergunta', async () => {
  const { chegarA, mudancas } = await abrirProduto('/capas/editar/3', {
    como: 'indicabem',
    api: { 'GET /image-admin/:id': CAPA, 'GET /images-admin': [CAPA] },
  });
  await screen.findByText('Falta preencher: uma imagem nova.');
  for (const [arquivo, medidas, frase] of FOTOS_RECUSADAS) {
    decodificar(...medidas);
    await escolherArquivo(entrada(), arquivo);
    await screen.findByText(frase);
  }
  decodificar(1920, 480);
  await escolherArquivo(entrada(), FOTO_BOA);
  await screen.findByAltText('Nova imagem escolhida');
  expect(botao('Atualizar').getAttribute('aria-disabled')).not.toBe('true');
  await tocar('Voltar');
  await screen.findByText('Sair sem salvar?');
  await tocar('Sair sem salvar');
  await chegarA('/capas');
  expect(mudancas()).toEqual([]);
});
