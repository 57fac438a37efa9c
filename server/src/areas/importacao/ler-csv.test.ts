import { escreverCsv } from '@indica-bem/domain/texto/escrever-csv';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { Recusa } from '../../nucleo/recusa';
import type { Linha } from './dividir-csv';
import type { Importador } from './importador';
import { abrirCsv, exigirColunas, leitorDeCelulas } from './ler-csv';

const TEXTO = 'nome;cidade\r\nJoão;São Paulo\r\nÂngela;Votorantim\r\n';
const CONTEUDO = [
  ['João', 'São Paulo'],
  ['Ângela', 'Votorantim'],
];
async function lerCsv(bytes: Buffer): Promise<Linha[]> {
  const linhas: Linha[] = [];
  for await (const fatia of (await abrirCsv(bytes)).fatias) linhas.push(...fatia);
  return linhas;
}
const conteudo = async (bytes: Buffer) => (await lerCsv(bytes)).map((linha) => linha.conteudo);
const motivo = (bytes: Buffer) =>
  lerCsv(bytes).then(
    () => null,
    (erro: Recusa) => erro.detalhes.campos?.arquivo ?? erro.codigo,
  );

describe('o arquivo', () => {
  test.each([
    ['UTF-8', Buffer.from(TEXTO)],
    ['UTF-8 com BOM', Buffer.from(`\ufeff${TEXTO}`)],
    ['Windows-1252', iconv.encode(TEXTO, 'windows-1252')],
    ['vírgulas', Buffer.from(TEXTO.replaceAll(';', ','))],
    ['fim de linha \\n', Buffer.from(TEXTO.replaceAll('\r\n', '\n'))],
    ['sem a última quebra', Buffer.from(TEXTO.trimEnd())],
    ['linhas e células em branco no meio', Buffer.from(TEXTO.replace('\r\nÂ', '\r\n\r\n;\r\n  ; \r\nÂ'))],
    ['uma linha sep=; antes', Buffer.from(`sep=;\r\n${TEXTO}`)],
    ['uma linha sep=, antes, com BOM', Buffer.from(`\ufeffsep=,\r\n${TEXTO.replaceAll(';', ',')}`)],
    ['espaços que não quebram', Buffer.from(TEXTO.replaceAll(';', '\u00a0;\u00a0'))],
    ['espaços em volta', Buffer.from(TEXTO.replaceAll(';', ' ; '))],
  ])('%s dá as mesmas linhas', async (_nome, bytes) => {
    expect(await conteudo(bytes)).toEqual(CONTEUDO);
  });

  test('aspas guardam separadores, quebras e aspas; o número é o da linha do arquivo', async () => {
    const linhas = await lerCsv(Buffer.from('a;b\n"x;1";"disse ""oi"""\n"duas\nlinhas";z\n\nfim;1\n'));
    expect(linhas).toEqual([
      { numero: 2, conteudo: ['x;1', 'disse "oi"'] },
      { numero: 4, conteudo: ['duas\nlinhas', 'z'] },
      { numero: 6, conteudo: ['fim', '1'] },
    ]);
  });

  test.each([
    ['planilha do Excel', Buffer.from('504b030414000600', 'hex'), 'ARQUIVO_NAO_CSV'],
    ['PDF', Buffer.from('%PDF-1.7\nnome;cpf\n'), 'ARQUIVO_NAO_CSV'],
    ['UTF-16', iconv.encode(TEXTO, 'utf-16'), 'ARQUIVO_NAO_CSV'],
    ['vazio', Buffer.alloc(0), 'O arquivo não tem linhas para importar'],
    ['só o cabeçalho', Buffer.from('nome;cpf\n'), 'O arquivo não tem linhas para importar'],
    [
      'UTF-8 cortado no meio de uma letra',
      Buffer.from('nome\nAntônio Conceição\nÂngela\n').subarray(0, 21),
      'O arquivo está danificado ou mistura codificações, e os acentos sairiam trocados: salve-o de novo como CSV UTF-8',
    ],
    [
      'aspas sem fim',
      Buffer.from('nome;cpf\n"ana;1\nbia;2\n'),
      'Há aspas abertas e não fechadas no arquivo: confira o texto entre aspas',
    ],
    [
      'texto depois de aspas fechadas',
      Buffer.from('nome;cpf\nana;1\n"bia" souza;2\n'),
      'Perto da linha 3 há texto depois das aspas fechadas: confira as aspas',
    ],
    [
      'uma linha de células sem fim',
      Buffer.from(`a;b\n1;2\nx${';'.repeat(200_000)}\n`),
      'Perto da linha 3 há um texto longo demais: confira as aspas',
    ],
    [
      'linhas demais',
      Buffer.from(`a\n${'x\n'.repeat(150_001)}`),
      'O arquivo tem mais de 150.000 linhas: divida-o em partes',
    ],
  ])('%s é recusado com uma frase', async (_nome, bytes, frase) => {
    expect(await motivo(bytes)).toBe(frase);
  });
});

test('com sep=; antes, o número da linha ainda é o do arquivo', async () => {
  const linhas = await lerCsv(Buffer.from('sep=;\na;b\n1;2\n'));
  expect(linhas).toEqual([{ numero: 3, conteudo: ['1', '2'] }]);
});

describe('as colunas', () => {
  const importador = {
    colunas: [
      { nome: 'email', obrigatoria: true },
      { nome: 'data_nascimento', obrigatoria: true, rotulos: ['Data de nascimento'] },
      { nome: 'site', obrigatoria: false },
    ],
  } as unknown as Importador;

  test('são achadas em qualquer ordem e grafia; as desconhecidas são ignoradas', () => {
    const cabecalho = ['Data Nascimento', 'motivo', 'E-Mail'];
    expect(() => exigirColunas(importador, cabecalho)).not.toThrow();
    expect(leitorDeCelulas(importador, cabecalho)(['1990-01-01', 'x', 'a@example.com'])).toEqual({
      email: 'a@example.com',
      data_nascimento: '1990-01-01',
      site: '',
    });
  });

  test('o nome que os nossos relatórios dão à coluna serve', () => {
    const ler = leitorDeCelulas(importador, ['Ordem', 'Data de nascimento', 'E-mail']);
    expect(ler(['1', '1/2/1990', 'a@example.com'])).toMatchObject({ data_nascimento: '1/2/1990' });
  });

  test('um separador que não conhecemos é dito', () => {
    expect(() => exigirColunas(importador, ['email|data_nascimento'])).toThrow(
      expect.objectContaining({
        detalhes: {
          campos: { arquivo: 'O arquivo tem uma coluna só: separe as colunas com ponto e vírgula ou com vírgula' },
        },
      }),
    );
  });

  test('as que faltam são ditas', () => {
    expect(() => exigirColunas(importador, ['site'])).toThrow(Recusa);
    try {
      exigirColunas(importador, ['site']);
    } catch (erro) {
      expect((erro as Recusa).detalhes.campos?.arquivo).toBe('Faltam no arquivo as colunas: email, data_nascimento');
    }
  });
});

test('o que escrevemos, lemos de volta: nada vira fórmula na planilha e nada se perde', async () => {
  const linhas = [
    ['a', 'b'],
    ['=SOMA(A1)', '+55 15 99876-5432'],
    ['-1', '@x'],
    ['com;separador', 'com "aspas"\ne quebra'],
  ];
  const csv = escreverCsv(linhas);
  expect(csv.startsWith('\ufeffa;b\r\n')).toBe(true);
  expect(csv).toContain("'=SOMA(A1);'+55 15");
  expect(await conteudo(Buffer.from(csv))).toEqual(linhas.slice(1));
});
