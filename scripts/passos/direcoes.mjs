import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { circulosDe } from './circulos.mjs';
import { COMPARTILHADAS, DO_DOMINIO_NA_UI, SERVEM_AS_TELAS } from './mapa-da-web.mjs';
import { AREAS, DA_ROTA, DO_ATO, MAQUINAS } from './mapa-do-servidor.mjs';
import { nomesRepetidos } from './nomes-do-dominio.mjs';
import { naRaiz, raiz } from './raiz.mjs';

const DE_FORA = {
  domain: [/^node:/, /^@indica-bem\/(server|web)/],
  server: [/^@indica-bem\/web/, /^react(-|$)/, /^@mantine\//],
  web: [/^node:/, /^@indica-bem\/server/],
};
const IMPORTACAO = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;
/** A statement needs no import where the context has the database. */
const COMANDO =
  /\.(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|with|withRecursive|transaction|startTransaction|connection|executeQuery|query)\(|\bsql[`<(.]/;

/** Who may import whom, read from the folders: a new area is held to it from its first file. */
export function conferirDirecoes() {
  const partes = ['domain', 'server', 'web'].map((parte) => arquivosDe(naRaiz(parte, 'src')));
  const aoRedor = ['bench', 'e2e', 'faults', 'producao', 'scripts'].flatMap((pasta) => arquivosDe(naRaiz(pasta)));
  return [
    ...partes.flatMap((arquivos) => arquivos.flatMap(faltasDo)),
    ...[...partes, aoRedor].flatMap(circulos),
    ...foraDoMapa(),
    ...desenhoVelho(),
    ...nomesRepetidos(partes[0].filter((um) => !ehTeste(um)).map((um) => [daRaiz(um), readFileSync(um, 'utf8')])),
  ];
}

function faltasDo(arquivo) {
  const caminho = daRaiz(arquivo);
  const faltas = importadosPor(arquivo).flatMap((nome) => {
    const falta = faltaDe(caminho, nome);
    return falta ? [`${caminho} importa ${nome}: ${falta}`] : [];
  });
  if (ehRota(caminho) && falaComOBanco(readFileSync(arquivo, 'utf8')))
    faltas.push(`${caminho} fala com o banco de dados: uma rota é só HTTP`);
  const esquema = caminho.startsWith('web/') && !ehTeste(arquivo) && trazEsquema(arquivo);
  return esquema ? [...faltas, `${caminho} traz zod para o navegador, por ${esquema}`] : faltas;
}

/** Types too: what two files need of each other belongs to a third. */
function circulos(arquivos) {
  const deles = new Set(arquivos.filter((arquivo) => !ehTeste(arquivo)));
  const importados = [...deles].map((arquivo) => [
    arquivo,
    importadosPor(arquivo).flatMap((nome) => {
      const alvo = join(arquivo, '..', nome);
      return [alvo, `${alvo}.ts`, `${alvo}.tsx`].filter((outro) => deles.has(outro));
    }),
  ]);
  return circulosDe(new Map(importados)).map(
    (circulo) => `estes se importam em círculo: ${circulo.map(daRaiz).join(', ')}`,
  );
}

/** An area that knows nobody has its line too: the table is all of them. */
function foraDoMapa() {
  const pastas = readdirSync(naRaiz('server/src/areas'), { withFileTypes: true }).filter((entrada) =>
    entrada.isDirectory(),
  );
  return semPar(
    pastas.map(({ name }) => name),
    Object.keys(AREAS),
  );
}

export const semPar = (pastas, linhas) => [
  ...pastas
    .filter((pasta) => !linhas.includes(pasta))
    .map((pasta) => `areas/${pasta} não está em mapa-do-servidor.mjs`),
  ...linhas
    .filter((linha) => !pastas.includes(linha))
    .map((linha) => `mapa-do-servidor.mjs tem ${linha}, que não existe`),
];

/** The picture in the documents says what the table says, arrow by arrow. */
function desenhoVelho() {
  const documento = readFileSync(naRaiz('docs/architecture.md'), 'utf8');
  const setas = (tabela) => Object.entries(tabela).flatMap(([de, para]) => para.map((outra) => `${de} --> ${outra}`));
  const desenhadas = new Set(documento.match(/^ *[\w-]+ (?:-->|==>) [\w-]+$/gm)?.map((seta) => seta.trim()));
  const daWeb = Object.entries(COMPARTILHADAS).flatMap(([para, areas]) => areas.map((de) => `${de} ==> ${para}`));
  const devidas = new Set([...setas(MAQUINAS), ...setas(AREAS), ...daWeb]);
  return [
    ...[...devidas].filter((seta) => !desenhadas.has(seta)).map((seta) => `docs/architecture.md não desenha ${seta}`),
    ...[...desenhadas]
      .filter((seta) => !devidas.has(seta))
      .map((seta) => `docs/architecture.md desenha ${seta}, que não vale`),
  ];
}

const daRaiz = (arquivo) => relative(raiz, arquivo).replaceAll('\\', '/');
const ehRota = (caminho) => /^server\/src\/areas\/.+\/rotas\.ts$/.test(caminho);
export const falaComOBanco = (texto) => COMANDO.test(texto);
const ehTeste = (arquivo) => /\.test\.tsx?$/.test(arquivo);
const importadosPor = (arquivo) => [...readFileSync(arquivo, 'utf8').matchAll(IMPORTACAO)].map(([, nome]) => nome);

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
  if (!nome.startsWith('.')) return faltaDeFora(caminho, nome);
  const alvo = posix.join(posix.dirname(caminho), nome);
  if (alvo === 'package.json') return null;
  if (!alvo.startsWith(`${parte}/`)) return 'cada parte só chega a outra pelo nome do pacote';
  if (!alvo.startsWith(`${parte}/src/`)) return null;
  const [de, para] = [salaDe(caminho), salaDe(alvo)];
  if (parte === 'web') return ehTeste(caminho) && para === 'test' ? null : faltaNaWeb(de, para);
  return parte === 'server' ? faltaNoServidor(caminho, de, para, alvo) : null;
}

function faltaDeFora(caminho, nome) {
  const [parte] = caminho.split('/');
  if (DE_FORA[parte].some((regra) => regra.test(nome))) return `${parte} não vai até lá`;
  const doDominio = /^@indica-bem\/domain\/([^/]+)/.exec(nome)?.[1];
  if (doDominio && /^web\/src\/ui\//.test(caminho) && !DO_DOMINIO_NA_UI.includes(doDominio))
    return `ui não conhece ${doDominio}: o que é do negócio se mostra nas áreas`;
  if (!/^server\/src\/areas\//.test(caminho) || ehTeste(caminho)) return null;
  const rota = ehRota(caminho);
  if (rota && /^(kysely|pg)(\/|$)/.test(nome)) return 'uma rota é só HTTP';
  return !rota && /^(@?fastify|node:http)/.test(nome) ? 'um ato não sabe de HTTP' : null;
}

function faltaNaWeb(de, para) {
  if (de === 'app' || de === 'test' || de === null || de === para) return null;
  const [, area = de] = /^compartilhado\/(.+)$/.exec(de) ?? [];
  const [, compartilhada] = /^compartilhado\/(.+)$/.exec(para ?? '') ?? [];
  if (compartilhada !== undefined)
    return COMPARTILHADAS[compartilhada]?.includes(area)
      ? null
      : `a tabela não deixa ${area} usar compartilhado/${compartilhada}`;
  const podem = SERVEM_AS_TELAS[de] ?? Object.keys(SERVEM_AS_TELAS);
  return podem.includes(para) ? null : 'as áreas não se importam, e o que serve a elas não conhece nenhuma';
}

function faltaNoServidor(caminho, de, para, alvo) {
  if (de === null || de === para || de === 'test' || ehTeste(caminho)) return null;
  if (/\/rotas$/.test(alvo)) return 'a uma área se chega pelos seus atos';
  if (de === 'demo') return null;
  const [, area] = /^areas\/(.+)$/.exec(de) ?? [];
  const [, outra] = /^areas\/(.+)$/.exec(para ?? '') ?? [];
  if (area === undefined) return MAQUINAS[de]?.includes(para) ? null : `a tabela não deixa ${de} conhecer ${para}`;
  if (outra !== undefined) return AREAS[area]?.includes(outra) ? null : `a tabela não deixa ${area} conhecer ${outra}`;
  const rota = ehRota(caminho);
  if ((rota ? DA_ROTA : DO_ATO).includes(para)) return null;
  return rota ? `uma rota é só HTTP: não conhece ${para}` : `um ato não conhece ${para}`;
}

/** web/src/ui/botao.tsx → ui, server/src/areas/cupom/rotas.ts → areas/cupom; a file beside the folders belongs to none. */
function salaDe(caminho) {
  const [, , sala, ...resto] = caminho.split('/');
  if (sala === 'areas' || sala === 'compartilhado') return `${sala}/${resto[0]}`;
  return resto.length > 0 ? sala : null;
}

function arquivosDe(pasta) {
  return readdirSync(pasta, { withFileTypes: true }).flatMap((entrada) => {
    const caminho = join(pasta, entrada.name);
    if (entrada.isDirectory()) return arquivosDe(caminho);
    return /\.(?:tsx?|mjs)$/.test(entrada.name) ? [caminho] : [];
  });
}
