import type { LinhaDoAcerto } from '@indica-bem/domain/acerto/formas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { ABERTA, ACERTO, EM_ABERTO, LINHA, PAGO } from '../../test/acertos';
import { type Api, recusa } from '../../test/api-de-mentira';
import { abrirProduto, botao, comProduto, digitar, tocar, tocarDuasVezes } from '../../test/produto';

comProduto();
// A field that grows with its text asks for the page's fonts, which this window does not have.
beforeAll(() => void Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() }));

const SEM_CONTESTACOES = { contestacoes: [], proximo: null, abertas: 0 };
const naTela = () => document.body.textContent?.replaceAll('\u00A0', ' ') ?? '';

const daLoja = (devido: object, acertos: object[] = [ACERTO]): Api => ({
  'GET /contestacoes': SEM_CONTESTACOES,
  'GET /shopkeeper/:id/acertos': { acertos, proximo: null, devido },
});

test('primeiro quanto o grupo deve, em palavras; o que está em aberto é dito à parte', async () => {
  const retido = { ...EM_ABERTO, em_analise: { compras: 2, parte_grupo: 9 } };
  await abrirProduto('/acerto', {
    como: 'lojista',
    api: daLoja({ a_pagar: { acertos: 2, total: 1234.5 }, aberto: retido }),
  });
  await screen.findByText('Outubro de 2026');
  expect(naTela()).toContain('O grupo deve R$ 1.234,50 à sua loja');
  expect(naTela()).toContain('De 2 meses fechados, a pagar. Ainda em aberto: R$ 14,50');
  expect(naTela()).toContain('2 compras esperam a análise da equipe: R$ 9,00');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/web/acerto/aberto', '/web/acerto/71']));
});

test.each([
  [-3, 'Em aberto há -R$ 3,00: o saldo será descontado do próximo fechamento.'],
  [0, 'Nada em aberto até agora.'],
])('sem nada a receber, e %d em aberto', async (total, frase) => {
  const devido = { a_pagar: { acertos: 0, total: 0 }, aberto: { ...EM_ABERTO, total } };
  await abrirProduto('/acerto', { como: 'lojista', api: daLoja(devido, []) });
  await screen.findByText(/Nenhum mês fechado ainda/);
  expect(naTela()).toContain('O grupo não deve nada à sua loja de meses fechados');
  expect(naTela()).toContain(frase);
});

test('o que um cadastro anterior do CNPJ ficou devendo é dito à parte, e o mês diz de onde veio', async () => {
  const aberto = { ...EM_ABERTO, anterior: -10, herdado: -10, total: 4.5 };
  await abrirProduto('/acerto', { como: 'lojista', api: daLoja({ a_pagar: { acertos: 0, total: 0 }, aberto }) });
  await screen.findByText('Outubro de 2026');
  expect(naTela()).toContain('Um cadastro anterior deste CNPJ ficou devendo R$ 10,00 ao grupo');
});

test('o mês que desconta a dívida de um cadastro anterior soma à vista, e não abre o acerto que era de outro', async () => {
  const dividas = [{ id_acerto: 60, mes: '2026-08', loja: 'Loja Antiga', total: -10 }];
  const acerto = { ...ACERTO, anterior: -10, herdado: -10, dividas, total: 4.5 };
  await abrirMes({}, { 'GET /acerto/:id': { acerto, linhas: [LINHA], proximo: null } });
  await screen.findByText('Do cadastro anterior deste CNPJ');
  expect(naTela()).toContain('Do cadastro anterior deste CNPJ-R$ 10,00');
  expect(naTela()).not.toContain('Do acerto anterior');
  expect(naTela()).toContain('com o mesmo CNPJ: acerto nº 60, de agosto de 2026 (-R$ 10,00).');
  expect(screen.queryByRole('link', { name: /nº 60/ })).toBeNull();
});

async function abrirMes(linha: Partial<LinhaDoAcerto>, mais: Api = {}) {
  return abrirProduto('/acerto/71', {
    como: 'lojista',
    api: { 'GET /acerto/:id': { acerto: ACERTO, linhas: [{ ...LINHA, ...linha }], proximo: null }, ...mais },
  });
}

test('contestar pede o que está errado, vai uma vez só, e a linha passa a esperar a resposta', async () => {
  let linha = LINHA;
  const { mudancas } = await abrirProduto('/acerto/71', {
    como: 'lojista',
    api: {
      'GET /acerto/:id': () => ({ acerto: ACERTO, linhas: [linha], proximo: null }),
      'POST /acerto/linha/:id/contestacao': () => {
        linha = { ...LINHA, contestacao: ABERTA };
        return ABERTA;
      },
    },
  });
  await screen.findByText('Ração Prova');
  await tocar('Contestar');
  await screen.findByRole('dialog');
  await tocar('Enviar contestação');
  expect(await screen.findByText('Preencha este campo')).toBeTruthy();
  expect(mudancas()).toEqual([]);
  await digitar({ 'O que está errado': ' O valor era outro. ' });
  await tocarDuasVezes('Enviar contestação');
  await screen.findByText('O valor era outro.');
  expect(mudancas()).toMatchObject([
    { caminho: '/acerto/linha/81/contestacao', corpo: { texto: 'O valor era outro.' }, chave: expect.any(String) },
  ]);
  expect(screen.getByText('Contestada')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Contestar')).toBeNull());
});

test('a recusa é dita na pergunta, e o que foi escrito fica', async () => {
  await abrirMes({}, { 'POST /acerto/linha/:id/contestacao': () => recusa('CONTESTACAO_ABERTA') });
  await screen.findByText('Ração Prova');
  await tocar('Contestar');
  const pergunta = within(await screen.findByRole('dialog'));
  await digitar({ 'O que está errado': 'De novo.' });
  fireEvent.click(pergunta.getByRole('button', { name: 'Enviar contestação' }));
  expect(await pergunta.findByText(/já tem uma contestação aberta/)).toBeTruthy();
  expect((pergunta.getByLabelText('O que está errado') as HTMLTextAreaElement).value).toBe('De novo.');
});

test('quem volta no meio da contestação é perguntado, e continua com o que escreveu', async () => {
  const { onde, chegarA, voltar } = await abrirProduto('/acerto', {
    como: 'lojista',
    api: {
      ...daLoja({ a_pagar: { acertos: 1, total: 14.5 }, aberto: EM_ABERTO }),
      'GET /acerto/:id': { acerto: ACERTO, linhas: [LINHA], proximo: null },
    },
  });
  await screen.findByText('Outubro de 2026');
  await tocar('Outubro de 2026');
  await chegarA('/acerto/71');
  await screen.findByText('Ração Prova');
  await tocar('Contestar');
  await screen.findByRole('dialog');
  await digitar({ 'O que está errado': 'O valor era outro.' });
  await voltar();
  await screen.findByText('Sair sem salvar?');
  await tocar('Continuar editando');
  expect(onde()).toBe('/acerto/71');
  expect((screen.getByLabelText('O que está errado') as HTMLTextAreaElement).value).toBe('O valor era outro.');
});

test('respondida, a loja lê a resposta e pode contestar de novo', async () => {
  const respondida = {
    ...ABERTA,
    estado: 'recusada',
    resposta: 'A nota confere.',
    respondida_em: '2026-11-06T12:00:00.000Z',
  } as const;
  await abrirMes({ contestacao: respondida });
  expect((await screen.findByText('A nota confere.')).previousSibling?.textContent).toMatch(/^Da equipe, 06\/11\/2026/);
  expect(screen.getByText('Contestação recusada')).toBeTruthy();
  expect(screen.getByText('Contestar de novo')).toBeTruthy();
});

test('um ajuste diz o que desfaz e leva ao mês da compra; o cupom, que voltou ao tutor, não se abre', async () => {
  const ajuste = { id_acerto: 60, mes: '2026-09', data: '2026-09-20' };
  await abrirMes({ tipo: 'ajuste', valor: -289.9, parte_grupo: -14.5, motivo: 'cliente_desistiu', desfaz: ajuste });
  await screen.findByText('Ração Prova');
  expect(naTela()).toContain(
    'Ajuste: compra de 20/09/2026 estornada (cliente desistiu), do acerto de setembro de 2026',
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/web/acerto/60');
  expect(links).not.toContain(`/web/cupom/ver/${LINHA.id_coupon}`);
});

test('cada compra diz a sua nota', async () => {
  await abrirProduto('/acerto/71', {
    como: 'lojista',
    api: {
      'GET /acerto/:id': {
        acerto: PAGO,
        linhas: [
          { ...LINHA, id_linha: 1, vez: 1, nota: '35261111222333000181650010000123451876543214' },
          { ...LINHA, id_linha: 2, vez: 2 },
          { ...LINHA, id_linha: 3, vez: 3, nota_pendente: true },
        ],
        proximo: null,
      },
    },
  });
  await screen.findByText('Sem nota');
  expect(screen.getByText('Nota pendente')).toBeTruthy();
  expect(naTela()).toContain('12345');
  expect(naTela()).toContain('R$ 14,50 pagos em 10/11/2026');
  expect(naTela()).toContain('Referência do pagamento: Lote 7');
});

test('o mês fechado traz a raiz do registro das doações e onde conferi-la', async () => {
  const marco = { tamanho: 1, raiz: 'ab'.repeat(32), em: '2026-11-03T12:00:00.000Z' };
  await abrirMes({}, { 'GET /acerto/:id': { acerto: ACERTO, linhas: [LINHA], proximo: null, marco } });
  await screen.findByText('Sua loja é testemunha das doações');
  expect(naTela()).toContain('em 03/11/2026, 09:00, o registro público das doações tinha 1 linha');
  expect(naTela()).toContain(Array(8).fill('abababab').join(' '));
  expect(botao('Conferir as doações').getAttribute('href')).toBe('/web/transparencia');
});

test('o mês fechado sem registro de doações nada diz delas', async () => {
  await abrirMes({});
  await screen.findByText('Ração Prova');
  expect(naTela()).not.toContain('testemunha');
});
