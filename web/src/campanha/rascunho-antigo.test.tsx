import type { Campanha } from '@indica-bem/domain/campanha/contrato';
import { act, cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consultas } from '../lib/consultas';
import { encerrarSessao } from '../lib/sessao';
import { type Api, recusa } from '../test/api-de-mentira';
import { abrirProduto, campo, comProduto, digitar, tocar } from '../test/produto';

comProduto();

const LIDA: Campanha = {
  id_campaign: 7,
  descritivo: 'Verão',
  desconto: 15,
  data_validade: '2099-12-31',
  vencida: false,
  lojas: 0,
  limite_cupons: null,
  teto: null,
  uso: { usados: 0, em_aberto: 0, parte_do_grupo: 0 },
  orcamento: null,
  versao: 1,
};
const DO_BETO: Campanha = { ...LIDA, desconto: 12, versao: 2 };
const FRASE = 'Alterado por Beto às 12:00. Veja a versão atual antes de salvar.';

async function abrir(lida: Campanha) {
  const api: Api = {
    'GET /campaign/:id': lida,
    'PUT /campaign/:id': ({ corpo }: { corpo: unknown }) =>
      (corpo as Campanha).versao === 2 ? DO_BETO : recusa('VERSAO_ALTERADA', { detail: FRASE, atual: DO_BETO }),
  };
  const produto = await abrirProduto('/campanhas/editar/7', { como: 'indicabem', api });
  await screen.findByLabelText('Desconto');
  return produto;
}

test('o que volta depois da sessão perdida não passa por cima do que outra pessoa salvou', async () => {
  await abrir(LIDA);
  await digitar({ Desconto: '22' });
  await act(async () => encerrarSessao());
  cleanup();
  consultas.clear();
  await abrir(DO_BETO);
  expect(campo('Desconto').value).toBe('22');
  await tocar('Atualizar');
  await screen.findByText(FRASE);
  expect(screen.getByLabelText('Versões diferentes').textContent).toMatch(/22.*12/);
});
