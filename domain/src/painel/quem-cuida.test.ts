import { expect, test } from 'vitest';
import type { Funcao } from '../contrato/equipe';
import { PENDENCIAS } from './pendencias';
import { pendenciasDe } from './quem-cuida';

test.each<[Funcao, readonly string[]]>([
  ['dono', PENDENCIAS],
  ['operacao', ['analise', 'emails', 'codigos', 'interesses']],
  ['atendimento', ['estornos', 'emails', 'interesses']],
  ['financeiro', ['contestacoes']],
  ['leitura', []],
])('%s vê só o que pode abrir', (funcao, vistas) => {
  expect(pendenciasDe(funcao)).toEqual(vistas);
});
