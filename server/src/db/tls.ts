type Erro = { message?: string; code?: string };

const SEM_TLS = /does not support SSL|establishing an SSL connection/;
/** No line of pg_hba.conf lets this one in, encrypted or plain as it came. */
const RECUSADA = '28000';

/** What `prefer` and `allow` go the other way at. Nobody answering is no reason to try without encryption. */
export const pedeOutroModo = ({ message = '', code }: Erro): boolean => SEM_TLS.test(message) || code === RECUSADA;

export type Tls = { url(): string; recusada(erro: Erro): void };

const conhecidos = new Map<string, Tls>();

/**
 * The address as `pg` must be given it for its `sslmode` to mean what libpq says: by itself it checks certificates for all of
 * them. `prefer` begins encrypted and `allow` plain; what the server refuses is tried the other way with the next connection, whoever opens it.
 */
export function lerTls(url: string): Tls {
  const tls = conhecidos.get(url) ?? abrirTls(url);
  conhecidos.set(url, tls);
  return tls;
}

function abrirTls(url: string): Tls {
  const modo = URL.canParse(url) ? new URL(url).searchParams.get('sslmode') : null;
  if (modo !== 'prefer' && modo !== 'allow') return { url: () => comModo(url, modo), recusada: () => undefined };
  let cifrada = modo === 'prefer';
  return {
    url: () => comModo(url, cifrada ? 'no-verify' : 'disable'),
    recusada(erro) {
      if (pedeOutroModo(erro)) cifrada = !cifrada;
    },
  };
}

function comModo(url: string, modo: string | null): string {
  if (modo === null) return url;
  const nova = new URL(url);
  const raiz = nova.searchParams.get('sslrootcert');
  // The system's own authorities are those that `pg` asks when it is given no others.
  if (raiz === 'system') nova.searchParams.delete('sslrootcert');
  if (modo === 'no-verify') nova.searchParams.delete('sslrootcert');
  nova.searchParams.set('sslmode', modo === 'no-verify' ? 'require' : raiz === 'system' ? 'verify-full' : modo);
  nova.searchParams.set('uselibpqcompat', 'true');
  return nova.toString();
}
