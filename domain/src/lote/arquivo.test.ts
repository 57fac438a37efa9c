import { expect, test } from 'vitest';
import { csvDoLote, nomeDoArquivo } from './arquivo';

const codigo = {
  id_lote: 1,
  id_prescricao: 7,
  codigo_prescricao: 'BCDFGHJK',
  data_referencia: '2026-11-15',
  cancelado: 'N' as const,
  prescricao_especifica: 'N' as const,
  titulo_especifico: null,
  animal_especifico: null,
  desconto_especifico: null,
};

test('o arquivo leva o nome da data de referência', () => {
  expect(nomeDoArquivo('2026-11-15')).toBe('prescricoes-2026-11-15.csv');
});

test('códigos livres: ordem, código e data', () => {
  expect(csvDoLote([codigo, { ...codigo, codigo_prescricao: 'ZZZZ9999' }])).toBe(
    '\ufeffOrdem;Código;Data de referência\r\n1;BCDFGHJK;15/11/2026\r\n2;ZZZZ9999;15/11/2026\r\n',
  );
});

test('específicos: também título, animal e desconto, sem virar fórmula', () => {
  const especifico = {
    ...codigo,
    prescricao_especifica: 'S' as const,
    titulo_especifico: '=Feira; "Pet"',
    animal_especifico: 'Cão' as const,
    desconto_especifico: 12.5,
  };
  expect(csvDoLote([especifico]).split('\r\n')).toEqual([
    '\ufeffOrdem;Código;Data de referência;Título;Animal;Desconto (%)',
    '1;BCDFGHJK;15/11/2026;"\'=Feira; ""Pet""";Cão;12,5',
    '',
  ]);
});
