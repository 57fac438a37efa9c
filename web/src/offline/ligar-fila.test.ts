// Before the device's store looks for one: whoever comes later in this worker finds it too.
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { proximaVez } from './ligar-fila';
import { criarPendente, type Pendente } from './pendente';

const AGORA = 1_000_000;
const base = criarPendente(
  { chave: 'k', dono: 1, corpo: { id_produto: 1, telefone: '' }, produto: '', endereco: '' },
  1,
);
const com = (mudanca: Partial<Pendente>): Pendente => ({ ...base, ...mudanca });

test.each<[string, Pendente[], number | null]>([
  ['nada espera', [], null],
  ['o que nunca saiu espera a rede, não o relógio', [base], null],
  ['uma recusada espera a pessoa', [com({ estado: 'recusada', tentativas: 1, proximaEm: AGORA + 5 })], null],
  [
    'a adiada mais próxima',
    [com({ tentativas: 1, proximaEm: AGORA + 9 }), com({ tentativas: 2, proximaEm: AGORA + 5 })],
    5,
  ],
  ['uma atrasada vai já', [com({ tentativas: 3, proximaEm: AGORA - 100 })], 0],
])('%s', (_, pendentes, espera) => expect(proximaVez(pendentes, AGORA)).toBe(espera));
