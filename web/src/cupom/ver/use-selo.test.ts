import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, recusa } from '../../test/api-de-mentira';
import { useSelo } from './use-selo';

const SELO = { selo: 'R460N3689MR9QQRK', numero: '4821', expira_em: '', segundos: 15 };
const NUNCA = () => new Promise<Response>(() => {});
let responder: () => Promise<Response> | Response;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => responder());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const abrir = async (mudou = () => {}) => {
  const tela = renderHook(() => useSelo(7, mudou));
  await passar(0);
  return () => tela.result.current;
};
const passar = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('numa rede que não responde, o QR sai da tela quando nenhum caixa o aceitaria mais, e a tela diz como seguir', async () => {
  responder = () => json(SELO);
  const tela = await abrir();
  expect(tela().vivo?.numero).toBe('4821');
  responder = NUNCA;
  await passar(44_000);
  expect(tela()).toMatchObject({ vivo: { numero: '4821' }, tarda: false });
  await passar(1_000);
  expect(tela()).toEqual({ vivo: null, tarda: true });
});

test('sem selo desde o começo, o lugar vazio não fica calado', async () => {
  responder = NUNCA;
  const tela = await abrir();
  expect(tela()).toEqual({ vivo: null, tarda: false });
  await passar(4_000);
  expect(tela().tarda).toBe(true);
});

test('um servidor com erro também não, e o QR volta com ele', async () => {
  responder = () => recusa('ERRO_INTERNO');
  const tela = await abrir();
  expect(tela()).toEqual({ vivo: null, tarda: true });
  responder = () => json(SELO);
  await passar(3_000);
  expect(tela()).toMatchObject({ vivo: { selo: SELO.selo }, tarda: false });
});

test('quem volta à tela não vê o QR de antes, nem um aviso antes da hora', async () => {
  responder = () => json(SELO);
  const tela = await abrir();
  const esconder = (hidden: boolean) =>
    act(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  esconder(true);
  await passar(60_000);
  responder = NUNCA;
  esconder(false);
  expect(tela()).toEqual({ vivo: null, tarda: false });
  await passar(4_000);
  expect(tela().tarda).toBe(true);
});

test('o cupom que já não é do caixa é relido', async () => {
  responder = () => recusa('CUPOM_JA_UTILIZADO');
  const mudou = vi.fn<() => void>();
  await abrir(mudou);
  expect(mudou).toHaveBeenCalledOnce();
});
