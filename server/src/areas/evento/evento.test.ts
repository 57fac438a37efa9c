import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarTutor, type Pessoa } from '../../test/elenco';
import { comPalco } from '../../test/palco';

const palco = comPalco();
let ana: Pessoa;
let bruno: Pessoa;

const VACINA = { titulo: 'Vacina V10', descricao: 'Levar a carteirinha', data: '2026-04-20' };
const criar = (quem: Pessoa, dados: object = {}) =>
  chamar(palco(), quem, 'POST /calendar', { body: { ...VACINA, ...dados } });

beforeAll(async () => {
  ana = await criarTutor(palco());
  bruno = await criarTutor(palco());
});

describe('o calendário de um tutor', () => {
  test('aceita a data das duas formas e decide sozinho o dia do aviso', async () => {
    const { body } = await criar(ana, { data: '2026/05/02', data_notificacao: '2020-01-01', id_calendario: 77 });
    expect(body).toEqual({
      id_calendario: body.id_calendario,
      titulo: 'Vacina V10',
      descricao: 'Levar a carteirinha',
      data: '2026-05-02',
      data_notificacao: '2026-04-29',
    });
    expect(body.id_calendario).not.toBe(77);
  });

  test('vem em ordem de data, e o que se altera e deleta muda nele', async () => {
    const { body: banho } = await criar(bruno, { titulo: 'Banho', descricao: '', data: '2026-03-20' });
    const { body: consulta } = await criar(bruno, { titulo: 'Consulta', data: '2026-03-15' });
    expect(banho.descricao).toBeNull();
    const lista = async () => (await chamar(palco(), bruno, 'GET /calendars', { query: {} })).body.map((e) => e.titulo);
    expect(await lista()).toEqual(['Consulta', 'Banho']);

    const params = { id: consulta.id_calendario };
    const body = { titulo: 'Retorno', descricao: null, data: '2026-03-25' };
    const { body: retorno } = await chamar(palco(), bruno, 'PUT /calendar/:id', { params, body });
    expect(retorno).toEqual({ ...consulta, ...body, data_notificacao: '2026-03-22' });
    expect((await chamar(palco(), bruno, 'GET /calendar/:id', { params })).body).toEqual(retorno);
    expect(await lista()).toEqual(['Banho', 'Retorno']);

    expect((await chamar(palco(), bruno, 'DELETE /calendar/:id', { params })).status).toBe(200);
    expect(await lista()).toEqual(['Banho']);
  });

  test('o evento de outro tutor responde como se não existisse, byte por byte', async () => {
    const { body: evento } = await criar(bruno);
    const deOutro = { params: { id: evento.id_calendario } };
    const nenhum = { params: { id: 999_999_999 } };
    const pares = [
      [
        await chamar(palco(), ana, 'GET /calendar/:id', deOutro),
        await chamar(palco(), ana, 'GET /calendar/:id', nenhum),
      ],
      [
        await chamar(palco(), ana, 'PUT /calendar/:id', { ...deOutro, body: VACINA }),
        await chamar(palco(), ana, 'PUT /calendar/:id', { ...nenhum, body: VACINA }),
      ],
      [
        await chamar(palco(), ana, 'DELETE /calendar/:id', deOutro),
        await chamar(palco(), ana, 'DELETE /calendar/:id', nenhum),
      ],
    ] as const;
    for (const [alheio, inexistente] of pares) {
      expect([alheio.status, alheio.texto]).toEqual([404, inexistente.texto]);
    }
    expect((await chamar(palco(), bruno, 'GET /calendar/:id', deOutro)).body).toEqual(evento);
  });

  test.each([
    [{ titulo: '' }, 'titulo', 'Preencha este campo'],
    [{ titulo: 'x'.repeat(121) }, 'titulo', 'Use até 120 caracteres'],
    [{ data: undefined }, 'data', 'Preencha este campo'],
    [{ data: '2026/02/30' }, 'data', 'Data inválida'],
    [{ data: '20/04/2026' }, 'data', 'Data inválida'],
    [{ data: '0001-01-01' }, 'data', 'Confira o ano da data'],
  ])('%j não serve: a mensagem cai em %s', async (mudanca, campo, mensagem) => {
    const { status, body } = await criar(ana, mudanca);
    expect([status, body.campos]).toEqual([422, { [campo]: mensagem }]);
  });
});
