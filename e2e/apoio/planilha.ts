import { randomUUID } from 'node:crypto';
import { cpfNovo } from './contas';
import { telefoneNovo } from './jornada';

/**
 * Tutors as a spreadsheet saves them in Brazil: semicolons, Windows-1252, accents. The bad ones, with a CPF that cannot
 * be, stand spread over the file from its first row on.
 */
export function planilhaDeTutores(total: number, ruins: number) {
  const marca = randomUUID().slice(0, 8);
  const passo = ruins > 0 ? Math.floor(total / ruins) : 0;
  const ruim = (i: number) => passo > 0 && i % passo === 0 && i / passo < ruins;
  const cpfs = new Set<string>();
  while (cpfs.size < total) cpfs.add(cpfNovo());
  const emails = Array.from({ length: total }, (_, i) => `lote-${marca}-${i}@example.com`);
  const telefones = emails.map(telefoneNovo);
  const linhas = [...cpfs].map((cpf, i) =>
    [`Prova São João ${i}`, emails[i], ruim(i) ? '11111111111' : cpf, telefones[i], '14/03/1988'].join(';'),
  );
  const texto = ['nome;email;cpf;telefone;data_nascimento', ...linhas, ''].join('\r\n');
  // latin1 and Windows-1252 agree on every letter used here.
  return { csv: Buffer.from(texto, 'latin1'), emails, telefones };
}
