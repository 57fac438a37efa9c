import { expect, test } from 'vitest';
import { padroesDaBusca } from './busca';

test.each([
  [undefined, []],
  ['  ', []],
  ['Conceição ARAÚJO', ['%conceicao%', '%araujo%']],
  ['529.982.247-25', ['%52998224725%']],
  ['18035-000', ['%18035000%']],
  ['529.982', ['%529982%']],
  ['99.908.008', ['%99908008%']],
  ['99908008/0001-', ['%999080080001%']],
  ['12.abc.345/01', ['%12abc34501%']],
  ['(15) 99876-5432', ['%15998765432%']],
  ['+55 15 99876 5432', ['%15998765432%']],
  ['99876-54', ['%9987654%']],
  ['maria 529.982', ['%maria%', '%529982%']],
  ['ana.b-c@example.com', ['%ana.b-c@example.com%']],
  ['12.ABC.345/01DE-35', ['%12abc34501de35%']],
  ['zé s', ['% ze%', '% s%']],
  ['100%_\\', ['%100\\%\\_\\\\%']],
])('%j vira %j', (busca, padroes) => {
  expect(padroesDaBusca(busca)).toEqual(padroes);
});
