import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resumirSenha } from '../areas/conta/senha';
import { aFundo } from '../test/a-fundo';
import { criarMuitosTutores, criarTutor, type Pessoa } from '../test/elenco';
import { ateOCupom, criarElenco, indicar, verSelo } from '../test/jornada';
import { comPalco, outroServidor } from '../test/palco';

const palco = comPalco();
const linhas: string[] = [];
let vigiado: Awaited<ReturnType<typeof outroServidor>>;
beforeAll(async () => {
  vigiado = await outroServidor(palco(), { nivelDeLog: 'warn' }, { write: (linha) => linhas.push(linha) });
});
afterAll(() => vigiado.fechar());

const resgatarDe = async (remoteAddress: string, tutor: Pick<Pessoa, 'token'>, codigo: string, app = palco().app) =>
  (
    await app.inject({
      method: 'PUT',
      url: `/api/prescrition/${codigo}/tutor`,
      headers: { api_token: tutor.token },
      remoteAddress,
      payload: {},
    })
  ).statusCode;
const contagem = (status: number[]) => {
  const vezes: Record<number, number> = {};
  for (const s of status) vezes[s] = (vezes[s] ?? 0) + 1;
  return vezes;
};

describe('contadores tomam antes da tentativa e devolvem no acerto', () => {
  test('de trinta códigos enviados de uma vez aprende-se o mesmo que de dez em fila, e o certo depois deles espera', async () => {
    const elenco = await criarElenco(palco());
    const { codigo_prescricao } = await indicar(palco(), elenco);
    // Sent together with them it may be the first to arrive, and right.
    const codigos = Array.from({ length: 30 }, (_, n) => `BCDFGH${10 + n}`);
    const respostas = await Promise.all(
      codigos.map((codigo, n) => resgatarDe('10.1.0.1', elenco.tutor, codigo, n % 2 ? palco().app : vigiado.app)),
    );
    expect(contagem(respostas)).toEqual({ 404: 10, 429: 20 });
    expect(await resgatarDe('10.1.0.1', elenco.tutor, codigo_prescricao)).toBe(429);
  });

  test('quem acerta não gasta: vinte vezes seguidas o código certo, e ainda cabem dez erros', async () => {
    const elenco = await criarElenco(palco());
    const { codigo_prescricao } = await indicar(palco(), elenco);
    for (let n = 0; n < 20; n++) expect(await resgatarDe('10.1.0.2', elenco.tutor, codigo_prescricao)).toBe(200);
    const erros = [];
    for (let n = 0; n < 11; n++) erros.push(await resgatarDe('10.1.0.2', elenco.tutor, `BCDFGH${10 + n}`));
    expect(contagem(erros)).toEqual({ 404: 10, 429: 1 });
  });

  test('um caixa com duzentas leituras certas ao mesmo tempo não é recusado por nenhuma delas', async () => {
    const elenco = await criarElenco(palco());
    const { idCupom } = await ateOCupom(palco(), elenco);
    const { selo } = (await verSelo(palco(), elenco.tutor, idCupom)).body;
    const consultar = async (codigo: string) =>
      (
        await palco().app.inject({
          method: 'POST',
          url: `/api/coupon/${codigo}/leitura`,
          payload: { s: selo },
          headers: { api_token: elenco.loja.token },
          remoteAddress: '10.1.0.4',
        })
      ).statusCode;
    const certas = await Promise.all(Array.from({ length: 200 }, () => consultar(String(idCupom))));
    expect(contagem(certas)).toEqual({ 200: 200 });
    const erradas = await Promise.all(Array.from({ length: 70 }, (_, n) => consultar(`BCDFGHJK${10 + n}`)));
    expect(contagem(erradas)).toEqual({ 404: 60, 429: 10 });
  });

  test('de vinte senhas erradas enviadas de uma vez são conferidas as seis de uma fila', async () => {
    const { email } = await criarTutor(palco(), { senhaHash: await resumirSenha('a senha certa') });
    const entrar = async (n: number) =>
      (
        await (n % 2 ? palco() : vigiado).app.inject({
          method: 'POST',
          url: '/api/login',
          remoteAddress: '10.1.0.3',
          payload: { email, senha: 'a senha errada' },
        })
      ).statusCode;
    expect(contagem(await Promise.all(Array.from({ length: 20 }, (_, n) => entrar(n))))).toEqual({ 401: 6, 429: 14 });
  });
});

describe('muita gente errando', () => {
  const CONTAS = Math.min(500, aFundo(50));
  const CADA_UMA = 10;
  const CABEM = 5000;

  /** One of them does; the others are written down, as if they had. */
  async function jaErraram(quantos: number): Promise<void> {
    expect(await resgatarDe('10.3.0.3', await criarTutor(palco()), 'BCDFGH10')).toBe(404);
    await sql`update limite set vezes = ${quantos} where chave like '%:todos' and expira_em > ${palco().relogio()}`.execute(
      palco().db,
    );
  }

  test(`${CONTAS} contas × ${CADA_UMA} códigos errados, dez contas por endereço, depois de tantos outros: soa um alarme, uma vez, e quem tem o código certo resgata`, async () => {
    // An hour of its own: the mistakes made above are of everybody, too, and would ring before the last one here.
    palco().irPara(new Date(palco().relogio().getTime() + 61 * 60_000));
    const elenco = await criarElenco(palco());
    const { codigo_prescricao } = await indicar(palco(), elenco);
    const contas = await criarMuitosTutores(palco(), CONTAS);
    const deOutros = CABEM - CONTAS * CADA_UMA;
    if (deOutros > 0) await jaErraram(deOutros);
    const palpites: number[] = [];
    for (let vez = 0; vez < CADA_UMA; vez++) {
      const rodada = contas.map((conta, n) => resgatarDe(`10.2.0.${n % (CONTAS / 10)}`, conta, `BCDFGH${10 + vez}`));
      palpites.push(...(await Promise.all(rodada)));
    }
    expect(contagem(palpites)).toEqual({ 404: CONTAS * CADA_UMA });
    expect(await resgatarDe('10.3.0.1', elenco.tutor, codigo_prescricao)).toBe(200);

    // From now on who makes mistakes waits, and only they.
    const [curiosa, outra] = [await criarTutor(palco()), await criarTutor(palco())];
    const errar = (quem: Pessoa) => resgatarDe('10.3.0.2', quem, 'BCDFGH10', vigiado.app);
    expect([await errar(curiosa), await errar(curiosa), await errar(curiosa)]).toEqual([404, 404, 429]);
    expect(await errar(outra)).toBe(404);

    expect(linhas.filter((linha) => linha.includes('palpites-demais'))).toHaveLength(1);
    const { body } = await palco().app.inject({ url: '/api/metrics' });
    expect(body).toContain('avisos_total{aviso="palpites-demais"} 1');
  });
});
