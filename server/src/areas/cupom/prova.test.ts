import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { abrirDb, abrirPool } from '../../db/conexao';
import { ouvirInstancias } from '../../db/instancias';
import { type CenaDoCaixa, daquiA, porNaVez, prepararCaixa, telaDo } from '../../test/cena-do-caixa';
import { conferir, lerNoCaixa, validar } from '../../test/jornada';
import { AGORA, comPalco, outroServidor } from '../../test/palco';
import { chavesDoSelo, esquecerChaves } from './chaves-do-selo';
import { trocarChave } from './trocar-chave';

const palco = comPalco();
beforeAll(() => conferir(palco(), 'rigorosa'));
beforeEach(() => palco().irPara(AGORA));
const daqui = (segundos: number) => daquiA(palco(), segundos);
const prepararCupom = () => prepararCaixa(palco());
const tela = (cena: CenaDoCaixa) => telaDo(palco(), cena);
const leituraDo = async (idCupom: number) =>
  (await palco().pool.query('select estado, leitura from cupom where id = $1', [idCupom])).rows[0];

describe('a prova da leitura', () => {
  const LEIA = '409 Leia o cupom de novo.';
  const provar = async (cena: CenaDoCaixa) => {
    const { body } = await lerNoCaixa(palco(), cena.loja, cena.idCupom, { s: (await tela(cena)).selo });
    return body.prova;
  };
  const vender = async ({ loja, idCupom }: CenaDoCaixa, prova: string | null, chave?: string) => {
    const { status, body } = await validar(palco(), loja, idCupom, { prova, ...(chave && { chave }) });
    return status === 200 ? 'vendido' : `${status} ${body.detail}`;
  };

  test('vale a venda por duas horas, e a leitura fica registrada', async () => {
    const cena = await prepararCupom();
    const prova = await provar(cena);
    daqui(2 * 3600 - 1);
    expect(await vender(cena, prova)).toBe('vendido');
    expect(await leituraDo(cena.idCupom)).toEqual({ estado: 'efetivado', leitura: 'qr' });
  });

  test('o id sem prova, com uma vencida, alterada, de outro cupom ou de outra loja não vende', async () => {
    const [cena, vizinho] = [await prepararCupom(), await prepararCupom()];
    const prova = await provar(cena);
    expect(await vender(cena, null)).toBe(LEIA);
    expect(await vender(cena, '')).toBe(LEIA);
    expect(await vender(cena, 'x.y.z.w')).toBe(LEIA);
    expect(await vender(cena, prova.replace('.qr.', '.numero.'))).toBe(LEIA);
    expect(await vender(cena, prova.replace(/^1\./, '2.'))).toBe(LEIA);
    expect(await vender(cena, await provar(vizinho))).toBe(LEIA);
    expect(await vender({ ...cena, idCupom: vizinho.idCupom, loja: vizinho.loja }, prova)).toBe(LEIA);
    daqui(2 * 3600);
    expect(await vender(cena, prova)).toBe(LEIA);
    expect(await leituraDo(cena.idCupom)).toEqual({ estado: 'ativo', leitura: null });
  });

  test('usada de novo, o cupom já foi utilizado; a mesma chave repete a resposta sem prova nenhuma', async () => {
    const cena = await prepararCupom();
    const prova = await provar(cena);
    const chave = randomUUID();
    expect(await vender(cena, prova, chave)).toBe('vendido');
    expect(await vender(cena, prova)).toBe('409 Cupom já utilizado.');
    expect(await vender(cena, null, chave)).toBe('vendido');
    daqui(3 * 3600);
    expect(await vender(cena, prova, chave)).toBe('vendido');
  });

  test('morre com a vez em que foi feita', async () => {
    const cena = await prepararCupom();
    const prova = await provar(cena);
    await porNaVez(palco(), cena.idCupom, 2);
    expect(await vender(cena, prova)).toBe(LEIA);
    const daSegunda = await provar(cena);
    await porNaVez(palco(), cena.idCupom, 1);
    expect(await vender(cena, daSegunda)).toBe(LEIA);
    expect(await vender(cena, prova)).toBe('vendido');
  });
});

describe('a troca da chave', () => {
  test('a nova assina em dois minutos, a anterior é aceita por duas horas, em todas as instâncias', async () => {
    const cena = await prepararCupom();
    const outra = await outroServidor(palco());
    const noOutro = { ...palco(), app: outra.app };
    const vale = async (s: string) => (await lerNoCaixa(noOutro, cena.loja, cena.idCupom, { s })).status;
    try {
      const antiga = await tela(cena);
      expect(await vale(antiga.selo)).toBe(200);
      await trocarChave(palco().db, { agora: AGORA, ja: false });
      daqui(119);
      const { prova } = (await lerNoCaixa(palco(), cena.loja, cena.idCupom, { s: (await tela(cena)).selo })).body;
      const aos119 = await tela(cena);
      expect(await vale(aos119.selo)).toBe(200);
      daqui(121);
      const depois = await tela(cena);
      expect(await vale(depois.selo)).toBe(200);
      expect(await vale(aos119.selo)).toBe(200);
      daqui(7000);
      expect((await validar(noOutro, cena.loja, cena.idCupom, { prova })).status).toBe(200);
    } finally {
      await outra.fechar();
    }
  });

  test('na hora, nada do que a anterior assinou vale', async () => {
    const cena = await prepararCupom();
    const { selo } = await tela(cena);
    const { prova } = (await lerNoCaixa(palco(), cena.loja, cena.idCupom, { s: selo })).body;
    await trocarChave(palco().db, { agora: AGORA, ja: true });
    const outra = await outroServidor(palco());
    const noOutro = { ...palco(), app: outra.app };
    try {
      expect((await lerNoCaixa(noOutro, cena.loja, cena.idCupom, { s: selo })).body.type).toBe('selo-vencido');
      expect((await validar(noOutro, cena.loja, cena.idCupom, { prova })).body.type).toBe('leia-de-novo');
    } finally {
      await outra.fechar();
    }
  });

  test('na hora, as instâncias no ar deixam a anterior sem esperar o minuto', async () => {
    const { relogio, pool, config } = palco();
    const url = pool.options.connectionString ?? '';
    const db = abrirDb(abrirPool(url, 1), config);
    const assina = async () => (await chavesDoSelo({ db, relogio })).assina.toString('hex');
    const ouviu = vi.fn(() => esquecerChaves(db));
    const ouvidas = ouvirInstancias(url, ouviu, config);
    try {
      await vi.waitFor(() => expect(ouviu).toHaveBeenCalled(), 10_000);
      const antes = await assina();
      await trocarChave(palco().db, { agora: AGORA, ja: true });
      await vi.waitFor(async () => expect(await assina()).not.toBe(antes), 10_000);
    } finally {
      await ouvidas.parar();
      await db.destroy();
    }
  });
});
