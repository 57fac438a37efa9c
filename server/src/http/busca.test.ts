import { expect, test } from 'vitest';
import { padroesDaBusca } from './busca';

test.each([
  [undefined, []],
  ['  ', []],
  ['Conceição ARAÚJO', ['%conceicao%', '%araujo%']],
  ['529.982.247-25', ['%52998224725%']],
  ['18035-000', ['%18035000%']],
  ['12.ABC.345/01DE-35', ['%12abc34501de35%']],
  ['zé s', ['% ze%', '% s%']],
  ['100%_\\', ['%100\\%\\_\\\\%']],
])('%j vira %j', (busca, padroes) => {
  expect(padroesDaBusca(busca)).toEqual(padroes);
});
