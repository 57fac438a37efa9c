import type { Produto } from '@indica-bem/domain/produto/contrato';

/** What is asked on the way to one food, in order; the wizard's address holds the answers by these names. */
export const CAMPOS = ['especie', 'categoria', 'sub_categoria', 'nome_curto', 'porte', 'opcao'] as const;

/** The wizard with the food chosen and nothing else: whom it is for, and what that animal needs, is asked. */
export function enderecoDoProduto(produto: Pick<Produto, (typeof CAMPOS)[number]>): string {
  const respostas = CAMPOS.map((campo): [string, string] => [campo, produto[campo] ?? '']);
  return `/prescricoes/nova?${new URLSearchParams(respostas)}`;
}
