import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { naRaiz, raiz } from './raiz.mjs';

const PASTAS = ['domain', 'server', 'web', 'e2e', 'bench', 'faults', 'producao', 'scripts', 'docs'];
const NAO_SAO_FONTES = new Set(['node_modules', 'dist']);
const FONTES = /\.(?:tsx?|mjs|css|sql|html|md)$/;

/** What a reader of the repository cannot open. */
const DE_FORA = /\b(?:SPEC|DECISIONS|ACCESS|BEYOND)\b(?: §)?|§/g;
/** This file names them; an applied migration is known by its hash and keeps its comments as they were. */
const ISENTOS = [fileURLToPath(import.meta.url), naRaiz('server/migrations/0006_lotes_relatorios_painel.sql')];

const SECAO = /^## (\d+\.\d+) /gm;
const REFERENCIA = /\bspec (\d+\.\d+)\b/gi;
const LINK = /\[([^\]]*)\]\(([^)\s]+)\)/g;
/** `http/log.test.ts`: a file, said from one of these places. */
const ARQUIVO = /`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|css|sql|json|md))`/g;
const LUGARES = ['.', 'domain/src', 'server/src', 'server/src/areas', 'web/src'];
const MODELO = /\bNNNN_/;

/** Every `spec N.M` has its section in docs/spec, none points outside; links and files that documents name are there. */
export function conferirReferencias() {
  const { secoes, faltas } = lerSecoes();
  const daRaiz = readdirSync(raiz, { withFileTypes: true }).filter((e) => e.isFile() && FONTES.test(e.name));
  const arquivos = [...PASTAS.flatMap((pasta) => arquivosDe(naRaiz(pasta))), ...daRaiz.map((e) => naRaiz(e.name))];
  return [...faltas, ...arquivos.flatMap((arquivo) => faltasDo(arquivo, secoes))];
}

/** The number of each section, by the file it stands in. */
function lerSecoes() {
  const secoes = new Map();
  const faltas = [];
  for (const arquivo of arquivosDe(naRaiz('docs/spec'))) {
    const [parte] = basename(arquivo).split('-');
    for (const [, numero] of readFileSync(arquivo, 'utf8').matchAll(SECAO)) {
      if (secoes.has(numero)) faltas.push(`${daqui(arquivo)}: a seção ${numero} existe duas vezes`);
      if (numero.split('.')[0] !== parte) faltas.push(`${daqui(arquivo)}: a seção ${numero} é de outra parte`);
      secoes.set(numero, arquivo);
    }
  }
  return { secoes, faltas };
}

function faltasDo(arquivo, secoes) {
  const texto = readFileSync(arquivo, 'utf8');
  const achar = (padrao, julgar) =>
    [...texto.matchAll(padrao)].flatMap((achado) => {
      const falta = julgar(achado);
      return falta ? [`${daqui(arquivo)}:${texto.slice(0, achado.index).split('\n').length}: ${falta}`] : [];
    });
  return [
    ...achar(REFERENCIA, ([, numero]) => !secoes.has(numero) && `não há a seção ${numero} em docs/spec`),
    ...(ISENTOS.includes(arquivo) ? [] : achar(DE_FORA, () => 'aponta para um texto que não está aqui')),
    ...(arquivo.endsWith('.md')
      ? [
          ...achar(LINK, ([, nome, endereco]) => faltaDoLink(arquivo, nome, endereco, secoes)),
          ...achar(ARQUIVO, ([, caminho]) => faltaDoArquivo(caminho)),
        ]
      : []),
  ];
}

function faltaDoLink(arquivo, nome, endereco, secoes) {
  if (/^[a-z]+:/i.test(endereco)) return null;
  const [caminho, ancora] = endereco.split('#');
  const alvo = caminho ? join(dirname(arquivo), decodeURI(caminho)) : arquivo;
  if (!existsSync(alvo)) return `o link ${endereco} não leva a nada`;
  if (ancora && !ancorasDe(alvo).includes(ancora)) return `não há o título #${ancora} em ${daqui(alvo)}`;
  const ehSecao = /^\d+\.\d+$/.test(nome);
  return ehSecao && secoes.get(nome) !== alvo ? `a seção ${nome} não está em ${daqui(alvo)}` : null;
}

function faltaDoArquivo(caminho) {
  const existe = MODELO.test(caminho) || LUGARES.some((lugar) => existsSync(naRaiz(lugar, caminho)));
  return existe ? null : `não há o arquivo ${caminho}`;
}

/** As the pages that show Markdown name a heading. */
function ancorasDe(arquivo) {
  if (!statSync(arquivo).isFile()) return [];
  return [...readFileSync(arquivo, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, titulo]) =>
    titulo
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

const daqui = (arquivo) => relative(raiz, arquivo).replaceAll('\\', '/');

function arquivosDe(pasta) {
  return readdirSync(pasta, { withFileTypes: true }).flatMap((entrada) => {
    if (NAO_SAO_FONTES.has(entrada.name) || entrada.name.startsWith('.')) return [];
    const caminho = join(pasta, entrada.name);
    if (entrada.isDirectory()) return arquivosDe(caminho);
    return FONTES.test(entrada.name) ? [caminho] : [];
  });
}
