import { expect, test } from 'vitest';
import type { Chamada } from '../contrato/chamada';
import { CHAMADAS } from '../contrato/chamadas';
import { FUNCOES } from '../contrato/equipe';
import { QUEM_DA_EQUIPE_PODE } from './pode';

const declaradas = new Map(Object.values<Chamada>(CHAMADAS).map((c) => [`${c.method} ${c.path}`, c]));

test.each(Object.entries(QUEM_DA_EQUIPE_PODE))('%s: a tela oferece a quem o contrato deixa', (nome, podem) => {
  expect(podem).toEqual(FUNCOES.filter((funcao) => declaradas.get(nome)?.acesso[funcao]));
});
