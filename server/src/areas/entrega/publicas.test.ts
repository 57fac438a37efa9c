import { beforeAll, expect, test } from 'vitest';
import { enderecoDoLimite } from '../../nucleo/endereco-do-limite';
import { consumir, esquecerErros } from '../../nucleo/limites';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { enviarEntrega, recibo, retrato } from '../../test/entregas';
import { comPalco } from '../../test/palco';

const palco = comPalco();
let admin: Pessoa;
beforeAll(async () => {
  admin = await criarAdmin(palco(), {}, 'Zilda Canário');
});

const listar = async (query: object = {}) => {
  const resposta = await chamar(palco(), null, 'GET /transparencia/entregas', { query });
  expect(resposta.status).toBe(200);
  return resposta;
};

test('todos leem o que é de todos e nada mais: nem quem registrou, nem o recibo guardado, nem o que foi retirado', async () => {
  const foto_descricao = 'Dois cães e um saco';
  const arquivos = [await retrato(), recibo()];
  const { body: guardada } = await enviarEntrega(palco(), admin, { foto_descricao }, { arquivos });
  const comRecibo = { documento_publico: 'S', data: '2026-03-08', tipo: 'cadeira', quantidade: '1', texto: '' };
  const { body: aberta } = await enviarEntrega(palco(), admin, comRecibo, { arquivos: [recibo()] });
  const { body: engano } = await enviarEntrega(palco(), admin, { instituicao: 'Engano' });
  const retirada = { params: { id: engano.id }, body: { motivo: 'Canário do motivo' } };
  await chamar(palco(), admin, 'POST /entrega/:id/retirada', retirada);

  const { body, texto } = await listar();
  expect(body).toEqual({
    entregas: [
      {
        id: guardada.id,
        tipo: 'racao',
        quantidade: 120.5,
        data: '2026-03-09',
        instituicao: 'Abrigo de Teste',
        cidade: 'Sorocaba',
        uf: 'SP',
        texto: 'Ração para quem espera.\nObrigada!',
        foto: { endereco: guardada.foto?.endereco, largura: 900, altura: 600, descricao: foto_descricao },
        documento: null,
      },
      {
        id: aberta.id,
        tipo: 'cadeira',
        quantidade: 1,
        data: '2026-03-08',
        instituicao: 'Abrigo de Teste',
        cidade: 'Sorocaba',
        uf: 'SP',
        texto: null,
        foto: null,
        documento: `/api/transparencia/entregas/${aberta.id}/documento`,
      },
    ],
    proximo: null,
  });
  expect(texto).not.toMatch(/Canário|Engano/);
  expect((await palco().app.inject(guardada.foto?.endereco ?? '')).statusCode).toBe(200);
});

test('a página diz quanto foi entregue, e a entrega adiantada não deve nada', async () => {
  palco().irPara(new Date(palco().relogio().getTime() + 120_000));
  const { body } = await chamar(palco(), null, 'GET /transparencia', {});
  expect([body.entregue, body.falta]).toEqual([
    { kg: 120.5, cadeiras: 1 },
    { kg: 0, cadeiras: 0 },
  ]);
});

test('a página seguinte continua onde a outra parou, também no mesmo dia; um cursor forjado recomeça', async () => {
  for (let n = 0; n < 3; n++)
    await enviarEntrega(palco(), admin, { instituicao: `Mesmo dia ${n}`, data: '2026-01-01' });
  const { entregas: todas } = (await listar({ limite: '100' })).body;
  const vistas: number[] = [];
  for (let cursor = ''; ; ) {
    const { entregas, proximo } = (await listar({ limite: '2', cursor })).body;
    vistas.push(...entregas.map(({ id }) => id));
    if (!proximo) break;
    cursor = proximo;
  }
  expect(vistas).toEqual(todas.map(({ id }) => id));
  for (const forjado of [
    ['hoje', "1'; drop"],
    ['2026-99-99x', '1'],
    ['2026-02-30', '1'],
    ['2026-01-01 e mais', '1'],
  ]) {
    const cursor = Buffer.from(JSON.stringify(forjado)).toString('base64url');
    expect((await listar({ cursor, limite: '100' })).body.entregas).toEqual(todas);
  }
});

test('quem registra, altera ou retira vê a página mudar na hora', async () => {
  const primeiro = async () => (await listar()).body.entregas[0]?.instituicao;
  await primeiro();
  const { body } = await enviarEntrega(palco(), admin, { instituicao: 'Agora', data: '2026-03-10' });
  expect(await primeiro()).toBe('Agora');
  const mudanca = { instituicao: 'Agora mesmo', data: '2026-03-10' };
  await enviarEntrega(palco(), admin, mudanca, { url: `/entrega/${body.id}` });
  expect(await primeiro()).toBe('Agora mesmo');
  const retirada = { params: { id: body.id }, body: { motivo: 'x' } };
  await chamar(palco(), admin, 'POST /entrega/:id/retirada', retirada);
  expect(await primeiro()).not.toBe('Agora mesmo');
});

test('um endereço que folheia sem fim, ou baixa recibos sem fim, espera; a primeira página continua', async () => {
  const gastar = (nome: string, max: number) =>
    consumir(palco().db, `${nome}:${enderecoDoLimite('127.0.0.1')}`, { max, janela: 600 }, palco().relogio(), max - 1);
  await esquecerErros(palco().db, `entregas:${enderecoDoLimite('127.0.0.1')}`);
  await gastar('entregas', 600);
  await gastar('documento', 60);
  const pedir = async (caminho: string) =>
    (await palco().app.inject(`/api/transparencia/entregas${caminho}`)).statusCode;
  expect([await pedir('?limite=1'), await pedir('?limite=1')]).toEqual([200, 429]);
  expect([await pedir('/999999/documento'), await pedir('/999999/documento')]).toEqual([404, 429]);
  expect(await pedir('')).toBe(200);
});
