import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { enviarFormulario } from '../../test/formulario';
import { liso } from '../../test/imagens';
import { comPalco } from '../../test/palco';

const palco = comPalco();
let admin: Pessoa;

beforeAll(async () => {
  admin = await criarAdmin(palco());
});

const listar = async () => (await chamar(palco(), null, 'GET /images-admin', {})).body;
const capaDe = async (pagina: string, perfil = 'tutor') => {
  const capa = (await listar()).find((c) => c.pagina === pagina && c.perfil === perfil);
  if (!capa) throw new Error(`sem capa de ${pagina}`);
  return capa;
};
const enviar = async (id: number, cores: Record<string, string>) =>
  enviarFormulario(palco(), admin, {
    url: `/imagem-admin/${id}`,
    campos: { _method: 'put' },
    arquivos: await Promise.all(
      Object.entries(cores).map(async ([campo, cor]) => ({
        campo,
        nome: 'capa.jpg',
        bytes: await liso(2400, 1600, cor).jpeg().toBuffer(),
      })),
    ),
  });
const medidas = async (caminho: string) => {
  const { width, height, format } = await sharp((await palco().app.inject(caminho)).rawPayload).metadata();
  return [format, width, height];
};

describe('a capa de uma página', () => {
  test('troca uma imagem ou as duas, nas proporções em que a tela as mostra', async () => {
    const antes = await capaDe('home');
    expect(antes.personalizada).toBe('N');

    const { status, body } = await enviar(antes.id_imagem_capa, { imagem_mobile: '#F00' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...antes, imagem_mobile: body.imagem_mobile, personalizada: 'S', versao: 2 });
    expect(await medidas(body.imagem_mobile)).toEqual(['webp', 1080, 450]);

    const { body: duas } = await enviar(antes.id_imagem_capa, { imagem_mobile: '#0F0', imagem_desktop: '#00F' });
    expect(await medidas(duas.imagem_desktop)).toEqual(['webp', 1920, 480]);
    expect(await capaDe('home')).toEqual(duas);
    const params = { id: antes.id_imagem_capa };
    expect((await chamar(palco(), admin, 'GET /image-admin/:id', { params })).body).toEqual(duas);
  });

  test('deletada, volta ao desenho de fábrica; as outras nem percebem', async () => {
    const antes = await listar();
    const capa = await capaDe('contato', 'prescriber');
    await enviar(capa.id_imagem_capa, { imagem_desktop: '#123', imagem_mobile: '#456' });
    const params = { id: capa.id_imagem_capa };
    expect((await chamar(palco(), admin, 'DELETE /image-admin/:id', { params })).body).toEqual({ ...capa, versao: 3 });
    expect(await listar()).toEqual(antes.map((c) => (c.id_imagem_capa === params.id ? { ...c, versao: 3 } : c)));
  });

  test('a lista responde também com a barra no fim, e a quem não entrou', async () => {
    const resposta = await palco().app.inject('/api/images-admin/?x=1');
    expect([resposta.statusCode, resposta.json()]).toEqual([200, await listar()]);
  });

  test('a mesma imagem em duas capas é guardada uma vez', async () => {
    const [a, b] = [await capaDe('pet'), await capaDe('eventos')];
    const { body: primeira } = await enviar(a.id_imagem_capa, { imagem_mobile: '#999' });
    const { body: segunda } = await enviar(b.id_imagem_capa, { imagem_mobile: '#999' });
    expect(segunda.imagem_mobile).toBe(primeira.imagem_mobile);
  });

  test('uma capa que não existe é 404', async () => {
    const params = { id: 999_999_999 };
    expect((await enviar(params.id, { imagem_mobile: '#F00' })).status).toBe(404);
    expect((await chamar(palco(), admin, 'DELETE /image-admin/:id', { params })).status).toBe(404);
    expect((await chamar(palco(), admin, 'GET /image-admin/:id', { params })).status).toBe(404);
  });
});
