import { useEffect, useState } from 'react';
import { consultas } from '../../lib/consultas';
import type { Marcas } from '../../ui/tabela';
import type { UsuarioNaLista } from '../usuario-na-lista';

export type Selecao = ReturnType<typeof useSelecao>;
type Escolhidas = ReadonlyMap<number, string>;
type Lembrada = { endereco: string; escolhidas: Escolhidas };

/** With what the lists answered: whoever comes in next finds neither. Through the whole visit, however long a record is looked at. */
const CHAVE = ['pessoas selecionadas'];
consultas.setQueryDefaults(CHAVE, { gcTime: Number.POSITIVE_INFINITY });

const NINGUEM: Escolhidas = new Map();
const lembrada = () => consultas.getQueryData<Lembrada>(CHAVE);
const lembrar = (nova: Lembrada) => void consultas.setQueryData<Lembrada>(CHAVE, nova);

/** Whoever is gone is not ticked when the list is seen again. */
export function desmarcar(id: number): void {
  const antes = lembrada();
  if (antes) lembrar({ ...antes, escolhidas: new Map([...antes.escolhidas].filter(([outro]) => outro !== id)) });
}

/**
 * Who is ticked, by name, over all pages and searches of one kind of person; another kind begins anew. Whoever opens a record
 * and comes back to the list of the same address finds them ticked.
 */
export function useSelecao(endereco: string) {
  const [escolhidas, setEscolhidas] = useState(() => {
    const antes = lembrada();
    return antes?.endereco === endereco ? antes.escolhidas : NINGUEM;
  });
  useEffect(() => lembrar({ endereco, escolhidas }), [endereco, escolhidas]);

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
  return {
    escolhidas,
    marcas,
    trocar,
    limpar: () => {
      setEscolhidas(NINGUEM);
      // Also when the answer came after the person had left the list.
      lembrar({ endereco, escolhidas: NINGUEM });
    },
  };
}
