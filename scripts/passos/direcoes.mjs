import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { naRaiz, raiz } from './raiz.mjs';

/** Folders of the web that serve the areas; every other folder is one. `app` joins them. */
const SERVEM_AS_TELAS = { ui: ['ui', 'lib'], lib: ['ui', 'lib'], offline: ['offline', 'ui', 'lib'] };
/** The server's machinery knows no area; `app.ts` and its neighbours join them; `demo` and tests may use any of them. */
const MAQUINARIA = ['nucleo', 'http', 'db', 'jobs', 'mail'];
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
      const faltas = importados.flatMap((nome) => {
        const falta = faltaDe(caminho, nome);
        return falta ? [`${caminho} importa ${nome}: ${falta}`] : [];
      });
      const esquema = parte === 'web' && !/\.test\.tsx?$/.test(arquivo) && trazEsquema(arquivo);
      return esquema ? [...faltas, `${caminho} traz zod para o navegador, por ${esquema}`] : faltas;
    }),
  );
}

const VALORES = /(?:^|\n)(?:import|export)\s+(?!type\b)([^;']*?)\bfrom\s+'([^']+)'/g;
const SO_TIPOS = /^\{(?:\s*type\s[^,}]*,?)+\s*\}\s*$/;
const conhecidos = new Map();

/** Null, or the module of domain by which a schema would travel: its size, and its `new Function`, which the CSP reports. */
function trazEsquema(arquivo) {
  if (conhecidos.has(arquivo)) return conhecidos.get(arquivo);
  conhecidos.set(arquivo, null);
  for (const [, nomes, de] of readFileSync(arquivo, 'utf8').matchAll(VALORES)) {
    if (SO_TIPOS.test(nomes.trim())) continue;
    const achado = de === 'zod' ? relative(raiz, arquivo) : doDominio(arquivo, de);
    if (achado) conhecidos.set(arquivo, achado);
  }
  return conhecidos.get(arquivo);
}

function doDominio(arquivo, de) {
  const pacote = /^@indica-bem\/domain\/(.+)$/.exec(de)?.[1];
  const vizinho = de.startsWith('.') && arquivo.startsWith(naRaiz('domain')) ? join(arquivo, '..', de) : null;
  const alvo = pacote ? naRaiz('domain/src', pacote) : vizinho;
  return alvo && existsSync(`${alvo}.ts`) ? trazEsquema(`${alvo}.ts`) : null;
}

/** Null, or why this file may not import that. */
function faltaDe(caminho, nome) {
  const [parte] = caminho.split('/');
  if (!nome.startsWith('.')) return DE_FORA[parte].some((regra) => regra.test(nome)) ? `${parte} não vai até lá` : null;
  const alvo = posix.join(posix.dirname(caminho), nome);
  if (alvo === 'package.json') return null;
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
  if (MAQUINARIA.includes(de) && para?.startsWith('areas/')) return 'a maquinaria não conhece área alguma';
  return de !== 'demo' && /\/rotas$/.test(alvo) ? 'a uma área se chega pelos seus serviços' : null;
}

/** web/src/ui/botao.tsx → ui, server/src/areas/cupom/rotas.ts → areas/cupom; a file beside the folders belongs to none. */
function salaDe(caminho) {
  const [, , sala, ...resto] = caminho.split('/');
  if (sala === 'areas') return `areas/${resto[0]}`;
  return resto.length > 0 ? sala : null;
}

function arquivosDe(pasta) {
  return readdirSync(pasta, { withFileTypes: true }).flatMap((entrada) => {
    const caminho = join(pasta, entrada.name);
    if (entrada.isDirectory()) return arquivosDe(caminho);
    return /\.tsx?$/.test(entrada.name) ? [caminho] : [];
  });
}
