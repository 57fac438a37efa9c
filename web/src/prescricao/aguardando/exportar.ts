import { momentoCurto } from '@indica-bem/domain/brasil/momento';
import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import type { Pendente } from '../../offline/pendente';
import { situacaoDe } from './situacao';

const COLUNAS = [
  ['Ordem', (_: Pendente, i: number) => String(i + 1)],
  ['Salva em', ({ criadaEm }: Pendente) => momentoCurto(new Date(criadaEm))],
  ['Produto', ({ produto }: Pendente) => produto],
  ['Tutor', ({ corpo }: Pendente) => corpo.tutor_nome],
  ['Pet', ({ corpo }: Pendente) => corpo.pet_nome],
  ['Telefone', ({ corpo }: Pendente) => corpo.telefone],
  ['E-mail', ({ corpo }: Pendente) => corpo.email],
  ['Peso do pet (kg)', ({ corpo }: Pendente) => corpo.peso_pet && formatarDecimal(corpo.peso_pet, 3)],
  ['Condição corporal', ({ corpo }: Pendente) => corpo.ecc],
  ['Atividade', ({ corpo }: Pendente) => corpo.atividade_chave],
  ['Anotações', ({ corpo }: Pendente) => corpo.anotacoes],
  ['Situação', (pendente: Pendente) => situacaoDe(pendente, true).rotulo],
  ['Motivo', ({ motivo }: Pendente) => motivo],
  ['Chave', ({ chave }: Pendente) => chave],
] as const;

/** As the reports: semicolons, a BOM, and no cell that a spreadsheet would run. */
export function csvDasPendentes(pendentes: readonly Pendente[]): string {
  const linhas = pendentes.map((pendente, i) => COLUNAS.map(([, valor]) => celula(String(valor(pendente, i) ?? ''))));
  return `\uFEFF${[COLUNAS.map(([nome]) => celula(nome)), ...linhas].map((linha) => linha.join(';')).join('\r\n')}\r\n`;
}

function celula(texto: string): string {
  const inerte = /^[=+\-@\t\r]/.test(texto) ? `'${texto}` : texto;
  return /[";\r\n]/.test(inerte) ? `"${inerte.replaceAll('"', '""')}"` : inerte;
}
