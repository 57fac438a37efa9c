import { describe, expect, test } from 'vitest';
import {
  avisoDoLembrete,
  camposDoEvento,
  camposEmBranco,
  dadosDosCampos,
  errosDosCampos,
  nomesDoQueFalta,
} from './rascunho';

const vacina = {
  id_calendario: 1,
  titulo: 'Vacina',
  descricao: null,
  data: '2026-04-20',
  data_notificacao: '2026-04-17',
};

describe('o formulário do evento', () => {
  test('começa vazio, ou no dia tocado', () => {
    expect(camposEmBranco(null).data).toBe('');
    expect(camposEmBranco('2026-04-20').data).toBe('20/04/2026');
  });

  test('título e data bastam', () => {
    expect(nomesDoQueFalta(camposEmBranco(null))).toEqual(['título', 'data']);
    expect(nomesDoQueFalta(camposDoEvento(vacina))).toEqual([]);
    expect(dadosDosCampos(camposDoEvento(vacina))).toEqual({ titulo: 'Vacina', data: '2026-04-20', descricao: null });
  });

  test.each([
    ['31/02/2026', { data: 'Data inválida' }],
    ['20/04/0026', { data: 'Confira o ano da data' }],
    ['20/04', { data: 'Data inválida' }],
    ['20/04/2026', {}],
    ['', {}],
  ])('a data "%s" dá %j', (data, erros) => {
    expect(errosDosCampos({ ...camposDoEvento(vacina), data })).toEqual(erros);
  });
});

test.each([
  ['20/04/2026', 'Lembraremos você por e-mail em 17/04/2026, às 8h.'],
  ['11/03/2026', 'Lembraremos você por e-mail em 11/03/2026, às 8h.'],
  ['10/03/2026', 'Para esta data não há mais tempo de enviar um lembrete.'],
  ['20/0', ''],
])('ao meio-dia de 10/03, para %s: %s', (texto, aviso) => {
  expect(avisoDoLembrete(texto, new Date('2026-03-10T12:00:00-03:00'))).toBe(aviso);
});
