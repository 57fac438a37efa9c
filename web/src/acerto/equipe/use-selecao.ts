import type { Acerto } from '@indica-bem/domain/acerto/formas';
import { useState } from 'react';
import type { Marcas } from '../../ui/tabela';

export type Selecao = ReturnType<typeof useSelecao>;

/** Only what is in sight and still to be paid counts as ticked: a colleague may have paid it meanwhile. */
export function useSelecao(aVista: readonly Acerto[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const pagaveis = aVista.filter(({ situacao }) => situacao === 'a_pagar');
  const marcas: Marcas<Acerto> = {
    nome: ({ loja }) => `Selecionar ${loja}`,
    tem: ({ id_acerto, situacao }) => situacao === 'a_pagar' && ids.has(id_acerto),
    pode: ({ situacao }) => situacao === 'a_pagar',
    alternar: ({ id_acerto }) => {
      const novos = new Set(ids);
      if (!novos.delete(id_acerto)) novos.add(id_acerto);
      setIds(novos);
    },
  };
  return {
    marcas,
    pagaveis,
    escolhidos: pagaveis.filter(marcas.tem),
    marcarTodos: () => setIds(new Set(pagaveis.map(({ id_acerto }) => id_acerto))),
    limpar: () => setIds(new Set()),
  };
}
