import { describe, expect, test, vi } from 'vitest';
import { criarAdmin } from '../test/elenco';
import { comPalco, outroServidor } from '../test/palco';
import { abrirRelogio, acertarRelogio } from './relogio-do-banco';

const MINUTO = 60_000;
const palco = comPalco();

describe('a hora', () => {
  test.each([
    [0, null],
    [29_000, null],
    [-29_000, null],
    [31_000, 31_000],
    [-40 * MINUTO, -40 * MINUTO],
  ])('de uma máquina %i ms adiante: desvio %s', async (adiante, desvio) => {
    const relogio = abrirRelogio(() => Date.now() + adiante);
    expect(relogio.desvio()).toBe(null);
    await acertarRelogio(relogio, palco().pool);
    const medido = relogio.desvio();
    if (desvio === null) expect(medido).toBe(null);
    else expect(Math.abs((medido ?? 0) - desvio)).toBeLessThan(1_000);
    const esperada = Date.now() + (desvio === null ? adiante : 0);
    expect(Math.abs(relogio.hora().getTime() - esperada)).toBeLessThan(1_000);
  });

  test('a ida e a volta contam pela metade', () => {
    const relogio = abrirRelogio(() => 100_000 + performance.now());
    relogio.acertar(60_000, 0, 20_000);
    expect(Math.round(relogio.desvio() ?? 0)).toBe(50_000);
  });
});

test('uma instância 40 minutos adiantada diz isso, não está pronta, e não encerra a sessão de ninguém', async () => {
  let adiante = 40 * MINUTO;
  const relogioDoBanco = abrirRelogio(() => Date.now() + adiante);
  const { pool } = palco();
  const linhas: { motivo?: string; segundosAdiante?: number; level: number }[] = [];
  palco().irPara(new Date());
  const admin = await criarAdmin(palco());
  await acertarRelogio(relogioDoBanco, pool);
  const { app, fechar } = await outroServidor(
    { ...palco(), relogioDoBanco, relogio: relogioDoBanco.hora },
    { nivelDeLog: 'warn' },
    { write: (linha) => void linhas.push(JSON.parse(linha)) },
  );
  try {
    const dizer = (...esperado: unknown[]) =>
      vi.waitFor(
        async () => {
          const resposta = await app.inject('/api/ready');
          expect([resposta.statusCode, resposta.json().motivo]).toEqual(esperado);
        },
        { timeout: 20_000 },
      );
    await dizer(503, 'relogio');
    await dizer(503, 'relogio');
    const perfil = await app.inject({ url: '/api/sessoes', headers: { api_token: admin.token } });
    expect(perfil.statusCode).toBe(200);
    adiante = 0;
    await dizer(200, undefined);
    await dizer(200, undefined);
    const doRelogio = linhas.filter(({ motivo }) => motivo === 'relogio');
    expect(doRelogio.map(({ motivo, segundosAdiante }) => [motivo, segundosAdiante])).toEqual([
      ['relogio', 40 * 60],
      ['relogio', undefined],
    ]);
  } finally {
    await fechar();
  }
});
