import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { abrirPraca, fechar, irPara, type Praca, vender } from '../../test/acertos';
import { chamar } from '../../test/chamar';
import { desfazer } from '../../test/jornada';
import { comPalco } from '../../test/palco';
import { guardarMarcoDoDia } from './guardar-marco';

// The program that anybody may run, as anybody runs it, against the product as it answers.

const palco = comPalco();
const PROGRAMA = path.resolve(import.meta.dirname, '../../../../scripts/conferir-doacoes.mjs');
const pasta = mkdtempSync(path.join(tmpdir(), 'indica-bem-conferir-'));
const arquivo = (nome: string) => path.join(pasta, nome);
const COPIA = arquivo('registro.copia');
let praca: Praca;
let endereco = '';

/** In a process of its own, while the server goes on answering. */
const conferir = (...pedido: string[]) =>
  new Promise<{ codigo: number | null; texto: string }>((pronto) => {
    const programa = spawn(process.execPath, [PROGRAMA, ...pedido]);
    const pedacos: Buffer[] = [];
    for (const saida of [programa.stdout, programa.stderr]) saida.on('data', (pedaco) => pedacos.push(pedaco));
    programa.on('close', (codigo) => pronto({ codigo, texto: Buffer.concat(pedacos).toString() }));
  });

/** More than a page of leaves, as history brings them in; then a life: sales, one undone, a month closed, days that end. */
beforeAll(async () => {
  praca = await abrirPraca(palco());
  const { prescritor, tutor, loja, financeiro } = praca;
  await palco().pool.query(
    `with p as (
       insert into prescricao (codigo, data, prescritor_id, tutor_id, data_resgate, lojista_id, vinculos, data_ativacao, peso)
       select lpad(translate(n::text, '01', 'BC'), 8, 'Z'), d, $1, $2, d, $3, 3, d, 15
         from (select n, date '2026-02-20' - n % 90 as d from generate_series(1, 1100) n) x
       returning id, codigo, data)
     insert into cupom (codigo, prescricao_id, lojista_id, estado, desconto, data_validade, valor, descontado, recebido, peso, nome_funcionario, data_efetivacao, efetivado_em)
     select 'C' || codigo, id, $3, 'efetivado', 10, data, 10000, 1000, 9000, 15, 'Caio', data, now() from p`,
    [prescritor.id, tutor.id, loja.id],
  );
  await palco().trabalhar();
  await guardarMarcoDoDia(palco());
  const { id } = await vender(palco(), praca);
  await desfazer(palco(), loja, id);
  await vender(palco(), praca);
  await irPara(palco(), '2026-04-02T12:00:00-03:00', tutor, loja, financeiro);
  await fechar(palco(), financeiro, '2026-03');
  await guardarMarcoDoDia(palco());
  await vender(palco(), praca);
  await palco().app.listen({ host: '127.0.0.1', port: 0 });
  endereco = `http://127.0.0.1:${(palco().app.server.address() as AddressInfo).port}`;
});
afterAll(() => rmSync(pasta, { recursive: true }));

test('o registro do produto confere, de perto e da cópia que se guarda dele', async () => {
  const deLonge = await conferir(`${endereco}/web/transparencia`, '--guardar', COPIA);
  expect(deLonge).toMatchObject({
    codigo: 0,
    texto: expect.stringContaining('1.104 folhas em ordem: 1.103 doações, 1 estorno.'),
  });
  expect(deLonge.texto).toContain('4 marcos: raiz, quilos e assinatura de cada um.');
  const chave = / veio do próprio endereço: (\S+)/.exec(deLonge.texto)?.[1] ?? '';
  expect(await conferir(COPIA, '--chave', chave)).toMatchObject({ codigo: 0 });
  await vender(palco(), praca);
  palco().irPara(new Date(palco().relogio().getTime() + 61_000));
  const depois = await conferir(endereco, '--chave', chave, '--comparar', COPIA);
  expect(depois).toMatchObject({ codigo: 0, texto: expect.stringContaining('1.105 folhas em ordem') });
});

test('o comprovante de um tutor confere sozinho, e o registro o continua', async () => {
  const { quilos } = (await chamar(palco(), praca.tutor, 'GET /formula-do-bem/meus-quilos', { query: { limite: 5 } }))
    .body;
  const n = quilos[0]?.n ?? 0;
  const { body } = await chamar(palco(), praca.tutor, 'GET /formula-do-bem/meus-quilos/:n', { params: { n } });
  const comprovante = arquivo('comprovante.json');
  writeFileSync(comprovante, JSON.stringify(body, null, 2));
  expect(await conferir(comprovante)).toMatchObject({ codigo: 0, texto: expect.stringContaining('é desta compra') });
  expect(await conferir(endereco, '--comparar', comprovante)).toMatchObject({ codigo: 0 });
  writeFileSync(comprovante, JSON.stringify({ ...body, id_coupon: body.id_coupon + 1 }));
  expect(await conferir(comprovante)).toMatchObject({ codigo: 1 });
});

test('o que a loja tem no papel obriga o registro', async () => {
  const { acertos } = (
    await chamar(palco(), praca.loja, 'GET /shopkeeper/:id/acertos', { params: { id: praca.loja.id } })
  ).body;
  const { marco } = (
    await chamar(palco(), praca.loja, 'GET /acerto/:id', { params: { id: acertos[0]?.id_acerto ?? 0 } })
  ).body;
  expect(marco).toMatchObject({ tamanho: 1103 });
  expect(await conferir(endereco, '--raiz', `${marco?.tamanho}:${marco?.raiz}`)).toMatchObject({ codigo: 0 });
  const outra = await conferir(endereco, '--raiz', `${(marco?.tamanho ?? 0) - 1}:${marco?.raiz}`);
  expect(outra).toMatchObject({ codigo: 1, texto: expect.stringContaining('A raiz impressa no acerto') });
});

describe('uma cópia mexida é descoberta', () => {
  const mexer = (mudar: (linhas: string[]) => string[]) => {
    const mexida = arquivo('mexida.copia');
    const linhas = readFileSync(COPIA, 'utf8').trimEnd().split('\n');
    writeFileSync(mexida, `${mudar(linhas).join('\n')}\n`);
    return mexida;
  };
  const noCabecalho = (de: RegExp, para: string) => (linhas: string[]) =>
    linhas.with(0, (linhas[0] ?? '').replace(de, para));
  const trocar = (a: number, b: number) => (linhas: string[]) =>
    linhas.with(a, linhas[b] ?? '').with(b, linhas[a] ?? '');

  test.each([
    ['folha alterada', (l: string[]) => l.with(500, (l[500] ?? '').replace(/"comprovante":"../, '"comprovante":"00'))],
    ['folha tirada', (l: string[]) => l.toSpliced(700, 1)],
    ['folhas trocadas', trocar(10, 900)],
    ['fim cortado', (l: string[]) => l.slice(0, -3)],
    ['assinatura', noCabecalho(/(— indicabem\/doacoes .{20})./, '$1*')],
    ['total', noCabecalho(/"prometido":{"kg":\d+/, '"prometido":{"kg":9999')],
  ])('%s', async (_, mudar) => {
    expect(await conferir(mexer(mudar))).toMatchObject({ codigo: 1, texto: expect.stringContaining('NÃO CONFERE.') });
  });
});
