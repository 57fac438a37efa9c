import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servirWeb } from '../../http/web';
import { comPalco } from '../../test/palco';
import { encherRegistro, esvaziarRegistro } from '../../test/registro';
import { paginaDaTransparencia } from './pagina-da-transparencia';

const palco = comPalco();
const PAGINA = `<head><title>Indica Bem</title><meta name="description" content="x" /></head>
<body><div id="root"><!-- abertura --><i>carregando</i><!-- /abertura --></div></body>`;
const urlPublica = () => 'https://doe.example.com';
let pasta = '';
let app: FastifyInstance;

beforeAll(async () => {
  pasta = await mkdtemp(path.join(os.tmpdir(), 'indica-bem-cartao-'));
  await writeFile(path.join(pasta, 'index.html'), PAGINA);
  await writeFile(path.join(pasta, 'transparencia.html'), PAGINA.replace('<head>', '<head data-sozinha>'));
  await encherRegistro(palco().db, 1234);
  app = fastify();
  const comCartoes = { '/web/transparencia': paginaDaTransparencia({ ...palco(), urlPublica }) };
  await servirWeb(app, pasta, { urlPublica, comCartoes });
});
afterAll(async () => {
  await app.close();
  await esvaziarRegistro(palco().db);
  await rm(pasta, { recursive: true });
});

const abrir = async (url: string) => (await app.inject(url)).body;
const valorDe = (html: string, nome: string) =>
  new RegExp(`<meta (?:name|property)="${nome}" content="([^"]*)"`).exec(html)?.[1];

test('o link da página leva título, frase e imagem com o número de agora, em endereços inteiros', async () => {
  const html = await abrir('/web/transparencia?de=alguem');
  expect(html).toContain('<head data-sozinha><title>Doações abertas · Indica Bem</title>');
  expect(valorDe(html, 'description')).toMatch(/^1\.234 kg de ração prometidos\. A primeira entrega/);
  expect(valorDe(html, 'og:description')).toBe(valorDe(html, 'description'));
  expect(valorDe(html, 'og:url')).toBe('https://doe.example.com/web/transparencia');
  expect(valorDe(html, 'og:image')).toBe('https://doe.example.com/api/transparencia/imagem.png?v=1234-0');
  expect([valorDe(html, 'og:image:width'), valorDe(html, 'og:image:height')]).toEqual(['1200', '630']);
  expect(valorDe(html, 'og:image:alt')).toMatch(/1\.234 kg/);
});

test('a primeira tela está na página antes de qualquer código, com os dois totais', async () => {
  const html = await abrir('/web/transparencia/');
  expect(html).not.toContain('carregando');
  expect(html).toContain('<dt>Prometido</dt><dd><b>1.234</b> kg</dd>');
  expect(html).toContain('<dt>Entregue</dt><dd><b>0</b> kg</dd>');
});

test('os outros endereços são a página de sempre', async () => {
  expect(await abrir('/web/home')).toBe(PAGINA);
  expect(await abrir('/web/transparencia/nada')).toBe(PAGINA);
});

test('um cartão que não se consegue escrever não custa a página; e o que ele diz é texto, nunca código', async () => {
  const outro = fastify();
  const cartao = {
    titulo: '"><script>alert(1)</script>',
    descricao: 'a $& b',
    imagem: { endereco: 'x', largura: 1, altura: 1, descricao: '' },
    abertura: 'oi $1',
  };
  await servirWeb(outro, pasta, {
    urlPublica,
    comCartoes: {
      '/web/cai': { arquivo: 'nao-existe.html', cartao: () => Promise.reject(new Error('sem banco')) },
      '/web/hostil': { arquivo: 'nao-existe.html', cartao: async () => cartao },
    },
  });
  expect((await outro.inject('/web/cai')).body).toBe(PAGINA);
  const { body } = await outro.inject('/web/hostil');
  expect(body).not.toContain('<script>');
  expect([valorDe(body, 'description'), body.includes('>oi $1</div>')]).toEqual(['a $&#38; b', true]);
  await outro.close();
});
