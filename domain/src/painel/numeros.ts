/** Month labels, as they end the names of the panel's fields. */
export const MESES = ['Jan', 'Fev', 'Mar', 'Abr', 'Mai', 'Jun', 'Jul', 'Ago', 'Set', 'Out', 'Nov', 'Dez'] as const;
export type MesDoPainel = (typeof MESES)[number];

/** The states of a recommendation, folded into the three the chart shows (spec 7.1). */
export const SITUACOES = ['Efetivadas', 'Pendentes', 'Ativas'] as const;
export type Situacao = (typeof SITUACOES)[number];
export type CampoDoMes = `prescricoes${Situacao}Total${MesDoPainel}`;

export const campoDoMes = (situacao: Situacao, mes: MesDoPainel): CampoDoMes => `prescricoes${situacao}Total${mes}`;

/** How far a recommendation came: 0 pending, 1 redeemed, 2 with a store, 3 bought. */
export type Etapa = 0 | 1 | 2 | 3;
export type Contagem = { mes: string; etapa: Etapa; quantas: number };
/** Redeemed, not bought, and ended with the tutor's account: active no more. */
export type EncerradasNoMes = Omit<Contagem, 'etapa'>;

const SITUACAO_DA_ETAPA: Record<Etapa, Situacao> = { 0: 'Pendentes', 1: 'Ativas', 2: 'Ativas', 3: 'Efetivadas' };

/** Recommendations by the month they were made in, each once, in the state it is in now. */
export function numerosDoAno(
  contagens: readonly Contagem[],
  ano: number,
  encerradas: readonly EncerradasNoMes[] = [],
): Record<CampoDoMes, number> {
  const campos = MESES.flatMap((mes) => SITUACOES.map((situacao) => [campoDoMes(situacao, mes), 0] as const));
  const numeros = Object.fromEntries(campos) as Record<CampoDoMes, number>;
  const somar = (situacao: Situacao, mes: string, quantas: number) => {
    const nome = MESES[Number(mes.slice(5, 7)) - 1];
    // What was counted a minute ago may be more than there is now.
    if (nome) numeros[campoDoMes(situacao, nome)] = Math.max(0, numeros[campoDoMes(situacao, nome)] + quantas);
  };
  for (const { mes, etapa, quantas } of doAno(contagens, ano)) somar(SITUACAO_DA_ETAPA[etapa], mes, quantas);
  for (const { mes, quantas } of doAno(encerradas, ano)) somar('Ativas', mes, -quantas);
  return numeros;
}

/** Who is at a later stage has passed the earlier ones. */
export function funilDoAno(contagens: readonly Contagem[], ano: number) {
  const aPartirDe = (etapa: Etapa) =>
    doAno(contagens, ano)
      .filter((contagem) => contagem.etapa >= etapa)
      .reduce((soma, { quantas }) => soma + quantas, 0);
  return { emitidas: aPartirDe(0), resgatadas: aPartirDe(1), com_loja: aPartirDe(2), efetivadas: aPartirDe(3) };
}

/**
 * A year against the one before, month by month: of the present one only those that are over. `ate`: the last of them,
 * from 1 on. Null in its January, and where there is nothing to compare with.
 */
export function comparacaoDoAno(contagens: readonly Contagem[], ano: number, hoje: string) {
  const anoAtual = Number(hoje.slice(0, 4));
  if (ano > anoAtual) return null;
  const ate = ano === anoAtual ? Number(hoje.slice(5, 7)) - 1 : MESES.length;
  const ateOMes = (qual: number) =>
    doAno(contagens, qual)
      .filter(({ mes }) => Number(mes.slice(5, 7)) <= ate)
      .reduce((soma, { quantas }) => soma + quantas, 0);
  const antes = ateOMes(ano - 1);
  return antes > 0 && ate > 0 ? { ate, indicacoes: ateOMes(ano), antes } : null;
}

/** The years to choose from, newest first; the present one is always there. */
export function anosComNumeros(contagens: readonly Contagem[], anoAtual: number): number[] {
  const anos = contagens.filter(({ quantas }) => quantas > 0).map(({ mes }) => Number(mes.slice(0, 4)));
  return [...new Set([anoAtual, ...anos])].sort((a, b) => b - a);
}

const doAno = <C extends { mes: string }>(contagens: readonly C[], ano: number): C[] =>
  contagens.filter(({ mes }) => Number(mes.slice(0, 4)) === ano);
