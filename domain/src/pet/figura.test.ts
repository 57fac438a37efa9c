import { expect, test } from 'vitest';
import { figuraDoPet, figurasDosPets, type PetDeFigura } from './figura';

const cao = (id_pet: number, raca = 'Sem Raça Definida (SRD)', porte: PetDeFigura['porte'] = null): PetDeFigura => ({
  id_pet,
  tipo: 'Cão',
  raca,
  porte,
});
const gato = (id_pet: number, raca = 'Sem Raça Definida (SRD)'): PetDeFigura => ({ id_pet, tipo: 'Gato', raca });

test.each([
  [cao(1, 'Poodle Toy'), 'cao-felpudo'],
  [cao(1, 'Maltês'), 'cao-felpudo'],
  [cao(1, 'Buldogue Francês'), 'cao-achatado'],
  [cao(1, 'American Pit Bull Terrier'), 'cao-achatado'],
  [cao(1, 'Dachshund Miniatura'), 'cao-orelhudo'],
  [cao(1, 'Rottweiler'), 'cao-preto'],
  [cao(1, 'Dálmata'), 'cao-malhado'],
  [cao(1, 'Border Collie'), 'cao-malhado'],
  [cao(1, 'Pastor Alemão'), 'cao-pastor'],
  [gato(1, 'Siamês'), 'gato-siames'],
  [gato(1, 'Persa'), 'gato-peludo'],
  [gato(1, 'Azul Russo'), 'gato'],
  [gato(1, 'Bombaim'), 'gato-preto'],
])('%o é desenhado como %s', (pet, figura) => expect(figuraDoPet(pet)).toBe(figura));

test('sem raça, o porte diz com o que pode parecer, e é sempre a mesma figura', () => {
  const gigantes = [1, 2, 3, 4].map((id) => figuraDoPet(cao(id, 'SRD', 'Gigante')));
  expect(gigantes).not.toContain('cao-felpudo');
  expect(figuraDoPet(cao(7, 'SRD', 'Mini'))).toBe(figuraDoPet(cao(7, 'SRD', 'Mini')));
});

test('um gato nunca é desenhado como cão, nem o contrário', () => {
  for (let id = 0; id < 20; id += 1) {
    expect(figuraDoPet(gato(id))).toMatch(/^gato/);
    expect(figuraDoPet(cao(id))).toMatch(/^cao/);
  }
});

test('os pets de um tutor não têm o mesmo rosto, nem que sejam da mesma raça', () => {
  const figuras = figurasDosPets([cao(9, 'Pug'), cao(4, 'Pug'), cao(2), gato(5), gato(10)]);
  expect(new Set(figuras.values()).size).toBe(5);
  expect(figuras.get(4)).toBe('cao-achatado');
  expect(figuras.get(9)).toMatch(/^cao/);
});

test('com mais pets do que rostos, cada um tem ao menos o da sua espécie', () => {
  const muitos = Array.from({ length: 30 }, (_, id) => gato(id));
  expect([...figurasDosPets(muitos).values()].every((figura) => figura.startsWith('gato'))).toBe(true);
});
