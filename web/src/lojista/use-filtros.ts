import { useSearchParams } from 'react-router';
import { escreverFiltros, type Filtros, lerFiltros } from './filtros';

/** The list's filters live in the address: reload and back find it as it was. */
export function useFiltros() {
  const [params, setParams] = useSearchParams();
  const filtros = lerFiltros(params);
  return {
    filtros,
    endereco: (mudanca: Partial<Filtros>) => `?${escreverFiltros({ ...filtros, ...mudanca })}`,
    mudar: (mudanca: Partial<Filtros>) => {
      // A search is written a moment after the typing: by then another filter may have changed.
      const atuais = lerFiltros(new URLSearchParams(window.location.search));
      setParams(escreverFiltros({ ...atuais, ...mudanca }), { replace: true, preventScrollReset: true });
    },
  };
}
