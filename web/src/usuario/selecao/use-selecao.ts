import { useState } from 'react';
import type { Marcas } from '../../ui/tabela';
import type { UsuarioNaLista } from '../usuario-na-lista';

export type Selecao = ReturnType<typeof useSelecao>;
type Escolhidas = ReadonlyMap<number, string>;

/** Who is ticked, by name, over all pages and searches of one kind of person; another kind begins anew. */
export function useSelecao() {
  const [escolhidas, setEscolhidas] = useState<Escolhidas>(new Map());

  function trocar(usuarios: readonly UsuarioNaLista[], marcar: boolean) {
    const novas = new Map(escolhidas);
    for (const { id, nome } of usuarios) {
      if (marcar) novas.set(id, nome);
      else novas.delete(id);
    }
    setEscolhidas(novas);
  }

  const marcas: Marcas<UsuarioNaLista> = {
    nome: ({ nome }) => `Selecionar ${nome}`,
    tem: ({ id }) => escolhidas.has(id),
    alternar: (usuario) => trocar([usuario], !escolhidas.has(usuario.id)),
  };
  return { escolhidas, marcas, trocar, limpar: () => setEscolhidas(new Map()) };
}
