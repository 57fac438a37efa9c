import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirProduto, botao, campo, comProduto, digitar, tocar } from '../../test/produto';
import { INDICACAO } from '../../test/registros';

comProduto();

const PENDENTE: Prescricao = {
  ...INDICACAO,
  id_prescricao: 50,
  codigo_prescricao: 'PNDT2345',
  status: 'Pendente - Aguardando cadastro',
  id_tutor: null,
  tutor: null,
  email: 'ana.pendente@example.com',
};
const COM_LOJA: Prescricao = {
  ...INDICACAO,
  id_prescricao: 40,
  codigo_prescricao: 'CMCP2345',
  status: 'Ativo - Aguardando compra',
};
/** What the server finds: by its own rules, which are not asked here. */
const ACHADAS: Record<string, Prescricao[]> = {
  'ANA.pendente': [PENDENTE],
  'nada assim': [],
};

async function abrir(endereco: string) {
  const pedidas: string[] = [];
  const produto = await abrirProduto(endereco, {
    como: 'prescritor',
    api: {
      'GET /prescritions': ({ busca }: { busca: URLSearchParams }) => {
        const [texto, status] = [busca.get('busca'), busca.get('status')];
        pedidas.push([texto, status].filter(Boolean).join(' | '));
        const achadas = texto === null ? [PENDENTE, COM_LOJA] : (ACHADAS[texto] ?? []);
        return { prescritions: achadas.filter((uma) => status === null || uma.status === status), proximo: null };
      },
      'GET /prescrition/:id': PENDENTE,
    },
  });
  return { ...produto, pedidas };
}

const naLista = () => screen.queryAllByText(/Abrir indicação/).map((abrir) => abrir.textContent?.slice(-9));
const lista = (...codigos: string[]) => waitFor(() => expect(naLista()).toEqual(codigos));
const busca = () => campo('Buscar indicação');
const escolhida = () => document.querySelector('fieldset [aria-pressed="true"]')?.textContent;

test('uma situação se escolhe de cada vez, e fica no endereço', async () => {
  const { onde, pedidas } = await abrir('/prescricoes');
  await lista('PNDT-2345', 'CMCP-2345');
  expect(escolhida()).toBe('Por situação');
  await tocar('Com cupom');
  await lista('CMCP-2345');
  expect([onde(), escolhida()]).toEqual(['/prescricoes?status=aguardando', 'Com cupom']);
  expect(pedidas.at(-1)).toBe('Ativo - Aguardando compra');
  await tocar('Todas');
  await lista('PNDT-2345', 'CMCP-2345');
  expect([onde(), escolhida()]).toEqual(['/prescricoes?status=todas', 'Todas']);
});

test('a busca pede o que foi digitado, na volta está como ficou, e sem nada se limpa', async () => {
  const { chegarA, voltar, onde } = await abrir('/prescricoes');
  await lista('PNDT-2345', 'CMCP-2345');
  await digitar({ 'Buscar indicação': 'ANA.pendente' });
  await lista('PNDT-2345');
  await tocar(/Abrir indicação/);
  await chegarA('/indicacao/codigo/50');
  await screen.findByText('PNDT-2345', { selector: 'strong' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Indicação');
  await voltar();
  await lista('PNDT-2345');
  expect([busca().value, onde()]).toEqual(['ANA.pendente', '/prescricoes?busca=ANA.pendente']);

  await digitar({ 'Buscar indicação': 'nada assim' });
  await screen.findByText('Nenhuma indicação encontrada');
  await tocar('Limpar filtros');
  await lista('PNDT-2345', 'CMCP-2345');
  expect([busca().value, onde()]).toEqual(['', '/prescricoes']);
});

test('quem chega por um filtro o vê escolhido, e o limpa', async () => {
  const { onde } = await abrir('/prescricoes?status=vencido');
  await screen.findByText('Nenhuma indicação encontrada');
  expect(escolhida()).toBe('Vencidas');
  await tocar('Limpar filtros');
  await lista('PNDT-2345', 'CMCP-2345');
  expect([onde(), escolhida(), botao('Vencidas').getAttribute('aria-pressed')]).toEqual([
    '/prescricoes',
    'Por situação',
    'false',
  ]);
});
