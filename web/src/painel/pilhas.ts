import type { Painel } from '@indica-bem/domain/painel/contrato';
import { campoDoMes, MESES, type MesDoPainel, SITUACOES, type Situacao } from '@indica-bem/domain/painel/numeros';

type Fatia = { situacao: Situacao; quantas: number; base: number; altura: number };
export type Pilha = {
  mes: MesDoPainel;
  total: number;
  centro: number;
  largura: number;
  altura: number;
  fatias: Fatia[];
};

const PARTE_CHEIA = 0.62;

/** One stack for each month. Places and widths in percent, heights as a part of the scale's top. */
export function pilhasDe(painel: Painel): { pilhas: Pilha[]; topo: number } {
  const valores = MESES.map((mes) => SITUACOES.map((situacao) => painel[campoDoMes(situacao, mes)]));
  const topo = topoDaEscala(Math.max(...valores.map(soma)));
  const passo = 100 / MESES.length;
  const pilhas = MESES.map((mes, i) => {
    let base = 0;
    const fatias = SITUACOES.map((situacao, j) => {
      const quantas = valores[i]?.[j] ?? 0;
      const fatia = { situacao, quantas, base, altura: quantas / topo };
      base += fatia.altura;
      return fatia;
    });
    const total = soma(valores[i] ?? []);
    return { mes, total, centro: (i + 0.5) * passo, largura: passo * PARTE_CHEIA, altura: total / topo, fatias };
  });
  return { pilhas, topo };
}

/** The next round number that fits it: 1, 2 or 5 with zeros, and never less than 4. */
export function topoDaEscala(maior: number): number {
  if (maior <= 4) return 4;
  const casa = 10 ** Math.floor(Math.log10(maior));
  return [1, 2, 4, 5, 8, 10].map((n) => n * casa).find((n) => n >= maior) ?? maior;
}

const soma = (numeros: readonly number[]) => numeros.reduce((a, b) => a + b, 0);
