import { expect, test } from 'vitest';
import { problemaDaCamera } from './camera';

test.each([
  ['NotAllowedError', 'A câmera está bloqueada.'],
  ['NotFoundError', 'Não encontramos uma câmera neste aparelho.'],
  ['NotReadableError', 'Outro aplicativo está usando a câmera.'],
  ['AbortError', 'Não deu para abrir a câmera.'],
])('%s: diz o motivo e deixa o código como caminho', (nome, inicio) => {
  const frase = problemaDaCamera(new DOMException('', nome));
  expect(frase.startsWith(inicio)).toBe(true);
  expect(frase).toContain('o código');
});

test('uma falha sem nome também tem frase', () => {
  expect(problemaDaCamera('Camera not found.')).toContain('Tente de novo');
});
