import { centroDaCidade } from '@indica-bem/domain/lojista/cidades';
import { beforeAll, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarLojista, criarPrescritor, criarTutor, type Pessoa } from '../../test/elenco';
import { comPalco } from '../../test/palco';

const palco = comPalco();
const LUGAR = { latitude: -23.53, longitude: -47.46 };
let tutora: Pessoa;

const loja = (cep: string, dados: Parameters<typeof criarLojista>[1] = {}) =>
  criarLojista(palco(), { cep, bairro: 'Campolim', ...LUGAR, ...dados });
const situar = async (cep: string, quem = tutora) =>
  (await chamar(palco(), quem, 'GET /lugar-do-cep/:cep', { params: { cep } })).body;

beforeAll(async () => {
  tutora = await criarTutor(palco());
});

test('um CEP mede do bairro das lojas que dividem com ele os cinco primeiros dígitos', async () => {
  await loja('18047100', { latitude: -23.52 });
  await loja('18047900', { latitude: -23.54 });
  await loja('18048000', { latitude: -23.4, bairro: 'Outro' });
  const lugar = await situar('18047-555');
  expect(lugar).toEqual({
    latitude: expect.closeTo(-23.53, 9),
    longitude: -47.46,
    bairro: 'Campolim',
    cidade: 'Sorocaba',
  });
  for (const criar of [criarPrescritor, criarAdmin]) expect(await situar('18047', await criar(palco()))).toEqual(lugar);
});

test.each([
  ['online', { tipo: 'loja_online' as const }],
  ['posta no centro da cidade, sem lugar certo', { coordenadas_aproximadas: true }],
  ['sem coordenadas', { latitude: null, longitude: null }],
  ['sem bairro', { bairro: null }],
  ['com o número no telefone e não no CEP', { cep: '18101000', telefone: '1518061000' }],
])('uma loja %s não diz onde fica o CEP', async (_, dados) => {
  await loja('18061000', dados);
  expect(await situar('18061-001')).toEqual({ ...centroDaCidade('Sorocaba'), bairro: null, cidade: 'Sorocaba' });
});

test('uma loja suspensa deixa de dizer onde fica o CEP', async () => {
  const { id } = await loja('18087000');
  expect((await situar('18087')).bairro).toBe('Campolim');
  await palco().db.updateTable('conta').set({ suspensa_em: palco().relogio() }).where('id', '=', id).execute();
  expect((await situar('18087')).bairro).toBeNull();
});

test('sem loja por perto, o centro da cidade do CEP', async () => {
  expect(await situar('18119000')).toEqual({ ...centroDaCidade('Votorantim'), bairro: null, cidade: 'Votorantim' });
});

test.each(['01310-100', '99999-999', '1804', '18047-5', 'abcde', '18047%25'])(
  'um CEP fora do programa, ou que não é um (%s), não é encontrado',
  async (cep) => {
    const resposta = await palco().app.inject({
      url: `/api/lugar-do-cep/${cep}`,
      headers: { api_token: tutora.token },
    });
    expect([resposta.statusCode, resposta.json().type]).toEqual([404, 'nao-encontrado']);
  },
);
