import { describe, expect, test } from 'vitest';
import { Arvore, raizPelaProva } from './arvore.mjs';
import { conferir, copia, guardar } from './mesa-dos-testes.mjs';
import { assinar, criarChave, cupom, doacao, folhasDe, publicar, sal } from './registro-de-mentira.mjs';

const CHAVE = criarChave();
const FOLHAS = folhasDe(1100);

describe('o comprovante de um tutor', () => {
  const arvore = (folhas) => {
    const inteira = new Arvore();
    for (const folha of folhas) inteira.juntar(folha);
    return inteira;
  };
  const raizes = [3, 4].map((fim) => arvore(FOLHAS.slice(fim - 1, fim)).raiz());
  const pares = arvore(FOLHAS.slice(0, 2)).raiz();
  const COMPROVANTE = {
    n: 3,
    id_coupon: cupom(3),
    sal: sal(3).toString('hex'),
    folha: FOLHAS[2],
    caminho: [raizes[1], pares, arvore(FOLHAS.slice(4, 5)).raiz()],
    marco: assinar(
      { tamanho: 5, raiz: arvore(FOLHAS.slice(0, 5)).raiz(), kg: 5, em: '2026-10-02T03:00:00.000Z' },
      CHAVE,
    ),
    origem: 'indicabem/doacoes',
    publica: CHAVE.publica,
  };
  const escrever = (mudanca = {}) => guardar(JSON.stringify({ ...COMPROVANTE, ...mudanca }, null, 2));

  test('confere sozinho, com a chave de fora, e dentro do registro', async () => {
    expect(raizPelaProva(COMPROVANTE, 5)).toBe(COMPROVANTE.marco.raiz);
    const { codigo, texto } = await conferir(escrever());
    expect([codigo, texto]).toEqual([0, expect.stringContaining('O quilo nº 3 (Votorantim, 2026-09) é desta compra')]);
    expect(await conferir(escrever(), '--chave', CHAVE.publica)).toMatchObject({ codigo: 0 });
    expect(await conferir(copia(publicar(FOLHAS, CHAVE), FOLHAS), '--comparar', escrever())).toMatchObject({
      codigo: 0,
    });
  });

  test.each([
    ['de outro cupom', { id_coupon: cupom(4) }, 'a folha não é desta compra'],
    ['com outro segredo', { sal: sal(4).toString('hex') }, 'a folha não é desta compra'],
    ['com a folha mudada', { folha: JSON.stringify(doacao(3, { cidade: 'Itu' })) }, 'a prova não leva à raiz assinada'],
    ['com outro número', { n: 4 }, 'a folha tem o número 3'],
    ['com a prova cortada', { caminho: COMPROVANTE.caminho.slice(1) }, 'a prova não leva à raiz assinada'],
    ['com a prova esticada', { caminho: [...COMPROVANTE.caminho, pares] }, 'a prova não leva à raiz assinada'],
    ['sem prova', { caminho: undefined }, 'a prova não leva à raiz assinada'],
    ['de outra chave', { publica: criarChave().publica }, 'a assinatura não confere'],
  ])('%s não confere', async (_, mudanca, dito) => {
    const { codigo, texto } = await conferir(escrever(mudanca));
    expect([codigo, texto]).toEqual([1, expect.stringContaining(dito)]);
  });
});
