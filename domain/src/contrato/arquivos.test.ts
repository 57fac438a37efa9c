import { expect, test } from 'vitest';
import type { Chamada } from './chamada';
import { CHAMADAS } from './chamadas';

/** Files that hold nothing of anybody. */
const DE_NINGUEM = [
  'baixarListaDeProdutos',
  'baixarModelo',
  // What whoever asks has just sent.
  'baixarErrosDaPrevia',
  'irAoProvedor',
  // Leads to a page.
  'abrirLembretes',
  // One day, for the calendar of who asks.
  'baixarFimDaRacao',
  'voltarDoProvedor',
  'verImagem',
  // The same bag, for mail readers.
  'verImagemDaCarta',
  // Two sums, for everybody.
  'verImagemDaTransparencia',
  // A receipt that the team shows to everybody.
  'baixarDocumentoPublico',
];

test('o que sai em arquivo deixa o seu ato: quem levou, e o quê', () => {
  const semAto = Object.entries<Chamada>(CHAMADAS).filter(
    ([, { answer, aosPoucos, ato }]) => (answer === 'arquivo' || aosPoucos) && !ato,
  );
  expect(semAto.map(([nome]) => nome).toSorted()).toEqual(DE_NINGUEM.toSorted());
});
