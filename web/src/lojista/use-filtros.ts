import { useFiltrosNoEndereco } from '../lib/filtros-no-endereco';
import { escreverFiltros, lerFiltros } from './filtros';

export function useFiltros() {
  return useFiltrosNoEndereco({ ler: lerFiltros, escrever: escreverFiltros });
}
