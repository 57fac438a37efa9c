import { useSearchParams } from 'react-router';
import { escreverFiltros, type Filtros, lerFiltros } from './filtros';

/** The list's filters live in the address: reload and back find it as it was. */
export function useFiltros() {
  const [params, setParams] = useSearchParams();
  const filtros = lerFiltros(params);
  const com = (mudanca: Partial<Filtros>) => escreverFiltros({ ...filtros, ...mudanca });
  return {
    filtros,
    endereco: (mudanca: Partial<Filtros>) => `?${com(mudanca)}`,
    mudar: (mudanca: Partial<Filtros>) => setParams(com(mudanca), { replace: true, preventScrollReset: true }),
  };
}
