import { expect, test } from 'vitest';
import { DADOS_EM_BRANCO, type DadosDoTutor, errosDoTutor, faltamDoTutor } from './dados-do-tutor';

const com = (mudanca: Partial<DadosDoTutor>) => ({ ...DADOS_EM_BRANCO, telefone: '(15) 91234-5678', ...mudanca });

test('em branco falta só o telefone, e nada está errado', () => {
  expect(errosDoTutor(DADOS_EM_BRANCO)).toEqual({});
  expect(faltamDoTutor(DADOS_EM_BRANCO)).toEqual(['telefone do tutor']);
  expect(faltamDoTutor(com({}))).toEqual([]);
});

test.each([
  [{ email: 'ana@' }, { email: 'Email inválido' }],
  [{ email: 'ana @example.com' }, { email: 'Email inválido' }],
  [{ email: ' ana@example.com ' }, {}],
  [{ telefone: '(15) 9123' }, { telefone: 'Telefone inválido' }],
  [{ codigo: '' }, { codigo: 'Preencha o código' }],
  [{ codigo: 'AEIOU123' }, { codigo: 'Código inválido.' }],
  [{ codigo: 'bcdf-2345' }, {}],
])('%j diz %j', (mudanca, erros) => {
  expect(errosDoTutor(com(mudanca))).toEqual(erros);
  expect(faltamDoTutor(com(mudanca)).length > 0).toBe(Object.keys(erros).length > 0);
});
