import { brParaIso, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarDecimal, lerDecimal } from '@indica-bem/domain/brasil/numeros';
import { type DadosDaCampanha, erroDaValidade } from '@indica-bem/domain/campanha/regras';
import { erroDoDesconto } from '@indica-bem/domain/cupom/desconto';

/** The form as it is typed: 12,5 and dd/mm/aaaa. */
export type CamposDaCampanha = Record<keyof DadosDaCampanha, string>;
type Erros = Partial<CamposDaCampanha>;

export const EM_BRANCO: CamposDaCampanha = { descritivo: '', desconto: '', data_validade: '' };

export function camposDaCampanha({ descritivo, desconto, data_validade }: DadosDaCampanha): CamposDaCampanha {
  return { descritivo, desconto: formatarDecimal(desconto, 2), data_validade: isoParaBr(data_validade) };
}

export function errosDosCampos(campos: CamposDaCampanha, hoje: string, { nova }: { nova: boolean }): Erros {
  const validade = brParaIso(campos.data_validade);
  const erros = {
    descritivo: campos.descritivo.trim() === '' && 'Preencha este campo',
    desconto: erroDoDesconto(lerDesconto(campos.desconto)),
    data_validade: validade === null ? 'Data inválida' : erroDaValidade(validade, hoje, { nova }),
  };
  return Object.fromEntries(Object.entries(erros).filter(([, erro]) => erro)) as Erros;
}

/** Null while something is wrong with it. */
export function dadosDosCampos(campos: CamposDaCampanha): DadosDaCampanha | null {
  const data_validade = brParaIso(campos.data_validade);
  const desconto = lerDesconto(campos.desconto);
  if (data_validade === null || erroDoDesconto(desconto)) return null;
  return { descritivo: campos.descritivo.trim(), desconto, data_validade };
}

/** As the form names its fields. */
export const ROTULOS: CamposDaCampanha = { descritivo: 'Campanha', desconto: 'Desconto', data_validade: 'Validade' };

const FALTAS: CamposDaCampanha = { descritivo: 'campanha', desconto: 'desconto', data_validade: 'validade' };

/** As the sentence beside the button names them (save waits for the three). */
export function oQueFalta(campos: CamposDaCampanha, erros: Erros): string[] {
  return (['descritivo', 'desconto', 'data_validade'] as const)
    .filter((campo) => erros[campo])
    .map((campo) => (campos[campo].trim() === '' ? FALTAS[campo] : `${FALTAS[campo]} ${VALIDO[campo]}`));
}

const VALIDO: CamposDaCampanha = { descritivo: 'válida', desconto: 'válido', data_validade: 'válida' };

const lerDesconto = (texto: string) => lerDecimal(texto.replace('%', '')) ?? Number.NaN;
