import { cidadeDaFolha } from '../registro/cidade-da-folha';
import { nomeDaCidade } from '../registro/nome-da-cidade';

type ComprasNaCidade = { cidade: string | null; online: boolean; quantas: number };
type CidadeDoPainel = { nome: string; quantas: number };

/** One city however its stores write it, the most purchases first. */
export function cidadesDoAno(compras: readonly ComprasNaCidade[], quantas: number): CidadeDoPainel[] {
  const somas = new Map<string, number>();
  for (const compra of compras) {
    const nome = nomeDaCidade(cidadeDaFolha(compra));
    somas.set(nome, (somas.get(nome) ?? 0) + compra.quantas);
  }
  return [...somas]
    .map(([nome, soma]) => ({ nome, quantas: soma }))
    .sort((a, b) => b.quantas - a.quantas || (a.nome < b.nome ? -1 : 1))
    .slice(0, quantas);
}
