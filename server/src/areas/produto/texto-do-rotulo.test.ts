import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caber, larguraEstimada } from './texto-do-rotulo';

const ESPACO = { largura: 440, maior: 74, menor: 30, linhas: 2 } as const;

test('o que cabe fica numa linha e no maior tamanho', () => {
  expect(caber('Adultos', ESPACO)).toEqual({ linhas: ['Adultos'], tamanho: 74 });
});

test('um nome de duas palavras longas quebra entre elas antes de encolher muito', () => {
  expect(caber('Yorkshire Terrier', ESPACO).linhas).toEqual(['Yorkshire', 'Terrier']);
});

test('um nome longo demais enche a primeira linha e só a última recebe reticências', () => {
  const { linhas, tamanho } = caber('Gastrointestinal e Hipoalergênica para filhotes de raças grandes', ESPACO);
  expect(tamanho).toBe(30);
  expect(linhas[0]).not.toMatch(/…$/);
  expect(linhas[1]).toMatch(/…$/);
});

test('nenhum texto passa da largura nem sai dos tamanhos permitidos', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 250 }), fc.constantFrom(1, 2), (texto, linhas) => {
      const ajuste = caber(texto, { ...ESPACO, linhas });
      expect(ajuste.linhas.length).toBeLessThanOrEqual(linhas);
      expect(ajuste.tamanho).toBeGreaterThanOrEqual(ESPACO.menor);
      expect(ajuste.tamanho).toBeLessThanOrEqual(ESPACO.maior);
      for (const linha of ajuste.linhas)
        expect(larguraEstimada(linha) * ajuste.tamanho).toBeLessThanOrEqual(ESPACO.largura);
    }),
  );
});
