import type { LojistaNaLista } from '@indica-bem/domain/lojista/contrato';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirProduto, botao, campo, comProduto, digitar, tocar } from '../../test/produto';
import { LOJA } from '../../test/registros';

comProduto();

const FISICA: LojistaNaLista = { ...LOJA, distancia: null };
const ONLINE: LojistaNaLista = {
  ...FISICA,
  id_shopkeeper: 14,
  nome_fantasia: 'Loja na Rede',
  tipo: 'loja_online',
};
const OUTRA_ONLINE = { ...ONLINE, id_shopkeeper: 15, nome_fantasia: 'Loja do Correio' };
const nomes = () => [...document.querySelectorAll('main h3 [translate="no"]')].map(({ textContent }) => textContent);

test('sem indicação, o parceiro procura lojas, e não há cupons a gerar', async () => {
  const { onde } = await abrirProduto('/lojistas', {
    como: 'prescritor',
    api: {
      'GET /shopkeepers': ({ busca }: { busca: URLSearchParams }) => {
        const [tipo, texto] = [busca.get('tipo'), busca.get('busca') ?? ''];
        const achadas = [FISICA, ONLINE, OUTRA_ONLINE].filter(
          (loja) => loja.tipo === tipo && loja.nome_fantasia.includes(texto),
        );
        return { shopkeepers: achadas, total: null, proximo: null };
      },
    },
  });
  await waitFor(() => expect(nomes()).toEqual([LOJA.nome_fantasia]));
  screen.getByText('Lojas Físicas', { selector: 'h2' });
  await digitar({ 'Buscar loja': 'loja que não existe' });
  await screen.findByText('Nenhuma loja encontrada');
  screen.getByText(/Não achamos “loja que não existe”/);
  await tocar('Limpar a busca');
  await waitFor(() => expect(nomes()).toEqual([LOJA.nome_fantasia]));
  expect(campo('Buscar loja').value).toBe('');

  await tocar('Lojas Online');
  await screen.findByText('Lojas Online', { selector: 'h2' });
  await waitFor(() => expect(nomes()).toEqual(['Loja na Rede', 'Loja do Correio']));
  await digitar({ 'Buscar loja': 'na Rede' });
  await waitFor(() => expect(onde()).toBe('/lojistas?tipo=loja_online&busca=na+Rede'));
  await waitFor(() => expect(nomes()).toEqual(['Loja na Rede']));
  await tocar('Loja na Rede');
  expect(botao('Loja na Rede').getAttribute('aria-expanded')).toBe('true');
  expect(botao('WhatsApp').getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5515900000000\?text=/);
  expect(botao('Site').getAttribute('href')).toBe('https://loja.example.com');
  expect(screen.queryByText('Gerar cupom')).toBeNull();
});
