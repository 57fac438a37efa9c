import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin } from '../../test/elenco';
import { ateOCupom, conferir, criarElenco, lerNoCaixa, validar, verSelo } from '../../test/jornada';
import { comPalco } from '../../test/palco';
import { provaDe } from '../../test/provas';

const palco = comPalco();

describe('na conferência simples', () => {
  // As the team does it on its screen, and not behind the server's back.
  beforeAll(async () => {
    const admin = await criarAdmin(palco());
    const { body } = await chamar(palco(), admin, 'GET /configuracao', {});
    const salva = await chamar(palco(), admin, 'PUT /configuracao', {
      body: { conferencia: 'simples', versao: body.versao },
    });
    expect([salva.status, salva.body.conferencia]).toEqual([200, 'simples']);
  });
  const leituraDo = async (idCupom: number) =>
    (await palco().pool.query('select estado, leitura from cupom where id = $1', [idCupom])).rows[0];

  test('o QR guarda o endereço, e o código ou o id sozinhos abrem a venda, que não pede prova', async () => {
    const { tutor, loja, ...elenco } = await criarElenco(palco());
    const { idCupom } = await ateOCupom(palco(), { tutor, loja, ...elenco });
    const visto = await chamar(palco(), tutor, 'GET /coupon/:id', { params: { id: idCupom } });
    expect(visto.body.qr).toBe(`http://indicabem.test/web/cupom/efetivar/${idCupom}`);
    const consulta = await chamar(palco(), loja, 'GET /coupon/:codigo/prescrition', { params: { codigo: idCupom } });
    expect(consulta.body.prescrition.tutor?.cpf).toMatch(/^\*{3}\.\*{3}\.\*\*\d-\d\d$/);
    expect((await chamar(palco(), loja, 'GET /coupon/:id', { params: { id: idCupom } })).status).toBe(200);
    expect((await lerNoCaixa(palco(), loja, consulta.body.codigo_coupon)).body.leitura).toBe('codigo');
    expect((await validar(palco(), loja, idCupom, { prova: null })).status).toBe(200);
    expect(await leituraDo(idCupom)).toEqual({ estado: 'efetivado', leitura: 'codigo' });
  });

  test('o que prova mais é registrado como tal', async () => {
    const elenco = await criarElenco(palco());
    const { idCupom } = await ateOCupom(palco(), elenco);
    const { selo } = (await verSelo(palco(), elenco.tutor, idCupom)).body;
    const { leitura, prova } = (await lerNoCaixa(palco(), elenco.loja, idCupom, { s: selo })).body;
    expect(leitura).toBe('qr');
    expect((await validar(palco(), elenco.loja, idCupom, { prova })).status).toBe(200);
    expect(await leituraDo(idCupom)).toEqual({ estado: 'efetivado', leitura: 'qr' });
  });

  test('a prova de um código sozinho não passa quando a conferência volta a ser rigorosa', async () => {
    const elenco = await criarElenco(palco());
    const { idCupom } = await ateOCupom(palco(), elenco);
    const prova = await provaDe(palco(), elenco.loja.id, idCupom, 'codigo');
    await conferir(palco(), 'rigorosa');
    const { status, body } = await validar(palco(), elenco.loja, idCupom, { prova: prova ?? null });
    expect([status, body.detail]).toEqual([409, 'Leia o cupom de novo.']);
  });
});
