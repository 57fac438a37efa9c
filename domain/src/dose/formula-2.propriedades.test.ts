import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Caso, FASES } from './caso';
import { dose, filhote, meses, produto, resultado } from './exemplos-dos-testes';
import { LIMITES_DE_PESO } from './limites';

/** Any answers at all, right or wrong, within what the contract lets through. */
const qualquerCaso = fc.record({
  fase: fc.constantFrom(...FASES),
  ecc: fc.integer({ min: 0, max: 10 }),
  atividade: fc.constantFrom('baixa', 'moderada', 'ativo', 'trabalho', 'outra'),
  idade: fc.record({
    valor: fc.integer({ min: -1, max: 30 }),
    unidade: fc.constantFrom('semanas' as const, 'meses' as const),
  }),
  peso_adulto: fc.double({ min: 0.1, max: 130 }),
  semana: fc.integer({ min: -1, max: 12 }),
  ninhada: fc.integer({ min: -1, max: 31 }),
  dias_sem_comer: fc.integer({ min: -1, max: 10 }),
});
const qualquerProduto = fc.record({
  especie: fc.constantFrom('cao' as const, 'gatos' as const),
  tipo_calculadora: fc.constantFrom('comum' as const, 'obesidade' as const, 'recuperacao' as const),
  ciclo_de_vida: fc.constantFrom('Adulto', 'Filhote', null),
  energia_metabolizavel: fc.integer({ min: 500, max: 9000 }),
});

test('ou há uma quantidade inteira, finita e de ao menos 1 g, com a faixa em volta, ou não há grama nenhum', () => {
  const peso = fc.oneof(fc.double({ min: 0.3, max: 20, noNaN: true }), fc.double());
  fc.assert(
    fc.property(qualquerProduto, qualquerCaso, peso, fc.boolean(), (mudanca, caso, peso, vet) => {
      const dita = resultado({ ...produto, ...mudanca }, peso, caso, vet);
      expect(Object.keys(dita)).toHaveLength(1);
      if (!('dose' in dita)) return;
      const { gramas = 0, kcal = 0, faixa, fator = 0, ecc = 0, expoente = 0 } = dita.dose ?? {};
      expect(Number.isInteger(gramas) && gramas >= 1 && Number.isInteger(kcal)).toBe(true);
      expect(faixa?.minimo?.gramas ?? 0).toBeLessThanOrEqual(gramas);
      expect(faixa?.minimo?.gramas ?? 0).toBeGreaterThanOrEqual(0);
      expect(faixa?.maximo?.gramas ?? gramas).toBeGreaterThanOrEqual(gramas);
      // Who only knows factor × (weight × condition) ^ exponent comes to the same energy.
      expect(Math.abs(fator * (peso * ecc) ** expoente - kcal)).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
    { numRuns: 3000 },
  );
});

/** Answers that lead to an amount at every weight, in each case but growth. */
const comDose = fc.constantFrom('cao' as const, 'gatos' as const).chain((especie) =>
  fc
    .record({
      fase: fc.constantFrom('adulto', 'emagrecimento', 'gestacao', 'lactacao', 'recuperacao'),
      ecc: fc.integer({ min: 6, max: 9 }),
      atividade: fc.constantFrom('baixa', 'ativo'),
      semana: fc.integer({ min: 1, max: 4 }),
      ninhada: fc.integer({ min: 1, max: 12 }),
    })
    .map(({ fase, ecc, ...caso }) => ({
      alimento: {
        ...filhote,
        especie,
        tipo_calculadora:
          fase === 'emagrecimento' ? 'obesidade' : fase === 'recuperacao' ? ('recuperacao' as const) : 'comum',
      } as typeof filhote,
      caso: {
        ...caso,
        fase: fase === 'emagrecimento' ? 'adulto' : fase,
        ecc: fase === 'emagrecimento' ? ecc : ecc - 2,
        dias_sem_comer: 0,
      } as Caso,
      limites: LIMITES_DE_PESO[especie],
    })),
);

test('fora do crescimento, quem pesa mais nunca come menos', () => {
  const parte = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(comDose, parte, parte, ({ alimento, caso, limites: { min, max } }, a, b) => {
      const com = (quanto: number) => dose(alimento, min + (max - min) * quanto, caso);
      const [leve, pesado] = [com(Math.min(a, b)), com(Math.max(a, b))];
      expect(leve.gramas).toBeLessThanOrEqual(pesado.gramas);
      expect(leve.faixa?.minimo?.gramas ?? 0).toBeLessThanOrEqual(pesado.faixa?.minimo?.gramas ?? 0);
      expect(leve.faixa?.maximo?.gramas ?? 0).toBeLessThanOrEqual(pesado.faixa?.maximo?.gramas ?? 0);
    }),
    { numRuns: 1000 },
  );
});

test('no crescimento o fator só desce, e a energia não dá saltos', () => {
  const doFilhote = fc.double({ min: 0.5, max: 120, noNaN: true }).chain((peso_adulto) =>
    fc.record({
      peso_adulto: fc.constant(peso_adulto),
      peso: fc.double({ min: 0.3, max: peso_adulto * 0.999, noNaN: true }),
    }),
  );
  fc.assert(
    fc.property(doFilhote, ({ peso, peso_adulto }) => {
      const caso: Caso = { fase: 'filhote', ecc: 5, idade: meses(4), peso_adulto };
      const antes = dose(filhote, peso, caso);
      const depois = dose(filhote, peso * 1.0005, caso);
      expect(depois.fator).toBeLessThan(antes.fator);
      expect(antes.fator).toBeGreaterThanOrEqual(254.1 - 135);
      expect(Math.abs(depois.kcal - antes.kcal)).toBeLessThanOrEqual(1 + antes.kcal * 0.001);
    }),
  );
});
