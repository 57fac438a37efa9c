import { expect, test } from 'vitest';
import { abrirProduto, comProduto, digitar, tocarDuasVezes } from '../test/produto';

comProduto();

test('dois toques fazem uma campanha, e a tela seguinte é a das lojas dela', async () => {
  const campanha = { id_campaign: 7, descritivo: 'Verão', desconto: 17, data_validade: '2099-12-31', versao: 1 };
  const { chegarA, mudancas } = await abrirProduto('/campanhas/nova', {
    como: 'indicabem',
    api: { 'POST /campaign': campanha, 'GET /campaign/:id': campanha },
  });
  await digitar({ Campanha: 'Verão', Desconto: '17', Validade: '31/12/2099' });
  await tocarDuasVezes('Cadastrar');
  await chegarA('/campanhas/lojas/7');
  expect(mudancas()).toMatchObject([{ caminho: '/campaign', corpo: { descritivo: 'Verão', desconto: 17 } }]);
});
