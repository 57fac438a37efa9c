import { expect, test } from 'vitest';
import {
  errosDosCampos,
  escreverEndereco,
  filtrosDosCampos,
  lerEndereco,
  mudarTipo,
  nomesDoQueFalta,
} from './rascunho';

const COMPLETO = { tipo: '8', perfil: '', inicio: '01/2026', fim: '03/2026' };

test('o período vai ao servidor como o primeiro dia de cada mês', () => {
  expect(filtrosDosCampos(COMPLETO)).toEqual({
    tipo_report: '8',
    data_referencia_inicio: '2026-01-01',
    data_referencia_fim: '2026-03-01',
  });
});

test.each([
  [{ ...COMPLETO, tipo: '' }, ['relatório']],
  [{ ...COMPLETO, inicio: '' }, ['mês inicial']],
  [{ tipo: '9', perfil: '', inicio: '', fim: '' }, ['de quem']],
  [{ tipo: '9', perfil: 'tutor', inicio: '01/2026', fim: '' }, ['mês final']],
  [{ tipo: '9', perfil: 'tutor', inicio: '', fim: '' }, []],
])('de %j falta %j', (campos, faltam) => {
  expect(nomesDoQueFalta(campos)).toEqual(faltam);
  expect(filtrosDosCampos(campos) === null).toBe(faltam.length > 0);
});

test('mês que não existe e período ao contrário se dizem no campo', () => {
  expect(errosDosCampos({ ...COMPLETO, inicio: '13/2026' })).toEqual({ inicio: 'Mês inválido' });
  expect(errosDosCampos({ ...COMPLETO, fim: '12/2025' })).toEqual({ fim: 'O mês final vem antes do inicial' });
});

test('ao trocar entre cadastros e indicações, o perfil recomeça', () => {
  expect(mudarTipo({ ...COMPLETO, perfil: 'groomer' }, '9')).toEqual({ tipo: '9', perfil: '' });
  expect(mudarTipo({ ...COMPLETO, perfil: 'groomer' }, '2')).toEqual({ tipo: '2' });
});

test('o endereço guarda o pedido, e um endereço estranho não quebra nada', () => {
  const escrito = escreverEndereco(COMPLETO);
  expect(escrito.toString()).toBe('tipo=8&inicio=2026-01&fim=2026-03');
  expect(lerEndereco(escrito)).toEqual(COMPLETO);
  expect(lerEndereco(new URLSearchParams('tipo=77&perfil=x'))).toEqual({ tipo: '', perfil: '', inicio: '', fim: '' });
});
