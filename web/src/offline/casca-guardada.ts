export type Arquivo = { url: string; revision: string | null };

const PREFIXO = 'casca-';
const BASE = '/web/';

/** The files of one version of the app, in a cache of its own: all of them, or the version is not installed. */
export function criarCasca(arquivos: readonly Arquivo[]) {
  const versao = nomeDaVersao(arquivos);

  return {
    async guardar(): Promise<void> {
      const cache = await caches.open(await versao);
      await Promise.all(arquivos.map(({ url }) => guardarArquivo(cache, BASE + url)));
    },

    /** Keeps the version before this one too: a tab left open with it still finds its screens. */
    async esquecerVelhas(): Promise<void> {
      const atual = await versao;
      const outras = (await caches.keys()).filter((nome) => nome.startsWith(PREFIXO) && nome !== atual);
      await Promise.all(outras.slice(0, -1).map((nome) => caches.delete(nome)));
    },

    /** Every address of the app is the same page; the router in it decides what it shows. */
    async pagina(request: Request): Promise<Response> {
      return (await caches.match(`${BASE}index.html`, { cacheName: await versao })) ?? fetch(request);
    },

    async buscar(request: Request): Promise<Response> {
      return (
        (await caches.match(request, { cacheName: await versao })) ?? (await caches.match(request)) ?? fetch(request)
      );
    },
  };
}

async function guardarArquivo(cache: Cache, endereco: string): Promise<void> {
  // A name that carries a hash never changes its content: what the last version fetched serves this one.
  const anterior = endereco.startsWith(`${BASE}assets/`) ? await caches.match(endereco) : undefined;
  await (anterior ? cache.put(endereco, anterior) : cache.add(new Request(endereco, { cache: 'no-cache' })));
}

async function nomeDaVersao(arquivos: readonly Arquivo[]): Promise<string> {
  const texto = arquivos.map(({ url, revision }) => `${url} ${revision}`).join('\n');
  const resumo = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(texto));
  return PREFIXO + Array.from(new Uint8Array(resumo, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
