import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anotarResposta, assinarRede, haRede, online } from './online';

const buscar = vi.fn<typeof fetch>();

beforeEach(() => {
  // Files share their modules: a screen tested before may have ended with a call that nobody answered.
  anotarResposta(true);
  vi.useFakeTimers();
  vi.stubGlobal('fetch', buscar);
});

afterEach(() => {
  anotarResposta(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  buscar.mockReset();
});

test('uma chamada sem resposta vale mais que o cabo ligado, até o servidor responder', async () => {
  const avisos: boolean[] = [];
  const soltar = assinarRede(() => avisos.push(online()));
  anotarResposta(false);
  expect(online()).toBe(false);

  buscar.mockRejectedValueOnce(new TypeError()).mockResolvedValueOnce(new Response());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(online()).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(online()).toBe(true);
  expect(avisos).toEqual([false, true]);
  expect(buscar.mock.calls.map(([url]) => url)).toEqual(['/api/health', '/api/health']);
  soltar();
});

test('com a última chamada respondida ninguém pergunta nada', async () => {
  expect(await haRede()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(buscar).not.toHaveBeenCalled();
});
