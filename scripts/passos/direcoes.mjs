import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { naRaiz, raiz } from './raiz.mjs';

/** Folders of the web that serve the areas; every other folder is one. `app` joins them. */
const SERVEM_AS_TELAS = { ui: ['ui', 'lib'], lib: ['ui', 'lib'], offline: ['offline', 'ui', 'lib'] };
/** The server's machinery. `jobs` joins the areas, as `app.ts` does; `demo` and tests may use any of them. */
const MAQUINARIA = ['http', 'db'];
const NAO_SAO_AREAS = ['http', 'db', 'jobs', 'mail', 'test'];
const DE_FORA = {
  domain: [/^node:/, /^@indica-bem\/(server|web)/],
  server: [/^@indica-bem\/web/, /^react(-|$)/, /^@mantine\//],
  web: [/^node:/, /^@indica-bem\/server/],
};
const IMPORTACAO = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

/** Who may import whom, read from the folders: a new area is held to it from its first file. */
export function conferirDirecoes() {
  return ['domain', 'server', 'web'].flatMap((parte) =>
    arquivosDe(naRaiz(parte, 'src')).flatMap((arquivo) => {
      const caminho = relative(raiz, arquivo).replaceAll('\\', '/');
      const importados = [...readFileSync(arquivo, 'utf8').matchAll(IMPORTACAO)].map(([, nome]) => nome);
      return importados.flatMap((nome) => {
        const falta = faltaDe(caminho, nome);
        return falta ? [`${caminho} importa ${nome}: ${falta}`] : [];
      });
    }),
  );
}

/** Null, or why this file may not import that. */
function faltaDe(caminho, nome) {
  const [parte] = caminho.split('/');
  if (!nome.startsWith('.')) return DE_FORA[parte].some((regra) => regra.test(nome)) ? `${parte} não vai até lá` : null;
  const alvo = posix.join(posix.dirname(caminho), nome);
  if (!alvo.startsWith(`${parte}/`)) return 'cada parte só chega a outra pelo nome do pacote';
  if (!alvo.startsWith(`${parte}/src/`)) return null;
  const [de, para] = [salaDe(caminho), salaDe(alvo)];
  if (parte === 'web') return faltaNaWeb(de, para);
  return parte === 'server' ? faltaNoServidor(caminho, de, para, alvo) : null;
}

function faltaNaWeb(de, para) {
  if (de === 'app' || de === null) return null;
  const podem = SERVEM_AS_TELAS[de] ?? [de, ...Object.keys(SERVEM_AS_TELAS)];
  return podem.includes(para) ? null : 'as áreas não se importam, e o que serve a elas não conhece nenhuma';
}

function faltaNoServidor(caminho, de, para, alvo) {
  if (de === null || de === para || de === 'test' || /\.test\.ts$/.test(caminho)) return null;
  const entraNumaArea = para !== null && !NAO_SAO_AREAS.includes(para);
  if (MAQUINARIA.includes(de) && entraNumaArea) return 'a maquinaria não conhece área alguma';
  return de !== 'demo' && /\/rotas$/.test(alvo) ? 'a uma área se chega pelos seus serviços' : null;
}

/** web/src/ui/botao.tsx → ui; a file beside the folders belongs to none. */
function salaDe(caminho) {
  const [, , sala, ...resto] = caminho.split('/');
  return resto.length > 0 ? sala : null;
}

function arquivosDe(pasta) {
  return readdirSync(pasta, { withFileTypes: true }).flatMap((entrada) => {
    const caminho = join(pasta, entrada.name);
    if (entrada.isDirectory()) return arquivosDe(caminho);
    return /\.tsx?$/.test(entrada.name) ? [caminho] : [];
  });
}
