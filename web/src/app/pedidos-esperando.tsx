import { contarRenovacoes } from '@indica-bem/domain/reposicao/chamadas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { consulta } from '../lib/consultas';

/** How many tutors wait for this partner's next recommendation. */
export function PedidosEsperando({ children }: { children: (quantas: number) => ReactNode }) {
  const { data } = useQuery(consulta(contarRenovacoes));
  return children(data?.abertas ?? 0);
}
