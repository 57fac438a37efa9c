import { camposDoTipo } from '@indica-bem/domain/conta/campos';
import { TIPOS_DE_CADASTRO } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { expect, test } from 'vitest';
import { COORDENADAS, gruposDoTipo } from './grupos-do-tipo';

// A field that the form leaves out would be erased when a profile is saved.
test.each(TIPOS_DE_CADASTRO)('%s: cada campo do cadastro tem o seu lugar, uma vez', (tipo) => {
  const fora = ['email', ...(tipo === 'lojista' ? COORDENADAS : [])];
  const mostrados = [...fora, ...gruposDoTipo(tipo).flatMap(({ campos }) => campos)];
  expect(mostrados.toSorted()).toEqual(camposDoTipo(tipo).toSorted());
});
