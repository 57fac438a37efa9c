import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { naRaiz } from './raiz.mjs';

export const LICENCAS = naRaiz('LICENCAS-DE-TERCEIROS.md');

const COMECO = `# Licences of others

Every npm package that production runs or that is inside the screens' bundle, from \`package-lock.json\`; made by
\`npm run licenses\`, and \`npm test\` says when it is old. Packages made for one machine (sharp's and argon2's binaries, the
embedded PostgreSQL) bring their texts themselves; a package without a text is under the usual one of its licence. What an
image has around it, Debian and Node, has licences of its own.
`;
const ARQUIVO = /^(licen[cs]e|copying)([-.].*)?$/i;
const AUTORIA = /^\W*(copyright\s+(?!(holders?|notice|owner|license|and|in)\b|[{[])\S|\(c\)\s+\d|©)/i;
const TITULO = /^\W*(the )?(mit|isc)( licen[cs]e)?\W*$/i;

/** The same on every machine: what is installed only on some is named, and not read. */
export function escreverLicencas() {
  const pacotes = pacotesDaTrava();
  const linhas = pacotes.map(({ nome, versao, licenca }) => `| ${nome} | ${versao} | ${licenca} |`);
  const textos = new Map();
  for (const pacote of pacotes.filter(({ texto }) => texto))
    textos.set(chave(pacote.texto), [...(textos.get(chave(pacote.texto)) ?? []), pacote]);
  return [
    COMECO,
    `| Package | Version | Licence |\n|---|---|---|\n${linhas.join('\n')}\n`,
    ...[...textos.values()].map(escreverTexto),
  ].join('\n');
}

export function conferirLicencas() {
  return ler(LICENCAS) === escreverLicencas() ? [] : ['LICENCAS-DE-TERCEIROS.md não é a de hoje: npm run licenses'];
}

function pacotesDaTrava() {
  const { packages } = JSON.parse(readFileSync(naRaiz('package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([caminho, { dev, link }]) => caminho.includes('node_modules/') && !dev && !link)
    .map(([caminho, { version, license, optional }]) => ({
      nome: caminho.replace(/^.*node_modules\//, ''),
      versao: version,
      licenca: license,
      texto: optional ? '' : lerTexto(naRaiz(caminho)),
    }))
    .filter(({ nome, versao }, i, todos) => todos.findIndex((p) => p.nome === nome && p.versao === versao) === i)
    .sort((a, b) => (`${a.nome} ${a.versao}` < `${b.nome} ${b.versao}` ? -1 : 1));
}

function lerTexto(pasta) {
  return readdirSync(pasta)
    .filter((nome) => ARQUIVO.test(nome))
    .sort()
    .map((nome) => ler(join(pasta, nome)).replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}

/** Texts that differ by their author alone, or by how their lines break, are one. */
const chave = (texto) =>
  texto
    .split('\n')
    .filter((linha) => !AUTORIA.test(linha) && !TITULO.test(linha))
    .join(' ')
    .replace(/\W+/g, ' ')
    .trim()
    .toLowerCase();

function escreverTexto(pacotes) {
  const [{ licenca, texto }] = pacotes;
  const varios = pacotes.length > 1;
  const deQuem = pacotes.map(({ nome, versao, texto: proprio }) => {
    const autores = varios ? proprio.split('\n').filter((linha) => AUTORIA.test(linha)) : [];
    return `- ${[`${nome} ${versao}`, ...autores.map((autor) => autor.trim())].join('; ')}`;
  });
  const corpo = varios ? texto.split('\n').filter((linha) => !AUTORIA.test(linha)) : [texto];
  return `## ${licenca}\n\n${deQuem.join('\n')}\n\n~~~text\n${corpo.join('\n').trim()}\n~~~\n`;
}

function ler(caminho) {
  try {
    return readFileSync(caminho, 'utf8');
  } catch {
    return '';
  }
}
