import { brParaIso } from '@indica-bem/domain/brasil/datas';
import { lerDecimal } from '@indica-bem/domain/brasil/numeros';
import { erroDoDesconto } from '@indica-bem/domain/cupom/desconto';
import type { criarLote } from '@indica-bem/domain/lote/chamadas';
import { ANIMAIS, limitarQuantidade, recusaDaReferencia } from '@indica-bem/domain/lote/regras';
import type { EnvioDe } from '../lib/tipos-da-api';

/** The form as it was typed. */
export type CamposDoLote = Record<'quantidade' | 'data' | 'titulo' | 'desconto' | 'animal', string>;
type NovoLote = EnvioDe<typeof criarLote>['body'];

export const EM_BRANCO: CamposDoLote = { quantidade: '', data: '', titulo: '', desconto: '', animal: '' };

/** Digits only; more than a batch holds turns into a full batch under the person's eyes (spec 7.6). */
export function lerQuantidade(texto: string): string {
  const digitos = texto.replace(/\D/g, '').replace(/^0+/, '').slice(0, 7);
  return digitos && String(limitarQuantidade(Number(digitos)));
}

export function errosDosCampos({ data, desconto }: CamposDoLote, hoje: string): Partial<CamposDoLote> {
  const referencia = brParaIso(data);
  const erroDaData = referencia ? recusaDaReferencia(referencia, hoje) : 'Data inválida';
  const erroDoPercentual = erroDoDesconto(lerDecimal(desconto) ?? Number.NaN);
  return {
    ...(data.trim() && erroDaData && { data: erroDaData }),
    ...(desconto.trim() && erroDoPercentual && { desconto: erroDoPercentual }),
  };
}

export function nomesDoQueFalta(campos: CamposDoLote, especificos: boolean): string[] {
  return [
    especificos && !campos.titulo.trim() && 'título',
    especificos && !campos.desconto.trim() && 'desconto',
    !campos.quantidade && 'quantidade',
    !campos.data.trim() && 'data de referência',
    especificos && !campos.animal && 'animal',
  ].filter((nome) => typeof nome === 'string');
}

export function loteDosCampos(campos: CamposDoLote, especificos: boolean): NovoLote | null {
  const data_referencia = brParaIso(campos.data);
  if (!data_referencia || !campos.quantidade) return null;
  const comum = { data_referencia, quantidade: Number(campos.quantidade) };
  if (!especificos) return { ...comum, prescricao_especifica: 'N' };
  const desconto_especifico = lerDecimal(campos.desconto);
  const animal_especifico = ANIMAIS.find((animal) => animal === campos.animal);
  if (desconto_especifico === null || !animal_especifico) return null;
  return {
    ...comum,
    prescricao_especifica: 'S',
    titulo_especifico: campos.titulo.trim(),
    animal_especifico,
    desconto_especifico,
  };
}

/** The server's names of the fields, in the form's. */
export function errosDoServidor(campos: Record<string, string>): Partial<CamposDoLote> {
  const { quantidade, data_referencia, titulo_especifico, desconto_especifico, animal_especifico } = campos;
  const todos = {
    quantidade,
    data: data_referencia,
    titulo: titulo_especifico,
    desconto: desconto_especifico,
    animal: animal_especifico,
  };
  return Object.fromEntries(Object.entries(todos).filter(([, mensagem]) => mensagem !== undefined));
}
