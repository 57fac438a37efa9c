import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { abrirPraca, fechar, irPara, type Praca, reabrirTudo, ultimoDa, vender } from '../../test/acertos';
import { chamar } from '../../test/chamar';
import { criarAdmin, type Pessoa } from '../../test/elenco';
import { AGORA, comPalco } from '../../test/palco';

const palco = comPalco();
let praca: Praca;
let linha: number;

beforeEach(async () => {
  palco().irPara(AGORA);
  await reabrirTudo(palco());
  await palco().pool.query('delete from limite');
  praca = await abrirPraca(palco());
  await vender(palco(), praca);
  await irPara(palco(), '2026-04-02T12:00:00-03:00', praca.loja, praca.outra, praca.financeiro);
  await fechar(palco(), praca.financeiro, '2026-03');
  linha = (await ultimoDa(palco(), praca.loja)).linhas[0]?.id_linha ?? 0;
  palco().emails.length = 0;
});

const cartasPara = ({ email }: Pessoa) => palco().emails.filter(({ para }) => para === email);
const contestar = (quem = praca.loja, texto = 'O valor foi 189,90', chave: string = randomUUID()) =>
  chamar(palco(), quem, 'POST /acerto/linha/:id/contestacao', {
    params: { id: linha },
    headers: { 'idempotency-key': chave },
    body: { texto },
  });
const responder = (id: number, aceita: boolean, resposta = 'Conferimos a nota.', chave: string = randomUUID()) =>
  chamar(palco(), praca.financeiro, 'POST /contestacao/:id/resposta', {
    params: { id },
    headers: { 'idempotency-key': chave },
    body: { aceita, resposta },
  });
const listar = (quem: Pessoa, estado: 'aberta' | 'respondida' = 'aberta') =>
  chamar(palco(), quem, 'GET /contestacoes', { query: { estado } });

describe('uma loja contesta', () => {
  test('a linha mostra, a equipe das finanças recebe um e-mail e acha o que responder', async () => {
    const { status, body } = await contestar();
    expect(status).toBe(200);
    expect(body).toMatchObject({ estado: 'aberta', texto: 'O valor foi 189,90', resposta: null });
    await palco().trabalhar();
    expect(cartasPara(praca.financeiro)).toMatchObject([{ assunto: 'Contestação de acerto' }]);
    expect(cartasPara(praca.financeiro)[0]?.texto).toContain('“O valor foi 189,90”');
    const { acerto, linhas } = await ultimoDa(palco(), praca.loja);
    expect([acerto.contestacoes, linhas[0]?.contestacao?.estado]).toEqual([1, 'aberta']);
    const { body: fila } = await listar(praca.financeiro);
    expect(fila.contestacoes.at(-1)).toMatchObject({
      id_linha: linha,
      mes: '2026-03',
      valor: 289.9,
      parte_grupo: 14.5,
    });
    const { body: contestados } = await chamar(palco(), praca.financeiro, 'GET /acertos', {
      query: { mes: '2026-03', situacao: 'contestado' },
    });
    expect(contestados.acertos.map(({ id_acerto }) => id_acerto)).toEqual([acerto.id_acerto]);
    expect((await listar(praca.outra)).body).toMatchObject({ contestacoes: [], abertas: 0 });
    expect((await listar(praca.loja)).body.abertas).toBe(1);
  });

  test('uma por vez, também ao mesmo tempo; a mesma de novo é a mesma', async () => {
    const chave = randomUUID();
    const respostas = await Promise.all([1, 2, 3, 4].map((n) => contestar(praca.loja, `motivo ${n}`)));
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const id = respostas.find(({ status }) => status === 200)?.body.id_contestacao ?? 0;
    await responder(id, false);
    const nova = await contestar(praca.loja, 'de novo', chave);
    expect((await contestar(praca.loja, 'de novo', chave)).body).toEqual(nova.body);
    expect((await contestar()).body.type).toBe('contestacao-aberta');
    await responder(nova.body.id_contestacao, false);
    await responder((await contestar()).body.id_contestacao, false);
    expect((await contestar()).body.type).toBe('contestacoes-esgotadas');
  });

  test('a linha de outra loja não existe', async () => {
    expect((await contestar(praca.outra)).status).toBe(404);
    expect((await contestar(praca.financeiro)).status).toBe(403);
  });

  test('vinte por dia', async () => {
    await palco().pool.query(
      `insert into limite (chave, vezes, livre_em, expira_em) values ($1, 20, $2, $2::timestamptz + interval '1 day')`,
      [`contestacao:${praca.loja.id}`, palco().relogio()],
    );
    const { status, body } = await contestar();
    expect([status, body.detail]).toEqual([429, 'Você já fez 20 contestações hoje. Tente novamente amanhã.']);
  });
});

describe('a equipe responde', () => {
  test.each([
    [true, 'aceita', 'Sua contestação foi aceita'],
    [false, 'recusada', 'Sua contestação não foi aceita'],
  ])('aceita: %s, com uma frase que a loja lê; o acerto não muda', async (aceita, estado, assunto) => {
    const antes = await ultimoDa(palco(), praca.loja);
    const { body } = await contestar();
    await palco().trabalhar();
    const chave = randomUUID();
    const respondida = await responder(body.id_contestacao, aceita, 'Conferimos a nota.', chave);
    expect(respondida.body).toMatchObject({ estado, resposta: 'Conferimos a nota.' });
    expect((await responder(body.id_contestacao, aceita, 'Conferimos a nota.', chave)).body).toEqual(respondida.body);
    expect((await responder(body.id_contestacao, !aceita)).body.type).toBe('contestacao-respondida');
    await palco().trabalhar();
    expect(cartasPara(praca.loja)).toMatchObject([{ assunto }]);
    expect(cartasPara(praca.loja)[0]?.texto).toContain('Conferimos a nota.');
    const depois = await ultimoDa(palco(), praca.loja);
    expect(depois.acerto).toEqual(antes.acerto);
    expect(depois.linhas[0]?.contestacao).toEqual(respondida.body);
    const [respondidas, dela] = [await listar(praca.financeiro, 'respondida'), await listar(praca.loja, 'respondida')];
    expect(respondidas.body.contestacoes[0]).toMatchObject({ estado, respondida_por: 'Fábio' });
    expect(dela.body.contestacoes[0]?.respondida_por).toBe(null);
  });

  test('respondida antes que o e-mail saísse, ninguém da equipe é chamado', async () => {
    const { body } = await contestar();
    await responder(body.id_contestacao, true);
    await palco().trabalhar();
    expect(cartasPara(praca.financeiro)).toEqual([]);
  });

  test('o que se escreveu some com a conta do tutor; a linha fica', async () => {
    const { body } = await contestar();
    await responder(body.id_contestacao, true);
    const dono = await criarAdmin(palco());
    await chamar(palco(), dono, 'DELETE /tutor/:id', { params: { id: praca.tutor.id } });
    const { linhas } = await ultimoDa(palco(), praca.loja);
    expect(linhas[0]?.contestacao).toMatchObject({ estado: 'aceita', texto: null, resposta: null });
    await palco().trabalhar();
  });

  test('depois que o tutor se foi, contesta-se e responde-se sem que as palavras fiquem', async () => {
    const dono = await criarAdmin(palco());
    await chamar(palco(), dono, 'DELETE /tutor/:id', { params: { id: praca.tutor.id } });
    const { status, body } = await contestar();
    expect([status, body.texto]).toEqual([200, null]);
    expect((await responder(body.id_contestacao, true)).body).toMatchObject({ estado: 'aceita', resposta: null });
    await palco().trabalhar();
  });
});
