import type { LojistaPublico } from '@indica-bem/domain/lojista/contrato';
import { marcado, noEndereco, texto, umDe } from '../../lib/partes-do-endereco';

export type Filtros = { busca: string; tipo: LojistaPublico['tipo'] | null; soDela: boolean };

export const { ler: lerFiltros, escrever: escreverFiltros } = noEndereco<Filtros>({
  busca: texto('busca'),
  tipo: umDe('tipo', ['loja_fisica', 'loja_online'], null),
  soDela: marcado('so', 'dela'),
});

/** The same for the page of stores and for the ids of all of them. */
export function consultaDe({ busca, tipo, soDela }: Filtros, idCampanha: number) {
  return {
    busca: busca || undefined,
    tipo: tipo ?? undefined,
    id_campanha: soDela ? String(idCampanha) : undefined,
  };
}
