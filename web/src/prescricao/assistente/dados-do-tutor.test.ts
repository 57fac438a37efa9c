import { expect, test } from 'vitest';
import { type DadosDoTutor, dadosGuardados, errosDoTutor, faltamDoTutor } from './dados-do-tutor';

const com = (mudanca: Partial<DadosDoTutor>) => ({ ...dadosGuardados(), telefone: '(15) 91234-5678', ...mudanca });

test('em branco falta só o telefone, e nada está errado', () => {
  expect(errosDoTutor(dadosGuardados())).toEqual({});
  expect(faltamDoTutor(dadosGuardados())).toEqual(['telefone do tutor']);
  expect(faltamDoTutor(com({}))).toEqual([]);
});

test.each([
  [{ email: 'ana@' }, { email: 'Email inválido' }],
  [{ email: 'ana @example.com' }, { email: 'Email inválido' }],
  [{ email: 'joão@example.com' }, { email: 'Email inválido' }],
  [{ email: ' ana@example.com ' }, {}],
  [{ telefone: '(15) 9123' }, { telefone: 'Telefone inválido' }],
  [{ tutor_nome: 'http://x' }, { tutor_nome: 'Use só letras e números' }],
  [{ pet_nome: '<Rex>' }, { pet_nome: 'Use só letras e números' }],
  [{ tutor_nome: ' Ana ', pet_nome: 'Thor 2' }, {}],
  [{ codigo: '' }, { codigo: 'Preencha o código' }],
  [{ codigo: 'AEIOU123' }, { codigo: 'Código inválido.' }],
  [{ codigo: 'bcdf-2345' }, {}],
])('%j diz %j', (mudanca, erros) => {
  expect(errosDoTutor(com(mudanca))).toEqual(erros);
  expect(faltamDoTutor(com(mudanca)).length > 0).toBe(Object.keys(erros).length > 0);
});
