import { diaDoMomento } from '@indica-bem/domain/brasil/momento';
import { verFatorDoUsuario } from '@indica-bem/domain/fator/chamadas';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../../lib/consultas';
import { usePode } from '../../lib/pode';
import type { Registro } from './registro';

/** Whether a partner or a store has the second factor. A tutor has none, and not everybody of the team is told. */
export function useFatorDoUsuario({ tipo, id }: Registro) {
  const enabled = usePode()(verFatorDoUsuario) && tipo !== 'tutor';
  const { data, error } = useQuery({ ...consulta(verFatorDoUsuario, { params: { id } }), enabled });
  if (!enabled) return { data, dizeres: null };
  if (!data) return { data, dizeres: error ? 'Não foi possível saber' : '…' };
  return { data, dizeres: data.desde ? `Ligada desde ${diaDoMomento(data.desde)}` : 'Desligada' };
}
