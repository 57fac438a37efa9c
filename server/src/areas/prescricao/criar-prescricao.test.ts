import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarPrescritor, criarProduto, type Pessoa } from '../../test/elenco';
import { criarElenco, indicar } from '../../test/jornada';
import { comPalco } from '../../test/palco';

const palco = comPalco();
const ROTA = 'POST /prescrition/nova_prescricao_prescritor';

const dados = (id_produto: number, outros: object = {}) => ({
  id_produto,
  telefone: '15988887777',
  email: 'tutora@example.com',
  peso_pet: 10,
  ecc: 1,
  atividade: 95,
  ...outros,
});
const enviar = (quem: Pessoa, body: object, chave = randomUUID()) =>
  chamar(palco(), quem, ROTA, { body: body as never, headers: { 'idempotency-key': chave } });

describe('fazer uma indicação', () => {
  test('guarda o cálculo como assinado; uma mudança do produto não o reescreve', async () => {
    const { prescritor, produto } = await criarElenco(palco());
    const indicacao = await indicar(palco(), { prescritor, produto });
    expect(indicacao).toMatchObject({
      status: 'Pendente - Aguardando cadastro',
      data: '2026-03-10',
      vinculos: 4,
      id_prescritor: prescritor.id,
      telefone: '(15) 98888-7777',
      calculo: { versao: 1, kcal: 534, gramas: 133, energia_metabolizavel: 4020 },
    });
    expect(indicacao.codigo_prescricao).toMatch(/^[23456789BCDFGHJKMNPQRSTVWXYZ]{8}$/);
    await palco().db.updateTable('produto').set({ energia_metabolizavel: 2000 }).where('id', '=', produto).execute();
    const depois = await chamar(palco(), prescritor, 'GET /prescrition/:id', {
      params: { id: indicacao.id_prescricao },
    });
    expect(depois.body.calculo?.gramas).toBe(133);
  });

  test('o e-mail sai pela fila, com código, produto, quantidade e link', async () => {
    const elenco = await criarElenco(palco());
    const indicacao = await indicar(palco(), elenco, {
      email: 'quem.recebe@example.com',
      anotacoes: 'Misturar <b>aos poucos</b>',
    });
    await palco().trabalhar();
    const email = palco().emails.find((e) => e.para === 'quem.recebe@example.com');
    for (const parte of [email?.texto ?? '', email?.html ?? '']) {
      expect(parte).toContain(indicacao.codigo_prescricao.slice(0, 4));
      expect(parte).toContain(indicacao.product?.nome);
      expect(parte).toContain('133 g');
      expect(parte).toContain(`http://indicabem.test/web/indicacao/${indicacao.hash}`);
    }
    expect(email?.html).not.toContain('<b>aos poucos');
  });

  test('vinte envios simultâneos com a mesma chave fazem uma só indicação e um só e-mail', async () => {
    const { prescritor, produto } = await criarElenco(palco());
    const chave = randomUUID();
    const corpo = dados(produto, { email: 'uma.vez@example.com' });
    const respostas = await Promise.all(Array.from({ length: 20 }, () => enviar(prescritor, corpo, chave)));
    expect(new Set(respostas.map((r) => `${r.status} ${r.body.id_prescricao}`)).size).toBe(1);
    await palco().trabalhar();
    expect(palco().emails.filter((e) => e.para === 'uma.vez@example.com')).toHaveLength(1);
    const outroCorpo = await enviar(prescritor, { ...corpo, peso_pet: 11 }, chave);
    expect([outroCorpo.status, outroCorpo.body.type]).toEqual([422, 'chave-reutilizada']);
    const outroPrescritor = await enviar(await criarPrescritor(palco()), corpo, chave);
    expect(outroPrescritor.body.id_prescricao).not.toBe(respostas[0]?.body.id_prescricao);
  });

  test('uma repetição depois que o produto saiu de linha ainda devolve a primeira resposta', async () => {
    const { prescritor, produto } = await criarElenco(palco());
    const chave = randomUUID();
    const primeira = await enviar(prescritor, dados(produto), chave);
    await palco().db.updateTable('produto').set({ em_prescricao: false }).where('id', '=', produto).execute();
    expect((await enviar(prescritor, dados(produto), chave)).body.id_prescricao).toBe(primeira.body.id_prescricao);
    const nova = await enviar(prescritor, dados(produto));
    expect([nova.status, nova.body.type]).toEqual([409, 'produto-indisponivel']);
  });

  test('o que o corpo tenta forjar não muda nada', async () => {
    const { prescritor, produto, tutor, loja } = await criarElenco(palco());
    const forjado = {
      id_tutor: tutor.id,
      id_lojista: loja.id,
      vinculos: 99,
      data: '2020-01-01',
      data_ativacao: '2020-01-01',
      desconto_especifico: 99,
      prescricao_especifica: 'S',
      codigo_prescricao: 'BBBBBBBB',
    };
    const { body } = await enviar(prescritor, { ...dados(produto), ...forjado });
    expect(body).toMatchObject({
      id_tutor: null,
      id_lojista: null,
      vinculos: 4,
      data: '2026-03-10',
      data_ativacao: null,
      desconto_especifico: null,
      prescricao_especifica: 'N',
    });
    expect(body.codigo_prescricao).not.toBe('BBBBBBBB');
    const alheio = await enviar(prescritor, { ...dados(produto), id_prescritor: prescritor.id + 1 });
    expect(alheio.status).toBe(403);
  });

  test.each([
    ['sem telefone', { telefone: undefined }, 'telefone'],
    ['telefone curto', { telefone: '1234' }, 'telefone'],
    ['e-mail torto', { email: 'nao-e-email' }, 'email'],
    ['sem peso', { peso_pet: null }, 'peso_pet'],
    ['peso demais', { peso_pet: 121 }, 'peso_pet'],
    ['atividade que não existe', { atividade: 100 }, 'atividade'],
    ['condição que não existe', { ecc: 2 }, 'ecc'],
    ['anotação longa demais', { anotacoes: 'x'.repeat(2001) }, 'anotacoes'],
  ])('%s: 422 no campo certo', async (_, erro, campo) => {
    const { prescritor, produto } = await criarElenco(palco());
    const { status, body } = await enviar(prescritor, dados(produto, erro));
    expect([status, Object.keys(body.campos ?? {})]).toEqual([422, [campo]]);
  });

  test('produto sem calculadora não pede medidas', async () => {
    const prescritor = await criarPrescritor(palco());
    const produto = await criarProduto(palco(), { tipo_calculadora: 'none' });
    const { status, body } = await enviar(
      prescritor,
      dados(produto, { peso_pet: undefined, atividade: undefined, ecc: undefined, email: '' }),
    );
    expect([status, body.calculo, body.email]).toEqual([200, null, null]);
  });
});
