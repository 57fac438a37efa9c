import { bytesDaFolha, bytesDoNo } from '@indica-bem/domain/registro/arvore';
import { base64De, bytesDoTexto, hexDe } from '@indica-bem/domain/registro/bytes';
import type { MeuQuilo } from '@indica-bem/domain/registro/contrato-dos-meus-quilos';
import { gerarChave, hmac, sha256 } from '@indica-bem/domain/registro/cripto-dos-testes';
import { escreverFolha, mensagemDoComprovante } from '@indica-bem/domain/registro/folha';
import {
  escreverNotaAssinada,
  identificarChave,
  ORIGEM,
  textoDaCabeca,
} from '@indica-bem/domain/registro/nota-assinada';
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Api } from '../../test/api-de-mentira';
import { abrirProduto, comProduto, tocar } from '../../test/produto';

comProduto();

const QUILO: MeuQuilo = {
  ...{
    n: 2,
    situacao: 'registrado',
    estorno: null,
    cidade: 'Sorocaba',
    mes: '2026-11',
    id_coupon: 412345678901234,
    vez: 1,
  },
  ...{ data: '2026-11-15', loja: 'Loja Prova', produto: 'Ração Prova', pet: 'Rex' },
};
let prova: Awaited<ReturnType<typeof fazerProva>>;
beforeAll(async () => {
  prova = await fazerProva();
});

/** Of the second of three leaves, as the server would answer it. */
async function fazerProva() {
  const sal = bytesDoTexto('o segredo desta compra, 32 bytes');
  const comprovante = hexDe(await hmac(sal, mensagemDoComprovante(QUILO.id_coupon)));
  const folha = escreverFolha({ cidade: 'Sorocaba', comprovante, kg: 1, mes: '2026-11', n: 2 });
  const [um, dois, tres] = await Promise.all(
    ['primeira', folha, 'terceira'].map((texto) => sha256(bytesDaFolha(texto))),
  );
  if (!um || !dois || !tres) throw new Error('faltou uma folha');
  const raiz = hexDe(await sha256(bytesDoNo(await sha256(bytesDoNo(um, dois)), tres)));
  const cabeca = { tamanho: 3, raiz, kg: 3, em: '2026-11-16T03:00:00.000Z' };
  const { publica, assinar } = await gerarChave();
  const chave = await identificarChave(publica, sha256);
  const nota = escreverNotaAssinada(textoDaCabeca(cabeca), chave, await assinar(bytesDoTexto(textoDaCabeca(cabeca))));
  return {
    ...{ n: 2, id_coupon: QUILO.id_coupon, sal: hexDe(sal), folha, caminho: [hexDe(um), hexDe(tres)] },
    marco: { ...cabeca, motivo: 'dia', referencia: '2026-11-15', chave, nota },
    ...{ origem: ORIGEM, publica: base64De(publica) },
  };
}

const abrir = (quilos: MeuQuilo[], api: Api = {}) =>
  abrirProduto('/meus-quilos', {
    como: 'tutor',
    api: {
      'GET /formula-do-bem/meus-quilos': {
        kg: quilos.filter((q) => q.situacao === 'registrado').length,
        quilos,
        proximo: null,
      },
      ...api,
    },
  });
const comProva = (mudanca: object = {}): Api => ({ 'GET /formula-do-bem/meus-quilos/:n': { ...prova, ...mudanca } });

test('cada compra diz que quilo é, ou por que não é nenhum', async () => {
  const outra = (vez: number, mudanca: Partial<MeuQuilo>): MeuQuilo => ({
    ...QUILO,
    vez,
    n: null,
    cidade: null,
    mes: null,
    ...mudanca,
  });
  await abrir([
    { ...QUILO, n: 264 },
    outra(2, { situacao: 'a_registrar' }),
    outra(3, { situacao: 'em_analise' }),
    outra(4, { situacao: 'estornado', n: 1200, estorno: 1301, cidade: 'Sorocaba', mes: '2026-10' }),
    outra(5, { situacao: 'estornado' }),
    { ...QUILO, vez: 6, n: 265, cidade: 'online' },
    { ...QUILO, vez: 7, n: 266, cidade: 'não informada' },
  ]);
  await screen.findByText('Seu quilo é o nº 264');
  for (const dito of [
    'Sorocaba, novembro de 2026.',
    'Ele entra no registro público em instantes.',
    'Em conferência',
    'A compra foi desfeita, e a linha nº 1.301 tirou o quilo nº 1.200 da conta.',
    'A compra foi desfeita antes de virar doação.',
    // In the words of the page for everybody.
    'Compras pela internet, novembro de 2026.',
    'Cidade não informada, novembro de 2026.',
  ])
    screen.getByText(dito);
  // What never became a kilogram has nothing to check.
  expect(screen.getAllByText('Conferir')).toHaveLength(4);
});

test('quem ainda não comprou lê como o primeiro quilo vem', async () => {
  await abrir([]);
  await screen.findByText('Seu primeiro quilo está por vir');
});

describe('conferir', () => {
  test('refaz as contas neste aparelho, e só fecha o que está certo', async () => {
    await abrir([QUILO], comProva());
    await screen.findByText('Seu quilo é o nº 2');
    await tocar('Conferir');
    await screen.findByText('Tudo confere. As contas foram refeitas agora, neste aparelho.');
    screen.getByText(prova.folha);
    for (const frase of ['Este número é mesmo o da sua compra.', 'Ele está no registro público.'])
      screen.getByText(frase);
  });

  test.each([
    ['a prova de outra compra', { id_coupon: 1 }, 'Este número não é o da sua compra.'],
    ['outro segredo', { sal: '00'.repeat(32) }, 'Este número não é o da sua compra.'],
    ['um vizinho trocado', { caminho: ['00'.repeat(32), '11'.repeat(32)] }, 'A prova não leva ao registro público.'],
    ['outra chave', { publica: base64De(new Uint8Array(32)) }, 'A assinatura do registro não vale.'],
  ])('não aceita %s', async (_, mudanca, frase) => {
    await abrir([QUILO], comProva(mudanca));
    await screen.findByText('Seu quilo é o nº 2');
    await tocar('Conferir');
    await screen.findByText(frase);
    screen.getByText('Algo não confere. Baixe o comprovante, guarde-o e fale com a gente.');
  });

  test('sem Ed25519 no navegador, diz o que sabe e o que não', async () => {
    const { importKey } = crypto.subtle;
    vi.spyOn(crypto.subtle, 'importKey').mockImplementation((async (...pedido: Parameters<typeof importKey>) => {
      if (pedido[2] === 'Ed25519') throw new DOMException('não sei', 'NotSupportedError');
      return Reflect.apply(importKey, crypto.subtle, pedido);
    }) as typeof importKey);
    await abrir([QUILO], comProva());
    await screen.findByText('Seu quilo é o nº 2');
    await tocar('Conferir');
    await screen.findByText('O que este navegador sabe conferir está certo.');
    vi.restoreAllMocks();
  });
});

test('o comprovante é um arquivo que o programa de conferência lê', async () => {
  const salvos: { blob: Blob; nome: string }[] = [];
  let ultimo: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    ultimo = blob as Blob;
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download && ultimo) salvos.push({ blob: ultimo, nome: this.download });
  });
  await abrir([QUILO], comProva());
  await screen.findByText('Seu quilo é o nº 2');
  await tocar('Baixar comprovante');
  await screen.findByText('Comprovante salvo');
  vi.restoreAllMocks();
  expect(salvos[0]?.nome).toBe('indica-bem-quilo-2.json');
  expect(JSON.parse((await salvos[0]?.blob.text()) ?? '')).toEqual({
    formato: 'indicabem/doacoes/comprovante/1',
    ...prova,
  });
});

test('a Fórmula do Bem conta os quilos do tutor e leva a eles', async () => {
  const { chegarA } = await abrirProduto('/formula-do-bem', {
    como: 'tutor',
    api: {
      'GET /formula-do-bem': { kg: 300, cadeiras: 0, faltam_kg: 200 },
      'GET /formula-do-bem/meses': { meses: [{ mes: '2026-11', kg: 300 }] },
      'GET /formula-do-bem/meus-quilos': { kg: 2, quilos: [{ ...QUILO, n: 264 }], proximo: null },
    },
  });
  await screen.findByText('Você já doou 2 kg de ração');
  screen.getByText('O mais novo é o nº 264 do registro público das doações.');
  await tocar('Ver meus quilos');
  await chegarA('/meus-quilos');
});
