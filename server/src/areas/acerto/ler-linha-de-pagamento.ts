import { REFERENCIA_NO_MAXIMO } from '@indica-bem/domain/acerto/regras';
import { lerData } from '@indica-bem/domain/brasil/datas';
import { limparCnpj } from '@indica-bem/domain/brasil/documentos';
import { lerMes, primeiroDia } from '@indica-bem/domain/brasil/mes';
import { nomeLimpo } from '@indica-bem/domain/texto/nome';
import type { Celulas } from '../importacao/importador';

/** `mes`: its first day; `chave`: which settlement is meant. */
export type LinhaDePagamento = { cnpj: string; mes: string; data: string; referencia: string | null; chave: string };

/** Spreadsheets drop the zeros a CNPJ begins with. */
const comZeros = (cnpj: string) => (/^\d{11,13}$/.test(cnpj) ? cnpj.padStart(14, '0') : cnpj);

/** What a row says, or why it says nothing. */
export function lerLinhaDePagamento(celulas: Celulas): LinhaDePagamento | { motivo: string } {
  const { referencia = '' } = celulas;
  const cnpj = comZeros(limparCnpj(celulas.cnpj ?? ''));
  const mes = lerMes(celulas.mes ?? '');
  const data = lerData(celulas.data_pagamento ?? '');
  const motivos = [
    !/^[0-9A-Z]{12}\d{2}$/.test(cnpj) && 'CNPJ inválido',
    !mes && 'Mês inválido: use 10/2026',
    !data && 'Data de pagamento inválida',
    referencia.length > REFERENCIA_NO_MAXIMO && `Referência com mais de ${REFERENCIA_NO_MAXIMO} letras`,
    referencia && !nomeLimpo(referencia) && 'Referência com um caractere invisível',
  ].filter((motivo) => typeof motivo === 'string' && motivo !== '');
  if (motivos.length > 0 || !mes || !data) return { motivo: motivos.join('; ') };
  const dia = primeiroDia(mes);
  return { cnpj, mes: dia, data, referencia: referencia || null, chave: `${cnpj} ${dia}` };
}
