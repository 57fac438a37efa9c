import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { motivoDaRecusa } from '@indica-bem/domain/cupom/regras';
import { mensagemDoErro } from '@indica-bem/domain/erros';
import { ACEITA, recusada, repetida, type Veredito } from '../importacao/importador';
import type { CupomDaBaixa, Estornada } from './cupons-da-baixa';
import type { Baixa } from './ler-linha-de-baixa';

/** What the file's earlier rows have taken. */
type Vistas = { ler(codigo: string): Baixa | undefined; guardar(codigo: string, baixa: Baixa): unknown };

/** One row of a file, after those before it. */
export function julgarLinha(
  lida: Baixa | { motivo: string },
  cupons: ReadonlyMap<string, CupomDaBaixa>,
  vistas: Vistas,
): Veredito {
  if ('motivo' in lida) return recusada(lida.motivo);
  const anterior = vistas.ler(lida.codigo);
  if (anterior) return jaUsado(igual(lida, anterior));
  const veredito = julgar(lida, cupons.get(lida.codigo));
  if (veredito.situacao === 'aceita') vistas.guardar(lida.codigo, lida);
  return veredito;
}

/** By the coupon as it stands: the till's refusals but for the store's ownership, on the day of the purchase (spec 8.4). */
export function julgar(baixa: Baixa, cupom: CupomDaBaixa | undefined): Veredito {
  if (!cupom) return recusada(mensagemDoErro('CUPOM_DESCONHECIDO'));
  const { lojista_id: idLojista, estado, data_validade: validade } = cupom;
  const trocado = cupom.motivo_cancelamento === 'troca';
  const mesma = igual(baixa, doCupom(cupom));
  if (!mesma && cupom.estornadas?.some((estornada) => igual(baixa, doCupom(estornada))))
    return recusada(mensagemDoErro('VENDA_ESTORNADA'));
  const recusa = motivoDaRecusa({ estado, idLojista, trocado, validade }, { idLojista, hoje: baixa.data });
  if (recusa === 'CUPOM_JA_UTILIZADO') return jaUsado(mesma);
  if (recusa) return recusada(mensagemDoErro(recusa, { data: isoParaBr(validade) }));
  const gerado = hojeEmSaoPaulo(cupom.criado_em);
  if (baixa.data < gerado) return recusada(`Data de efetivação anterior ao cupom, gerado em ${isoParaBr(gerado)}`);
  return ACEITA;
}

const jaUsado = (mesmosDados: boolean): Veredito =>
  mesmosDados ? repetida('Cupom já baixado com estes dados') : recusada(mensagemDoErro('CUPOM_JA_UTILIZADO'));

const doCupom = (c: Estornada) => ({
  funcionario: c.nome_funcionario,
  centavos: c.valor,
  peso: c.peso,
  data: c.data_efetivacao,
});

const igual = (a: Omit<Baixa, 'codigo'>, b: ReturnType<typeof doCupom>) =>
  a.funcionario === b.funcionario && a.centavos === b.centavos && a.peso === b.peso && a.data === b.data;
