import type { Capa } from '@indica-bem/domain/capa/contrato';
import { consultas } from '../lib/consultas';

/** Every banner of the app reads the same list: it is fetched anew, also where it would still count as fresh. */
export function lembrarCapa(capa: Capa): void {
  const { id_imagem_capa: id } = capa;
  consultas.setQueryData(['GET /image-admin/:id', { params: { id } }], capa);
  void consultas.invalidateQueries({ queryKey: ['GET /images-admin'] });
}
