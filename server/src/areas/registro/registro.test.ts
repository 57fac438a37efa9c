import { conferirConsistencia, conferirInclusao, raizDe } from '@indica-bem/domain/registro/arvore';
import { FOLHAS_POR_PAGINA, type Marco } from '@indica-bem/domain/registro/contrato';
import { conferirMarco } from '@indica-bem/domain/registro/nota-assinada';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { CRIPTO } from '../../test/cripto';
import { comPalco, outroServidor } from '../../test/palco';
import { encherRegistro, esvaziarRegistro } from '../../test/registro';
import { assinarCabecaDeAgora } from './assinar-cabeca';
import { juntar, resumirFolha, sha256 } from './resumir';

const palco = comPalco();
const TAMANHO = FOLHAS_POR_PAGINA + 300;
let folhas: string[] = [];
const raizAte = (n: number) => raizDe(folhas.slice(0, n).map(resumirFolha), juntar).toString('hex');

const ver = async (servidor = palco()) => {
  servidor.irPara(new Date(servidor.relogio().getTime() + 61_000));
  return (await chamar(servidor, null, 'GET /transparencia', {})).body;
};
const chaves = async () => (await chamar(palco(), null, 'GET /registro/chaves', {})).body.chaves;
const inclusao = (query: { n: number; tamanho?: number }) => chamar(palco(), null, 'GET /registro/inclusao', { query });
const consistencia = (de: number, ate: number) =>
  chamar(palco(), null, 'GET /registro/consistencia', { query: { de, ate } });

test('antes da primeira folha a página diz que não há nada, e não há o que provar', async () => {
  expect(await ver()).toEqual({
    prometido: { kg: 0, cadeiras: 0 },
    entregue: { kg: 0, cadeiras: 0 },
    falta: { kg: 0, cadeiras: 0 },
    meses: [],
    cidades: [],
    marco: null,
    anterior: null,
  });
  expect((await chamar(palco(), null, 'GET /registro/folhas/:pagina', { params: { pagina: 0 } })).body.folhas).toEqual(
    [],
  );
  expect((await chamar(palco(), null, 'GET /registro/marcos', {})).body).toEqual({ marcos: [], proximo: null });
  expect((await inclusao({ n: 1 })).status).toBe(422);
  expect((await consistencia(1, 1)).status).toBe(422);
});

describe('com folhas', () => {
  beforeAll(async () => {
    folhas = await encherRegistro(palco().db, TAMANHO);
  });
  afterAll(() => esvaziarRegistro(palco().db));

  test('a página soma as folhas por mês e por cidade, e a raiz assinada é a delas', async () => {
    const { prometido, meses, cidades, marco } = await ver();
    expect(prometido).toEqual({ kg: TAMANHO, cadeiras: Math.floor(TAMANHO / 500) });
    expect(meses).toEqual([
      { mes: '2026-01', kg: TAMANHO / 2 },
      { mes: '2026-02', kg: 0 },
      { mes: '2026-03', kg: TAMANHO / 2 },
    ]);
    expect(cidades.map(({ cidade }) => cidade)).toEqual(['Votorantim', 'Sorocaba', 'online']);
    expect(cidades.reduce((soma, { kg }) => soma + kg, 0)).toBe(TAMANHO);
    expect(marco).toMatchObject({ tamanho: TAMANHO, raiz: raizAte(TAMANHO), kg: TAMANHO, motivo: 'agora' });
    expect(await conferirMarco(marco as Marco, await chaves(), CRIPTO)).toBe(true);
  });

  test.each([1, 256, 257, 1000, TAMANHO])('a folha %d se prova em qualquer tamanho que a tenha', async (n) => {
    for (const tamanho of [n, n + 1, 300, 512, 1025, TAMANHO].filter((outro) => outro >= n && outro <= TAMANHO)) {
      const { body: prova, headers } = await inclusao({ n, tamanho });
      expect(prova.folha).toBe(folhas[n - 1]);
      expect(await conferirInclusao({ ...prova, raiz: raizAte(tamanho) }, sha256), `em ${tamanho}`).toBe(true);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  test('sem dizer o tamanho, a prova é na árvore de agora', async () => {
    const { body, headers } = await inclusao({ n: 7 });
    expect(await conferirInclusao({ ...body, raiz: raizAte(TAMANHO) }, sha256)).toBe(true);
    expect([body.tamanho, headers['cache-control']]).toEqual([TAMANHO, 'public, max-age=60']);
  });

  test('entre quaisquer dois tamanhos há prova de que nada mudou', async () => {
    for (const [de, ate] of [
      [1, 2],
      [255, 256],
      [256, 257],
      [300, 1024],
      [512, TAMANHO],
      [777, TAMANHO],
      [TAMANHO, TAMANHO],
    ] as const) {
      const { caminho } = (await consistencia(de, ate)).body;
      const prova = { de, ate, caminho, raizDe: raizAte(de), raizAte: raizAte(ate) };
      expect(await conferirConsistencia(prova, sha256), `${de} a ${ate}`).toBe(true);
    }
  });

  test('as páginas, em ordem, são o registro inteiro, e uma cheia nunca muda', async () => {
    const pagina = (n: number) => chamar(palco(), null, 'GET /registro/folhas/:pagina', { params: { pagina: n } });
    const [cheia, ultima, depois] = await Promise.all([pagina(0), pagina(1), pagina(999_999)]);
    expect([...cheia.body.folhas, ...ultima.body.folhas]).toEqual(folhas);
    expect(depois.body.folhas).toEqual([]);
    expect(cheia.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([ultima, depois].map(({ headers }) => headers['cache-control'])).toEqual(
      Array(2).fill('public, max-age=60'),
    );
  });

  test('numa demonstração, que um dia acaba, nada fica guardado por mais de um minuto', async () => {
    const { app, fechar } = await outroServidor(palco(), { demo: true });
    const { headers } = await app.inject('/api/registro/inclusao?n=1&tamanho=5');
    expect(headers['cache-control']).toBe('public, max-age=60');
    await fechar();
  });

  test.each([
    ['/registro/inclusao?n=5&tamanho=4', 'n', 'A árvore pedida tem 4 folhas'],
    [`/registro/inclusao?n=${TAMANHO + 1}`, 'n', `O registro tem ${TAMANHO} folhas`],
    [`/registro/inclusao?n=1&tamanho=${TAMANHO + 1}`, 'tamanho', `O registro tem ${TAMANHO} folhas`],
    ['/registro/inclusao?n=0', 'n', 'O mínimo é 1'],
    ['/registro/inclusao', 'n', 'Valor inválido'],
    ['/registro/inclusao?n=1000000000', 'n', 'O máximo é 999999999'],
    ['/registro/consistencia?de=5&ate=4', 'de', 'O tamanho menor vem primeiro'],
    [`/registro/consistencia?de=1&ate=${TAMANHO + 1}`, 'ate', `O registro tem ${TAMANHO} folhas`],
  ])('%s: 422, e diz por quê', async (caminho, campo, frase) => {
    const resposta = await palco().app.inject(`/api${caminho}`);
    expect([resposta.statusCode, resposta.json().campos]).toEqual([422, { [campo]: frase }]);
    expect(resposta.headers['cache-control']).toBe('no-store');
  });

  test.each(['-1', '1000000', '01', 'x'])('a página "%s" não existe', async (pagina) => {
    expect((await palco().app.inject(`/api/registro/folhas/${pagina}`)).statusCode).toBe(404);
  });

  test('os marcos guardados vêm do mais novo, em páginas, e o último acompanha a página', async () => {
    const { db, config, relogio } = palco();
    const guardar = async (referencia: string) => {
      const { raiz, em, ...cabeca } = (await assinarCabecaDeAgora(db, config, relogio())) as NonNullable<
        Awaited<ReturnType<typeof assinarCabecaDeAgora>>
      >;
      const linha = { ...cabeca, motivo: 'dia', referencia, raiz: Buffer.from(raiz, 'hex'), em: new Date(em) } as const;
      await db.insertInto('marco').values(linha).execute();
    };
    for (const dia of ['2026-03-01', '2026-03-02', '2026-03-03']) await guardar(dia);
    const pedir = (query: { limite: number; cursor?: string }) =>
      chamar(palco(), null, 'GET /registro/marcos', { query });
    const primeira = (await pedir({ limite: 2 })).body;
    const segunda = (await pedir({ limite: 2, cursor: primeira.proximo ?? '' })).body;
    expect([primeira, segunda].map(({ marcos }) => marcos.map(({ referencia }) => referencia))).toEqual([
      ['2026-03-03', '2026-03-02'],
      ['2026-03-01'],
    ]);
    expect(segunda.proximo).toBeNull();
    const { anterior } = await ver();
    expect(anterior).toEqual(primeira.marcos[0]);
    expect(await conferirMarco(anterior as Marco, await chaves(), CRIPTO)).toBe(true);
  });

  test('um endereço pergunta só tantas vezes por hora, e a página principal segue aberta', async () => {
    const { db, app, relogio } = palco();
    const agora = relogio();
    const expira_em = new Date(agora.getTime() + 3_600_000);
    const cheio = { chave: 'registro:203.0.113.9', vezes: 4000, livre_em: agora, expira_em };
    await db.insertInto('limite').values(cheio).execute();
    const pedir = (url: string) => app.inject({ url: `/api${url}`, remoteAddress: '203.0.113.9' });
    for (const url of [
      '/registro/folhas/0',
      '/registro/inclusao?n=1',
      '/registro/consistencia?de=1&ate=2',
      '/registro/marcos',
    ])
      expect((await pedir(url)).statusCode, url).toBe(429);
    expect((await pedir('/transparencia')).statusCode).toBe(200);
    expect((await app.inject('/api/registro/folhas/0')).statusCode).toBe(200);
  });
});
