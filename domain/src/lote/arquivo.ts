import { isoParaBr } from '../brasil/datas';
import { formatarDecimal } from '../brasil/numeros';
import { escreverCsv } from '../texto/escrever-csv';
import type { CodigoDoLote } from './contrato';

/** `prescricoes-{date}` (spec 7.6). */
export function nomeDoArquivo(dataReferencia: string): string {
  return `prescricoes-${dataReferencia}.csv`;
}

export function csvDoLote(codigos: readonly CodigoDoLote[]): string {
  const especifico = codigos[0]?.prescricao_especifica === 'S';
  const topo = ['Ordem', 'Código', 'Data de referência', ...(especifico ? ['Título', 'Animal', 'Desconto (%)'] : [])];
  const linhas = codigos.map((codigo, i) => [
    String(i + 1),
    codigo.codigo_prescricao,
    isoParaBr(codigo.data_referencia),
    ...(especifico
      ? [
          codigo.titulo_especifico ?? '',
          codigo.animal_especifico ?? '',
          formatarDecimal(codigo.desconto_especifico ?? 0, 2),
        ]
      : []),
  ]);
  return escreverCsv([topo, ...linhas]);
}
