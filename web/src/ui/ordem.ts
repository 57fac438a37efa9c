import { aPedido } from '@indica-bem/domain/brasil/a-pedido';

/** An order and the same from its end, as lists say it to the server and to the address: `nome`, `-nome`. */
type Sentido = 'ascending' | 'descending';

/** How the column of `nome` is sorted now; undefined while another one leads. */
export function sentidoDe(nome: string, atual: string): Sentido | undefined {
  if (atual === nome) return 'ascending';
  return atual === `-${nome}` ? 'descending' : undefined;
}

/** What a tap on its heading asks for: its usual way first, then the other. */
export function proximaOrdem(nome: string, atual: string, desceAntes = false): string {
  const sentido = sentidoDe(nome, atual);
  const desce = sentido ? sentido === 'ascending' : desceAntes;
  return desce ? `-${nome}` : nome;
}

/** Made when first asked for: many screens come with this file, few sort by it, and the browser takes long to make it. */
const colacao = aPedido(() => new Intl.Collator('pt-BR', { numeric: true }));

/** For what is wholly here; equals stay as they came. A list in pages is sorted where all of it is. */
export function ordenado<T>(itens: readonly T[], por: (item: T) => string | number, desce: boolean): T[] {
  const sentido = desce ? -1 : 1;
  return itens.toSorted((a, b) => sentido * comparar(por(a), por(b)));
}

const comparar = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : colacao().compare(String(a), String(b));
