import { expect, test } from 'vitest';
import { perguntaDaPartilha, VERSAO_DA_PARTILHA } from './partilha';

test('outras palavras, outra versão: quem consentiu sabe a quê', () => {
  const { titulo, texto } = perguntaDaPartilha({ pet: 'Pipoca', parceiro: 'Dra. Ana' });
  expect([VERSAO_DA_PARTILHA, titulo, texto]).toMatchInlineSnapshot(`
    [
      "2026-11-16",
      "Deixar Dra. Ana acompanhar Pipoca?",
      "Dra. Ana vai ver o nome, a espécie, a raça, a idade e o porte de Pipoca, os pesos que você anotou e os que anotar, e o alimento e a quantidade por dia que indicaram.
    Do seu cadastro, só o seu nome.
    Você pode parar quando quiser, com um toque: o acesso termina na hora.",
    ]
  `);
});
