import { listarCapas, verCapa } from '@indica-bem/domain/capa/chamadas';
import type { Capa } from '@indica-bem/domain/capa/contrato';
import { consulta, consultas, invalidar } from '../lib/consultas';

/** Every banner of the app reads the same list: it is fetched anew, also where it would still count as fresh. */
export function lembrarCapa(capa: Capa): void {
  const { id_imagem_capa: id } = capa;
  consultas.setQueryData(consulta(verCapa, { params: { id } }).queryKey, capa);
  void invalidar(listarCapas);
}
