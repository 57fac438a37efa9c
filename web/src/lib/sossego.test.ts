import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consultas } from './consultas';
import { noSossego } from './sossego';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  consultas.clear();
});

function pedir() {
  let responder = (_: string) => {};
  const resposta = new Promise<string>((pronto) => {
    responder = pronto;
  });
  void consultas.fetchQuery({ queryKey: ['tela'], queryFn: () => resposta });
  return responder;
}

test('sem nada a caminho, faz depois de desenhada a tela, quando o navegador folga', async () => {
  const fazer = vi.fn();
  noSossego(fazer);
  await vi.advanceTimersByTimeAsync(400);
  expect(fazer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(fazer).toHaveBeenCalledOnce();
});

test('espera a resposta que a tela pediu', async () => {
  const fazer = vi.fn();
  const responder = pedir();
  noSossego(fazer);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fazer).not.toHaveBeenCalled();
  responder('pronto');
  await vi.advanceTimersByTimeAsync(400);
  expect(fazer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(fazer).toHaveBeenCalledOnce();
});

test('uma resposta que não vem não segura para sempre, e só faz uma vez', async () => {
  const fazer = vi.fn();
  const responder = pedir();
  noSossego(fazer);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(fazer).toHaveBeenCalledOnce();
  responder('tarde');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fazer).toHaveBeenCalledOnce();
});

test('quem desiste não é chamado', async () => {
  const fazer = vi.fn();
  const responder = pedir();
  noSossego(fazer)();
  responder('pronto');
  const tarde = noSossego(fazer);
  await vi.advanceTimersByTimeAsync(300);
  tarde();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fazer).not.toHaveBeenCalled();
});
