import { expect, test } from 'vitest';
import { lerCodigoGuardado } from './codigo-guardado';

const RAIZ = '0123456789abcdef'.repeat(4);
const EM_GRUPOS = RAIZ.replaceAll(/(.{4})/g, '$1 ').trim();

test.each([
  ['como se copia da tela', '', `1264:${RAIZ}`],
  ['como está na folha', '1.264', EM_GRUPOS],
  ['em letras grandes, com o que vem junto', ' 1.264 linhas ', ` ${EM_GRUPOS.toUpperCase()}. `],
  ['copiado, com o número outra vez', '1264', `1264:${RAIZ}`],
])('%s', (_, linhas, codigo) => {
  expect(lerCodigoGuardado(linhas, codigo)).toEqual({ tamanho: 1264, raiz: RAIZ });
});

test.each([
  ['sem as linhas', '', RAIZ],
  ['com zero linhas', '0', RAIZ],
  ['cortado', '1264', RAIZ.slice(1)],
  ['comprido', '1264', `${RAIZ}0`],
  ['com outra letra', '1264', `${RAIZ.slice(1)}g`],
  ['vazio', '', ''],
])('%s não é um', (_, linhas, codigo) => {
  expect(lerCodigoGuardado(linhas, codigo)).toBeNull();
});
