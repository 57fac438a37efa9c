import { brParaIso, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { centavosParaReais, formatarReais, lerReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import { agrupar, formatarDecimal, lerDecimal } from '@indica-bem/domain/brasil/numeros';
import { erroDoLimite, erroDoTeto } from '@indica-bem/domain/campanha/orcamento';
import { type DadosDaCampanha, erroDaValidade } from '@indica-bem/domain/campanha/regras';
import { erroDoDesconto } from '@indica-bem/domain/cupom/desconto';

/** The form as it is typed: 12,5, dd/mm/aaaa, R$ 1.500,00. */
export type CamposDaCampanha = Record<keyof DadosDaCampanha, string>;
type Erros = Partial<CamposDaCampanha>;

export const EM_BRANCO: CamposDaCampanha = {
  descritivo: '',
  desconto: '',
  data_validade: '',
  limite_cupons: '',
  teto: '',
};

export function camposDaCampanha(campanha: DadosDaCampanha): CamposDaCampanha {
  const { descritivo, desconto, data_validade, limite_cupons, teto } = campanha;
  return {
    descritivo,
    desconto: formatarDecimal(desconto, 2),
    data_validade: isoParaBr(data_validade),
    limite_cupons: limite_cupons === null ? '' : agrupar(String(limite_cupons)),
    teto: teto === null ? '' : formatarReais(reaisParaCentavos(teto)),
  };
}

export function errosDosCampos(campos: CamposDaCampanha, hoje: string, { nova }: { nova: boolean }): Erros {
  const validade = brParaIso(campos.data_validade);
  const erros = {
    descritivo: campos.descritivo.trim() === '' && 'Preencha este campo',
    desconto: erroDoDesconto(lerDesconto(campos.desconto)),
    data_validade: validade === null ? 'Data inválida' : erroDaValidade(validade, hoje, { nova }),
    limite_cupons: erroDoLimite(lerLimite(campos.limite_cupons)),
    teto: erroDoTeto(lerTeto(campos.teto)),
  };
  return Object.fromEntries(Object.entries(erros).filter(([, erro]) => erro)) as Erros;
}

/** Null while something is wrong with it. */
export function dadosDosCampos(campos: CamposDaCampanha): DadosDaCampanha | null {
  const data_validade = brParaIso(campos.data_validade);
  const desconto = lerDesconto(campos.desconto);
  const [limite_cupons, teto] = [lerLimite(campos.limite_cupons), lerTeto(campos.teto)];
  if (data_validade === null || erroDoDesconto(desconto) || erroDoLimite(limite_cupons) || erroDoTeto(teto))
    return null;
  return { descritivo: campos.descritivo.trim(), desconto, data_validade, limite_cupons, teto };
}

/** As the form names its fields. */
export const ROTULOS: CamposDaCampanha = {
  descritivo: 'Campanha',
  desconto: 'Desconto',
  data_validade: 'Validade',
  limite_cupons: 'Limite de cupons',
  teto: 'Teto em reais',
};

const NAS_FALTAS = {
  descritivo: ['campanha', 'válida'],
  desconto: ['desconto', 'válido'],
  data_validade: ['validade', 'válida'],
  limite_cupons: ['limite de cupons', 'válido'],
  teto: ['teto', 'válido'],
} as const;

/** As the sentence beside the button names them (save waits for the first three; a budget may be left out). */
export function oQueFalta(campos: CamposDaCampanha, erros: Erros): string[] {
  return (Object.keys(NAS_FALTAS) as (keyof CamposDaCampanha)[])
    .filter((campo) => erros[campo])
    .map((campo) => {
      const [nome, valido] = NAS_FALTAS[campo];
      return campos[campo].trim() === '' ? nome : `${nome} ${valido}`;
    });
}

const lerDesconto = (texto: string) => lerDecimal(texto.replace('%', '')) ?? Number.NaN;

/** Empty is without one. */
const lerLimite = (texto: string) => (texto.trim() === '' ? null : (lerDecimal(texto) ?? Number.NaN));

function lerTeto(texto: string): number | null {
  if (texto.trim() === '') return null;
  const centavos = lerReais(texto);
  return centavos === null ? Number.NaN : centavosParaReais(centavos);
}
