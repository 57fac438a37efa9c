import { setImmediate as vez } from 'node:timers/promises';
import { semAcento } from '@indica-bem/domain/texto/sem-acento';
import iconv from 'iconv-lite';
import { Recusa, recusarCampo } from '../../nucleo/recusa';
import { type Codificacao, codificacaoDe, temBom } from './codificacao';
import { abrirDivisor, type Linha, type Separador } from './dividir-csv';
import type { Celulas, ColunaDoArquivo, Importador } from './importador';

const LINHAS_NO_MAXIMO = 150_000;
const PEDACO = 64 * 1024;
/** Enough that asking the database costs little, few enough that between two answers nobody else waits. */
const POR_FATIA = 500;
const SEM_LINHAS = 'O arquivo não tem linhas para importar';
const DANIFICADO =
  'O arquivo está danificado ou mistura codificações, e os acentos sairiam trocados: salve-o de novo como CSV UTF-8';

/** `fatias`: its rows, to be gone through once; read only as fast as they are taken, and never held all at once. */
export type Planilha = { cabecalho: string[]; fatias: AsyncIterable<Linha[]> };

/** What is wrong further down is said when it is come to: only who went through all of it knows that it is good. */
export async function abrirCsv(bytes: Buffer): Promise<Planilha> {
  if (binario(bytes)) throw new Recusa('ARQUIVO_NAO_CSV');
  const codificacao = await codificacaoDe(bytes);
  if (!codificacao) throw recusar(DANIFICADO);
  const fatias = lerFatias(bytes, codificacao);
  const { value } = await fatias.next();
  if (!value?.[0]) throw recusar(SEM_LINHAS);
  return { cabecalho: value[0].conteudo, fatias };
}

/** `;` or `,`, UTF-8 or Windows-1252, with or without BOM. The header comes first, by itself. */
async function* lerFatias(bytes: Buffer, codificacao: Codificacao): AsyncGenerator<Linha[], undefined> {
  let [lidas, fatia]: [number, Linha[]] = [-1, []];
  for await (const linhas of lerLinhas(temBom(bytes) ? bytes.subarray(3) : bytes, codificacao)) {
    for (const { numero, conteudo } of linhas) {
      if (++lidas > LINHAS_NO_MAXIMO) throw recusar('O arquivo tem mais de 150.000 linhas: divida-o em partes');
      const celulas = conteudo.map(semEspacos);
      fatia.push({ numero, conteudo: lidas > 0 ? celulas.map(semProtecao) : celulas });
      if (lidas > 0 && fatia.length < POR_FATIA) continue;
      yield fatia;
      fatia = [];
    }
  }
  if (lidas < 1) throw recusar(SEM_LINHAS);
  if (fatia.length > 0) yield fatia;
}

/** Those that each piece ends; between two pieces the turn is given up, or every other request would wait for a large file. */
async function* lerLinhas(bytes: Buffer, codificacao: Codificacao): AsyncGenerator<Linha[]> {
  const inicio = bytes.subarray(0, PEDACO).toString('latin1');
  const declarado = SEPARADOR_DECLARADO.exec(inicio);
  const divisor = declarado ? abrirDivisor(declarado[1] as Separador, 1) : abrirDivisor(separadorDe(inicio));
  const decodificador = iconv.getDecoder(codificacao);
  for (let i = declarado?.[0].length ?? 0; i < bytes.length; i += PEDACO) {
    yield divisor.dar(decodificador.write(bytes.subarray(i, i + PEDACO)));
    await vez();
  }
  yield divisor.dar(decodificador.end() ?? '');
  yield divisor.acabar();
}

/** Where each of the model's columns stands in this file, however its header was written. */
export function exigirColunas({ colunas }: Importador, cabecalho: string[]): void {
  const presentes = cabecalho.map(nomeDaColuna);
  const faltam = colunas.filter((coluna) => coluna.obrigatoria && posicaoDe(coluna, presentes) < 0);
  if (faltam.length === 0) return;
  const nenhuma = colunas.every((coluna) => posicaoDe(coluna, presentes) < 0);
  if (nenhuma && cabecalho.length === 1) {
    throw recusar('O arquivo tem uma coluna só: separe as colunas com ponto e vírgula ou com vírgula');
  }
  throw recusar(`Faltam no arquivo as colunas: ${faltam.map(({ nome }) => nome).join(', ')}`);
}

/** Without the model's example, which people leave in the file as often as not. */
export async function* semExemplo(importador: Importador, { cabecalho, fatias }: Planilha): Planilha['fatias'] {
  const ler = leitorDeCelulas(importador, cabecalho);
  const exemplo = importador.colunas.find(({ nome }) => nome === importador.chave)?.exemplo;
  let vazio = true;
  for await (const fatia of fatias) {
    const linhas = fatia.filter(({ conteudo }) => ler(conteudo)[importador.chave] !== exemplo);
    if (linhas.length === 0) continue;
    vazio = false;
    yield linhas;
  }
  if (vazio) throw recusar('O arquivo só tem a linha de exemplo do modelo');
}

/** Finds the columns once; then reads row after row. */
export function leitorDeCelulas({ colunas }: Importador, cabecalho: string[]): (conteudo: string[]) => Celulas {
  const presentes = cabecalho.map(nomeDaColuna);
  const posicoes = colunas.map((coluna) => [coluna.nome, posicaoDe(coluna, presentes)] as const);
  return (conteudo) => Object.fromEntries(posicoes.map(([nome, posicao]) => [nome, conteudo[posicao] ?? '']));
}

/** Where two kinds of file come in by one door: the one whose columns these are, whatever they are called. */
export function doCabecalho<I extends Importador>(cabecalho: string[], um: I, outro: I): I {
  const presentes = cabecalho.map(nomeDaColuna);
  const tem = ({ colunas }: Importador) => colunas.filter((coluna) => posicaoDe(coluna, presentes) >= 0).length;
  return tem(outro) > tem(um) ? outro : um;
}

/** By the model's name; else by one that our reports and forms give it. */
function posicaoDe({ nome, rotulos = [] }: ColunaDoArquivo, presentes: string[]): number {
  const achado = [nome, ...rotulos].map(nomeDaColuna).find((procurado) => presentes.includes(procurado));
  return achado === undefined ? -1 : presentes.indexOf(achado);
}

// 'E-mail', 'e_mail' and 'EMAIL' are one column.
const nomeDaColuna = (nome: string) => semAcento(nome).replace(/[^a-z0-9]/g, '');

/** Our own error files protect cells that a spreadsheet would run; sent back, they mean what they meant. */
const semProtecao = (celula: string) => celula.replace(/^'(?=[=+\-@\t\r])/, '');

// A web page or a PDF that was pasted into a sheet leaves spaces that do not break, which a parser does not take for spaces.
const semEspacos = (celula: string) => celula.replace(/[\u00a0\u200b\u202f\ufeff]/g, ' ').trim();

/** Text has no control characters but tabs and line ends; spreadsheets and pictures have, and a PDF says what it is. */
function binario(bytes: Buffer): boolean {
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    if (byte < 9 || (byte > 13 && byte < 32)) return true;
  }
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-';
}

/** The first line by which spreadsheets are told the separator. */
const SEPARADOR_DECLARADO = /^"?sep=([;,])"?[ \t;,]*\r?\n/i;

function separadorDe(inicio: string): Separador {
  const [primeira = ''] = inicio.split(/\r?\n/, 1);
  const vezes = (separador: string) => primeira.split(separador).length;
  return vezes(',') > vezes(';') ? ',' : ';';
}

const recusar = (motivo: string) => recusarCampo('arquivo', motivo);
