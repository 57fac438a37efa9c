import { expect, test } from 'vitest';
import type { PetNaLista } from '../pet/contrato';
import type { Reposicao } from '../reposicao/contrato';
import { tigelasDe } from './tigelas';

const pet = (id_pet: number, nome: string, gramas: number | null = null) =>
  ({ id_pet, nome, porcao: gramas === null ? null : { gramas, produto: 'Life' } }) as PetNaLista;
const bolsa = (id_pet: number | null, fim: string | null, nome = 'Sem cadastro') =>
  ({
    pet: id_pet === null ? null : { id_pet, nome },
    pet_nome: nome,
    produto: { nome: 'Fresh Meat' },
    racao: fim && { gramas: 187, fim },
  }) as Reposicao;
const lidas = (...argumentos: Parameters<typeof tigelasDe>) =>
  tigelasDe(...argumentos).map(({ nome, gramas, reposicao }) => [nome, gramas, reposicao?.racao.fim ?? null]);

test('cada pet uma vez, com a porção e o dia em que a ração acaba; primeiro quem fica sem antes', () => {
  const pets = [pet(1, 'Bidu'), pet(2, 'Mel', 95), pet(3, 'Thor', 200), pet(4, 'Zeca')];
  expect(lidas(pets, [bolsa(3, '2026-05-20'), bolsa(4, '2026-04-02')])).toEqual([
    ['Zeca', 187, '2026-04-02'],
    // What is in the bowl is what was bought, not what the newest recommendation says.
    ['Thor', 187, '2026-05-20'],
    ['Mel', 95, null],
    ['Bidu', null, null],
  ]);
});

test('a ração de quem não está entre os pets também conta; a que não se sabe quando acaba, não', () => {
  expect(lidas([], [bolsa(null, '2026-05-20', 'Pipoca'), bolsa(null, null)])).toEqual([['Pipoca', 187, '2026-05-20']]);
});
