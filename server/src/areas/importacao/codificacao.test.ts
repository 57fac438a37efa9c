import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { codificacaoDe } from './codificacao';

const utf8 = (texto: string) => Buffer.from(texto);
const antigo = (texto: string) => iconv.encode(texto, 'windows-1252');
const mais = (texto: Buffer, ...bytes: number[]) => Buffer.concat([texto, Buffer.from(bytes)]);
const BOM = '\ufeff';
const LISTA = 'nome;cidade\nAntônio Conceição;São Paulo\n';

test.each([
  ['sem acentos', utf8('nome\nAna\n'), 'utf-8'],
  ['UTF-8', utf8(LISTA), 'utf-8'],
  ['UTF-8 com BOM', utf8(BOM + LISTA), 'utf-8'],
  ['Windows-1252', antigo(LISTA), 'windows-1252'],
  ['Windows-1252 em maiúsculas', antigo(LISTA.toUpperCase()), 'windows-1252'],
  ['Windows-1252 que termina em é, sem quebra', antigo('nome\nJosé'), 'windows-1252'],
  ['Windows-1252 que termina em Ã, sem quebra', antigo('nome\nIRMÃ'), 'windows-1252'],
  ['Windows-1252, Ã e espaço que não quebra', antigo('nome\nIRM\u00c3\u00a0JOSÉ\n'), 'windows-1252'],
  ['Windows-1252, Ã e aspas', antigo('“IRM\u00c3\u201d ‘MAÇ\u00c3\u2019 (ROM\u00c3\u2026)\n'), 'windows-1252'],
  ['Windows-1252, Ã e travessão, ®, ™', antigo('Ã\u2013Ã\u2014MAÇÃ\u00ae ROMÃ\u2122\n'), 'windows-1252'],
  ['Windows-1252, nº e ª', antigo('rua\nAv. Nº 3, 2ª, 10°\n'), 'windows-1252'],
  ['Windows-1252, á e aspas', antigo('nome\n“Ol\u00e1\u201d – S\u00e1\u2019\n'), 'windows-1252'],
  ['UTF-8 cortado no meio da última letra', mais(utf8(`${LISTA}Jo`), 0xc3), null],
  ['UTF-8 cortado, e antes nenhum acento', mais(utf8('nome\nConcei'), 0xc3), null],
  ['UTF-8 com BOM e um byte solto', mais(utf8(`${BOM}nome\nAna`), 0xe9), null],
  ['UTF-8 com um byte solto no meio', Buffer.concat([utf8(LISTA), antigo('José\n'), utf8('Ana\n')]), null],
  ['UTF-8 em maiúsculas com um byte solto', Buffer.concat([utf8('ANTÔNIO\n'), antigo('JOSÉ\n')]), null],
  ['UTF-8 cujo único sinal é um nº', Buffer.concat([utf8('Av. nº 3\n'), antigo('José\n')]), null],
  ['UTF-8 cujo único sinal é um travessão', Buffer.concat([utf8('a – b\n'), antigo('José\n')]), null],
  ['UTF-8 de um Mac, letra e acento à parte', Buffer.concat([utf8('Joa\u0303o\n'), antigo('José\n')]), null],
  ['muito Windows-1252 e uma linha de UTF-8', Buffer.concat([antigo(LISTA.repeat(5000)), utf8('João\n')]), null],
  ['uma letra na emenda de dois pedaços', Buffer.concat([antigo('é'.repeat(65_535)), utf8('ã'), antigo('é')]), null],
] as const)('%s', async (_nome, bytes, esperada) => {
  expect(await codificacaoDe(bytes as Buffer)).toBe(esperada);
});

test('cada letra acentuada do português denuncia o UTF-8 danificado', async () => {
  for (const letra of 'áâãçéêíóôõúÁÂÃÇÉÊÍÓÔÕÚ') {
    expect([letra, await codificacaoDe(mais(utf8(`nome\nA${letra}b\nJos`), 0xe9))]).toEqual([letra, null]);
    expect([letra, await codificacaoDe(antigo(`nome\nA${letra}b\n${letra}\n`))]).toEqual([letra, 'windows-1252']);
  }
});
