import { hashDaIndicacao } from '@indica-bem/domain/prescricao/link';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recusa } from '../../test/api-de-mentira';
import { abrirProduto, botao, campo, comProduto, descricaoDe, digitar, tocar } from '../../test/produto';
import { INDICACAO } from '../../test/registros';

comProduto();

const CODIGO = 'Código da indicação';

test.each([
  ['quebrado', 'qualquer-coisa', 'Código inválido.', 0],
  ['desconhecido', hashDaIndicacao('22222222', '15912345678'), 'Nenhuma prescrição encontrada.', 1],
])('um link %s diz o que houve e oferece digitar o código', async (_, hash, frase, consultas) => {
  const { chegarA, mudancas } = await abrirProduto(`/indicacao/${hash}`, {
    como: 'tutor',
    api: { 'POST /prescrition/verificando_prescricao': () => recusa('PRESCRICAO_NAO_ENCONTRADA') },
  });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(frase));
  expect(mudancas()).toHaveLength(consultas);
  await tocar('Digitar o código');
  await chegarA('/prescricoes/nova');
  expect(campo(CODIGO).value).toBe('');
});

test('o código vazio ou que não pode existir nem se envia; cada recusa fica no campo, com o digitado', async () => {
  const recusas = {
    '22222222': 'CODIGO_INVALIDO',
    BCDF2345: 'CODIGO_JA_UTILIZADO',
    BCDF6789: 'PRESCRICAO_NAO_CADASTRADA',
  } as const;
  const { mudancas, onde } = await abrirProduto('/prescricoes/nova', {
    como: 'tutor',
    api: {
      'PUT /prescrition/:codigo/tutor': (_: unknown, codigo: keyof typeof recusas) => recusa(recusas[codigo]),
    },
  });
  screen.getByText('Falta preencher: código.');
  expect(botao('Resgatar indicação').getAttribute('aria-disabled')).toBe('true');
  await act(async () => void fireEvent.blur(campo(CODIGO)));
  expect(descricaoDe(campo(CODIGO))).toBe('Preencha o código');

  const casos = [
    ['0000-0000', 'Código inválido.', 0],
    ['2222-2222', 'Código inválido.', 1],
    ['bcdf2345', 'Código já utilizado.', 2],
    ['BCDF6789', 'Prescrição ainda não cadastrada, tente novamente mais tarde', 3],
  ] as const;
  for (const [codigo, frase, enviados] of casos) {
    await digitar({ [CODIGO]: codigo });
    expect(descricaoDe(campo(CODIGO))).toBe('');
    await tocar('Resgatar indicação');
    await waitFor(() => expect(descricaoDe(campo(CODIGO))).toBe(frase));
    expect(campo(CODIGO).value).toBe(codigo.toUpperCase().replace(/^(.{4})-?/, '$1-'));
    expect(mudancas()).toHaveLength(enviados);
  }
  expect(onde()).toBe('/prescricoes/nova');
});

test('colado de uma mensagem, o código se resgata, e os nomes se corrigem a caminho das lojas', async () => {
  let atual = { ...INDICACAO, tutor_nome: 'Ana', pet_nome: 'Tor' };
  const { chegarA, mudancas } = await abrirProduto('/prescricoes/nova', {
    como: 'tutor',
    api: {
      'PUT /prescrition/:codigo/tutor': () => atual,
      'GET /prescrition/:id': () => atual,
      'PUT /prescrition/:id': ({ corpo }: { corpo: unknown }) => {
        atual = { ...atual, ...(corpo as Pick<typeof atual, 'tutor_nome' | 'pet_nome'>) };
        return atual;
      },
      'GET /shopkeepers': { shopkeepers: [], proximo: null },
      'GET /tutor/:id/pets': { pets: [] },
    },
  });
  await digitar({ [CODIGO]: ' bcdf 2345 ' });
  expect(campo(CODIGO).value).toBe('BCDF-2345');
  await tocar('Resgatar indicação');
  await chegarA('/lojistas/41');
  await screen.findByText('Código resgatado, escolha uma loja parceira para gerar seu cupom.');
  const indicacao = within(await screen.findByLabelText('Indicação'));
  const paraQuem = () => indicacao.getByText(/^Para/, { selector: 'p' }).textContent;
  expect(paraQuem()).toBe('Para Tor, de Ana');

  await tocar('Corrigir os nomes');
  await digitar({ 'Nome do pet (opcional)': 'Thor' });
  await tocar('Salvar');
  await waitFor(() => expect(paraQuem()).toBe('Para Thor, de Ana'));
  expect(mudancas().at(-1)).toMatchObject({
    caminho: '/prescrition/41',
    corpo: { tutor_nome: 'Ana', pet_nome: 'Thor' },
  });
});
