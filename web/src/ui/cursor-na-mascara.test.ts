import { formatarCpf } from '@indica-bem/domain/brasil/documentos';
import { formatarTelefone } from '@indica-bem/domain/brasil/telefone';
import { expect, test } from 'vitest';
import { cursorDepoisDaMascara } from './cursor-na-mascara';

// The bar is the cursor.
test.each([
  { caso: 'digitando no fim', digitado: '1234|', esperado: '123.4|', formatar: formatarCpf },
  { caso: 'digitando no meio', digitado: '129|3.456', esperado: '129|.345.6', formatar: formatarCpf },
  { caso: 'apagando no meio', digitado: '12|.456', esperado: '12|4.56', formatar: formatarCpf },
  { caso: 'apagando a pontuação', digitado: '123|456', esperado: '123|.456', formatar: formatarCpf },
  { caso: 'uma letra que não cabe', digitado: '12x|3', esperado: '12|3', formatar: formatarCpf },
  {
    caso: 'colando com código do país',
    digitado: '+55 15 99123-4567|',
    esperado: '(15) 99123-4567|',
    formatar: formatarTelefone,
  },
  { caso: 'campo vazio', digitado: '|', esperado: '|', formatar: formatarCpf },
])('$caso: $digitado → $esperado', ({ digitado, esperado, formatar }) => {
  const texto = digitado.replace('|', '');
  const posicao = cursorDepoisDaMascara(texto, digitado.indexOf('|'), formatar);
  const mascarado = formatar(texto);
  expect(`${mascarado.slice(0, posicao)}|${mascarado.slice(posicao)}`).toBe(esperado);
});
