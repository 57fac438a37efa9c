import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { type ArquivoDaEntrega, enviarEntrega, recibo, retrato, umPdf } from '../../test/entregas';
import { comPalco } from '../../test/palco';
import { rastroDesde } from '../../test/rastro';

const palco = comPalco({ limites: false });
let admin: Pessoa;
beforeAll(async () => {
  admin = await criarAdmin(palco());
});

const UM_MEGA = 1024 * 1024;
const NAO_E_PDF = 'Envie o documento em PDF.';
const DANIFICADO = 'O PDF está incompleto ou danificado. Envie outro.';

const registrar = (mudanca: Record<string, string>, ...arquivos: ArquivoDaEntrega[]) =>
  enviarEntrega(palco(), admin, mudanca, { arquivos });
const baixar = (id: number) => chamar(palco(), admin, 'GET /entrega/:id/documento', { params: { id } });
const baixarDaPagina = (id: number) =>
  palco().app.inject({ method: 'GET', url: `/api/transparencia/entregas/${id}/documento` });
const quantas = async () => (await palco().pool.query('select count(*)::int as n from entrega')).rows[0].n;

describe('o que não é um recibo', () => {
  test.each<[string, Buffer, number, string]>([
    ['um HTML chamado .pdf', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, NAO_E_PDF],
    ['um SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415, NAO_E_PDF],
    ['um programa', Buffer.from('MZ\x90\x00', 'latin1'), 415, NAO_E_PDF],
    ['um GIF que também é PDF', Buffer.concat([Buffer.from('GIF89a'), umPdf()]), 415, NAO_E_PDF],
    ['uma página que também é PDF', Buffer.concat([Buffer.from('<script>1</script>'), umPdf()]), 415, NAO_E_PDF],
    [
      'um PDF que também é ZIP',
      Buffer.concat([umPdf(), Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18, 1)]),
      415,
      DANIFICADO,
    ],
    ['um PDF cortado', umPdf().subarray(0, 40), 415, DANIFICADO],
    ['um PDF de 6 MB', umPdf('x'.repeat(6 * UM_MEGA)), 413, 'O documento passa de 5 MB. Envie um menor.'],
  ])('%s: a frase vai ao campo, e nada se guarda', async (_, bytes, status, frase) => {
    const antes = await quantas();
    const resposta = await registrar({}, recibo(bytes));
    expect([resposta.status, resposta.body.campos]).toEqual([status, { documento: frase }]);
    expect(await quantas()).toBe(antes);
  });

  test('uma foto de 6 MB diz que é a foto', async () => {
    const foto = { ...(await retrato()), bytes: Buffer.alloc(6 * UM_MEGA, 1) };
    const { status, body } = await registrar({ foto_descricao: 'x' }, foto, recibo());
    expect([status, body.campos]).toEqual([413, { foto: 'A imagem passa de 5 MB. Envie uma menor.' }]);
  });

  test('um PDF no lugar da foto não é foto, e um terceiro arquivo não entra', async () => {
    const trocado = await registrar({ foto_descricao: 'x' }, { ...recibo(), campo: 'foto' });
    expect([trocado.status, trocado.body.campos]).toEqual([415, { foto: 'Envie uma imagem JPEG, PNG ou WebP.' }]);
    const terceiro = await registrar({}, recibo(), await retrato(), { ...recibo(), campo: 'documento' });
    expect(terceiro.status).toBe(413);
  });
});

describe('um recibo', () => {
  test('volta byte por byte, só para guardar, com um nome nosso, e quem o levou fica escrito', async () => {
    const bytes = umPdf('<script>alert(1)</script>');
    const nome = '../../etc/senha"; filename=\\x.html\\r\\nset-cookie: a=b';
    const { body } = await registrar({}, { ...recibo(bytes), nome: nome.replaceAll('"', '%22'), tipo: 'text/html' });
    const resposta = await palco().app.inject({
      method: 'GET',
      url: `/api/entrega/${body.id}/documento`,
      headers: { api_token: admin.token },
    });
    expect(resposta.statusCode).toBe(200);
    expect(resposta.rawPayload.equals(bytes)).toBe(true);
    expect(resposta.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="entrega-${body.id}.pdf"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(JSON.stringify(resposta.headers)).not.toMatch(/senha|set-cookie.*a=b/);
    expect((await rastroDesde(palco())).at(-1)).toMatchObject({ ato: 'documento-baixado', objeto_id: body.id });
  });

  test('só se mostra a todos quando a equipe diz; escondido, trocado ou retirado, deixa de se mostrar na hora', async () => {
    const { body } = await registrar({}, recibo(umPdf('um')));
    expect((await baixarDaPagina(body.id)).statusCode).toBe(404);
    const url = `/entrega/${body.id}`;
    const mudar = (publico: string, ...arquivos: ArquivoDaEntrega[]) =>
      enviarEntrega(palco(), admin, { _method: 'put', documento_publico: publico }, { url, arquivos });

    await mudar('S');
    const aberta = await baixarDaPagina(body.id);
    expect(aberta.rawPayload.equals(umPdf('um'))).toBe(true);
    expect(aberta.headers).toMatchObject({
      'content-disposition': `attachment; filename="entrega-${body.id}.pdf"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    await mudar('S', recibo(umPdf('dois')));
    expect((await baixarDaPagina(body.id)).rawPayload.equals(umPdf('dois'))).toBe(true);
    await mudar('N');
    expect((await baixarDaPagina(body.id)).statusCode).toBe(404);
    await mudar('S');
    const params = { id: body.id };
    await chamar(palco(), admin, 'POST /entrega/:id/retirada', { params, body: { motivo: 'Tinha um nome.' } });
    expect((await baixarDaPagina(body.id)).statusCode).toBe(404);
    expect((await baixar(body.id)).status).toBe(200);
  });

  test('de uma entrega sem documento, ou que não há, é 404', async () => {
    const { body } = await registrar({ documento_publico: 'S' });
    expect(body.documento_publico).toBe('N');
    expect([(await baixar(body.id)).status, (await baixarDaPagina(body.id)).statusCode]).toEqual([404, 404]);
    expect((await baixarDaPagina(999_999_999)).statusCode).toBe(404);
    expect((await baixar(999_999_999)).status).toBe(404);
  });
});
