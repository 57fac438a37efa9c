import { hojeEmSaoPaulo, somarDias } from '@indica-bem/domain/brasil/datas';
import type { Reposicao } from '@indica-bem/domain/reposicao/contrato';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { abrirProduto, comProduto } from '../../test/produto';

comProduto();

const hoje = hojeEmSaoPaulo(new Date());
function racao(dias: number, mudanca: Partial<Reposicao> = {}): Reposicao {
  const situacao = dias > 5 ? 'em_dia' : dias >= 0 ? 'acabando' : 'acabou';
  return {
    id_prescricao: 9,
    pet: { id_pet: 2, nome: 'Thor' },
    pet_nome: 'Thorzinho',
    produto: { nome: 'Ração Prova', imagem_caminho: null },
    parceiro: 'Dra. Bia',
    racao: { gramas: 187, peso: 15, comprado_em: '2026-03-10', fim: somarDias(hoje, dias), situacao },
    pedido: null,
    nao_pode_pedir: null,
    ...mudanca,
  };
}
const pedidoAberto = {
  id_renovacao: 4,
  estado: 'aberta' as const,
  pedida_em: '2026-03-10T12:00:00.000Z',
  respondida_em: null,
  motivo: null,
  texto: null,
  id_nova: null,
};

function abrir(reposicoes: Reposicao[]) {
  let atuais = reposicoes;
  const mudar = (pedido: Reposicao['pedido']) => {
    atuais = atuais.map((uma) => ({ ...uma, pedido }));
    return atuais[0];
  };
  return abrirProduto('/home', {
    como: 'tutor',
    api: {
      'GET /prescritions': { prescritions: [], proximo: null },
      'GET /reposicoes': () => ({ reposicoes: atuais }),
      'POST /prescrition/:id/renovacao': () => mudar(pedidoAberto),
      'DELETE /prescrition/:id/renovacao': () => mudar({ ...pedidoAberto, estado: 'retirada' }),
    },
  });
}

test('longe do fim, o início diz quanto vai por dia e até quando', async () => {
  await abrir([racao(40)]);
  expect((await screen.findByRole('link', { name: /Thor/ })).textContent).toMatch(/187 g por dia · ração até/);
  expect(screen.queryByRole('button', { name: 'Pedir nova indicação' })).toBeNull();
});

test('perto do fim, um toque pede, e outro retira', async () => {
  const { mudancas } = await abrir([racao(4)]);
  expect(await screen.findByText('A ração de Thor acaba em 4 dias')).toBeTruthy();
  const pedir = screen.getByRole('button', { name: 'Pedir nova indicação' });
  fireEvent.click(pedir);
  fireEvent.click(pedir);
  expect(await screen.findByText(/Você pediu nova indicação a Dra. Bia/)).toBeTruthy();
  expect(mudancas()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Retirar o pedido' }));
  expect(await screen.findByRole('button', { name: 'Pedir nova indicação' })).toBeTruthy();
});

test('depois do fim ainda se pede; feita a nova, o caminho é até ela', async () => {
  await abrir([
    racao(-3),
    racao(2, {
      id_prescricao: 10,
      pedido: { ...pedidoAberto, estado: 'atendida', id_nova: 33 },
      nao_pode_pedir: 'RENOVACAO_FEITA',
    }),
  ]);
  expect(await screen.findByText('A ração de Thor deve ter acabado')).toBeTruthy();
  const nova = screen.getByRole('link', { name: 'Ver a nova indicação' });
  expect(nova.getAttribute('href')).toBe('/web/indicacao/codigo/33');
});

test('recusada, o tutor lê por quê; sem parceiro, a quem pedir', async () => {
  const recusada = { ...pedidoAberto, estado: 'recusada' as const, motivo: 'consulta' as const, texto: 'Me ligue' };
  await abrir([
    racao(1, { pedido: recusada }),
    racao(2, { id_prescricao: 10, nao_pode_pedir: 'RENOVACAO_SEM_PARCEIRO' }),
  ]);
  expect(await screen.findByText(/é preciso uma consulta antes/)).toBeTruthy();
  expect(screen.getByText('“Me ligue”')).toBeTruthy();
  expect(screen.getByText(/não está no Indica Bem no momento/)).toBeTruthy();
});

test('o dia vai para o calendário do aparelho', async () => {
  const criar = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const { pedidos } = await abrirProduto('/home', {
    como: 'tutor',
    api: {
      'GET /prescritions': { prescritions: [], proximo: null },
      'GET /reposicoes': { reposicoes: [racao(4)] },
      'GET /prescrition/:id/reposicao/calendario': () =>
        new Response('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Pôr no meu calendário' }));
  await vi.waitFor(() => expect(criar).toHaveBeenCalled());
  expect(pedidos.at(-1)?.caminho).toBe('/prescrition/9/reposicao/calendario');
  criar.mockRestore();
});

test('ao parceiro, o início diz quantos esperam', async () => {
  await abrirProduto('/home', { como: 'prescritor', api: { 'GET /renovacoes/contagem': { abertas: 2 } } });
  expect(await screen.findByText('2 tutores pedem nova indicação')).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Renovações 2 esperando' })).getAttribute('href')).toBe(
    '/web/renovacoes',
  );
});
