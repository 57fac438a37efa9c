import { afterEach, expect, test, vi } from 'vitest';
import { buscarImagem, ehImagem } from './imagens-guardadas';

afterEach(() => vi.unstubAllGlobals());

/** One cache, by address, as the browser keeps it; with no room nothing is put into it. */
function comCache(cheio = false) {
  const guardadas = new Map<string, Response>();
  const cache = {
    match: async ({ url }: Request) => guardadas.get(url)?.clone(),
    put: async ({ url }: Request, resposta: Response) => {
      if (cheio) throw new DOMException('sem lugar', 'QuotaExceededError');
      guardadas.set(url, resposta);
    },
    keys: async () => [...guardadas.keys()].map((url) => new Request(url)),
  };
  vi.stubGlobal('caches', { open: async () => cache });
}
const rede = (resposta: () => Promise<Response>) => {
  const fetch = vi.fn(resposta);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const pedida = (n = 0) => new Request(`http://indicabem.test/api/imagem/${n}`);
const foto = async (n?: number) => (await buscarImagem(pedida(n))).text();
const semRede = () => Promise.reject(new TypeError('Failed to fetch'));

test('só as fotos, que o próprio endereço diz quais são', () => {
  expect(['/api/imagem/abc', '/api/images-admin', '/api/coupon/51'].map(ehImagem)).toEqual([true, false, false]);
});

test('uma foto vista vem do aparelho, também sem rede', async () => {
  comCache();
  const pedidos = rede(async () => new Response('foto'));
  expect([await foto(), await foto()]).toEqual(['foto', 'foto']);
  expect(pedidos).toHaveBeenCalledTimes(1);
  rede(semRede);
  expect(await foto()).toBe('foto');
  await expect(foto(1)).rejects.toThrow();
});

test('uma falha do servidor não é guardada no lugar da foto', async () => {
  comCache();
  rede(async () => new Response('', { status: 503 }));
  await foto();
  rede(async () => new Response('foto'));
  expect(await foto()).toBe('foto');
});

test('num aparelho cheio a foto aparece', async () => {
  comCache(true);
  rede(async () => new Response('foto'));
  expect(await foto()).toBe('foto');
});
