import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MARCA } from '@indica-bem/domain/marca';
import { hashDaIndicacao } from '@indica-bem/domain/prescricao/link';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servirWeb } from './web';

const app = fastify();
const HASH = hashDaIndicacao('BCDF2345', '15998765432');
const publica = path.resolve(import.meta.dirname, '../../../web');

beforeAll(() =>
  servirWeb(app, publica, {
    urlPublica: () => 'https://indicabem.test',
    comCartoes: { '/web/propria': { arquivo: 'index.html', cartao: () => Promise.reject(new Error('consulta')) } },
  }),
);
afterAll(() => app.close());

const abrir = async (endereco: string) => (await app.inject(endereco)).body;
const valor = (html: string, nome: string) =>
  new RegExp(`<meta (?:name|property)="${nome}" content="([^"]*)" />`).exec(html)?.[1];
const canonico = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

test.each([
  [`/web/indicacao/${HASH}`],
  [`/web/login/indicacao/${HASH}`],
  [`/web/LOGIN/indicacao/${HASH}`],
  [`/web/cadastro/indicacao/${HASH}?utm=x`],
  ['/web/indicacao/cortado-pelo-mensageiro.'],
])('o link %s mostra um cartão que não diz de quem é, e não se acha em busca', async (endereco) => {
  const html = await abrir(endereco);
  expect(valor(html, 'og:title')).toBe(`Você recebeu uma indicação · ${MARCA.nome}`);
  expect(valor(html, 'og:image')).toBe('https://indicabem.test/web/cartao.png');
  expect(valor(html, 'robots')).toBe('noindex, nofollow');
  expect([valor(html, 'og:url'), canonico(html)]).toEqual(Array(2).fill('https://indicabem.test/web/login'));
  for (const segredo of [HASH, encodeURIComponent(HASH), '998765432', 'BCDF']) expect(html).not.toContain(segredo);
  expect(html).toContain('class="abertura"');
});

test.each([
  ['/web/', 'Indica Bem', '/web/login'],
  ['/web/login', 'Indica Bem', '/web/login'],
  ['/web/login/alguem', 'Indica Bem', '/web/login'],
  ['/web/cadastro?passe=segredo', 'Crie sua conta · Indica Bem', '/web/cadastro'],
  ['/web/quero-ser-parceiro', 'Quero ser parceiro · Indica Bem', '/web/quero-ser-parceiro'],
  ['/web/quero-vender-aqui', 'Quero vender aqui · Indica Bem', '/web/quero-vender-aqui'],
])('%s diz "%s" e mora em %s', async (endereco, titulo, onde) => {
  const html = await abrir(endereco);
  expect([valor(html, 'og:title'), canonico(html)]).toEqual([titulo, `https://indicabem.test${onde}`]);
  expect(valor(html, 'og:description')).toBeTruthy();
  expect(valor(html, 'robots')).toBeUndefined();
  expect(html).not.toContain('segredo');
});

test.each(['/web/home', '/web/indicacao/codigo/12', '/web/recuperar/token', '/web/cupom/ver/1'])(
  '%s, que é de dentro, não tem cartão',
  async (endereco) => {
    expect(valor(await abrir(endereco), 'og:title')).toBeUndefined();
  },
);

test('a imagem do cartão tem o tamanho que ele diz, e é leve', async () => {
  const bytes = await readFile(path.join(publica, 'public', 'cartao.png'));
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(300_000);
});
