import { PAPEIS } from '@indica-bem/domain/contrato/chamada';
import { expect, test } from 'vitest';
import { comProduto, enderecoFinal } from '../test/produto';
import { sessaoDe } from '../test/sessoes';
import { ROTAS_DO_ADMIN } from './rotas-do-admin';

comProduto();

const telas = ROTAS_DO_ADMIN.map(({ caminho }) => `/${caminho.replace(/:\w+/g, '1')}`);

test.each(PAPEIS.filter((papel) => papel !== 'indicabem'))('%s não abre nenhuma tela da equipe', async (papel) => {
  localStorage.setItem('usuario', JSON.stringify(sessaoDe(papel)));
  for (const tela of telas) expect([tela, await enderecoFinal(tela)]).toEqual([tela, '/home']);
});

test('quem não entrou é levado à entrada, e depois à tela pedida', async () => {
  for (const tela of telas) expect([tela, await enderecoFinal(tela)]).toEqual([tela, '/login']);
});
