import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { enviarFormulario } from '../../test/formulario';
import { liso } from '../../test/imagens';
import { comPalco } from '../../test/palco';

const palco = comPalco();
let admin: Pessoa;
let capa: number;
const UM_MEGA = 1024 * 1024;

beforeAll(async () => {
  admin = await criarAdmin(palco());
  const { id } = await palco().db.selectFrom('capa').select('id').limit(1).executeTakeFirstOrThrow();
  capa = id;
});

const enviar = (bytes: Buffer, campo = 'imagem_desktop', nome = 'capa.png') =>
  enviarFormulario(palco(), admin, {
    url: `/imagem-admin/${capa}`,
    campos: { _method: 'put' },
    arquivos: [{ campo, nome, bytes, tipo: 'image/png' }],
  });
const guardadas = async () => (await palco().db.selectFrom('imagem').select('hash').execute()).length;

describe('uploads que não entram', () => {
  test.each([
    ['um SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'Envie uma imagem JPEG, PNG ou WebP.'],
    ['um HTML chamado .png', Buffer.from('<script>alert(1)</script>'), 415, 'Envie uma imagem JPEG, PNG ou WebP.'],
    ['20 MB', Buffer.alloc(20 * UM_MEGA, 1), 413, 'A imagem passa de 5 MB. Envie uma menor.'],
  ])('%s: a frase diz o que fazer, e nada é guardado', async (_, bytes, status, frase) => {
    const antes = await guardadas();
    const resposta = await enviar(bytes);
    expect([resposta.status, resposta.body.detail]).toEqual([status, frase]);
    expect(await guardadas()).toBe(antes);
  });

  test('a frase vai ao campo da imagem que a causou', async () => {
    const resposta = await enviar(Buffer.from('<svg/>'), 'imagem_mobile');
    expect(resposta.body.campos).toEqual({ imagem_mobile: 'Envie uma imagem JPEG, PNG ou WebP.' });
  });

  test('um formulário sem imagem pede uma', async () => {
    const { status, body } = await enviar(Buffer.alloc(0));
    expect([status, body.campos]).toEqual([422, { imagem_desktop: 'Escolha pelo menos uma imagem' }]);
  });
});

describe('pela rede', () => {
  let porta: number;

  beforeAll(async () => {
    await palco().app.listen({ port: 0, host: '127.0.0.1' });
    porta = (palco().app.server.address() as AddressInfo).port;
  });

  const mandar = (imagem: Blob) => {
    const body = new FormData();
    body.set('imagem_desktop', imagem, 'capa.png');
    const headers = { api_token: admin.token };
    return fetch(`http://127.0.0.1:${porta}/api/imagem-admin/${capa}`, { method: 'POST', headers, body });
  };

  test('20 MB são lidos até o fim e respondidos: quem mandou recebe a frase, não uma conexão cortada', async () => {
    const resposta = await mandar(new Blob([new Uint8Array(20 * UM_MEGA)]));
    const { detail } = (await resposta.json()) as { detail: string };
    expect([resposta.status, detail]).toEqual([413, 'A imagem passa de 5 MB. Envie uma menor.']);
  });

  test('conexões que morrem no meio do envio devolvem a vez', async () => {
    const headers = {
      api_token: admin.token,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 100_000,
      expect: '100-continue',
    };
    const cortada = () =>
      new Promise<void>((fim) => {
        const pedido = request({ port: porta, path: `/api/imagem-admin/${capa}`, method: 'POST', headers });
        pedido.on('error', () => fim());
        pedido.on('close', () => fim());
        // The server has it and waits for the rest.
        pedido.on('continue', () => pedido.write('--x\r\n', () => pedido.destroy()));
      });
    await Promise.all(Array.from({ length: 12 }, cortada));
    expect((await mandar(new Blob([new Uint8Array(await liso(40, 40).png().toBuffer())]))).status).toBe(200);
  });

  test('oito imagens grandes de uma vez: no máximo duas em curso, todas respondidas, e a memória não cresce com elas', async () => {
    const png = await liso(4900, 5000).png().toBuffer();
    const grande = new Blob([new Uint8Array(png), new Uint8Array(4 * UM_MEGA)]);
    await mandar(grande);
    const antes = process.memoryUsage.rss();
    const auge = { memoria: antes, imagens: 0 };
    const olhar = setInterval(() => {
      const { queue, process: emCurso } = sharp.counters();
      auge.imagens = Math.max(auge.imagens, queue + emCurso);
      auge.memoria = Math.max(auge.memoria, process.memoryUsage.rss());
    }, 5);
    const respostas = await Promise.all(Array.from({ length: 8 }, () => mandar(grande)));
    clearInterval(olhar);
    expect(new Set(respostas.map(({ status }) => status))).toEqual(new Set([200]));
    expect(auge.imagens).toBeLessThanOrEqual(2);
    // Decoded, they would be 590 MB; this process also holds what it sends.
    const cresceu = Math.round((auge.memoria - antes) / UM_MEGA);
    expect(cresceu, `${cresceu} MB`).toBeLessThan(400);
  });
});
