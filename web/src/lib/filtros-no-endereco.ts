import { type MouseEvent, useContext } from 'react';
import { UNSAFE_DataRouterContext as ContextoDoRouter, useSearchParams } from 'react-router';
import type { Endereco } from './partes-do-endereco';

/**
 * The filters of a list live in the address: reload and back find it as it was. Each change is laid over the address
 * that was asked for last, not over the one on the screen: a search is written a moment after the typing, and on a slow
 * device what another filter just asked for is not drawn yet.
 */
export function useFiltrosNoEndereco<F extends object>({ ler, escrever }: Endereco<F>) {
  const [params, setParams] = useSearchParams();
  const router = useContext(ContextoDoRouter)?.router;
  const filtros = ler(params);

  function mudar(mudanca: Partial<F>): void {
    const agora = router?.state.location;
    const destino = router?.state.navigation.location ?? agora;
    // On the way to another screen: a late search must not call the person back.
    if (destino?.pathname !== agora?.pathname) return;
    const atuais = ler(destino ? new URLSearchParams(destino.search) : params);
    setParams(escrever({ ...atuais, ...mudanca }), { replace: true, preventScrollReset: true });
  }

  return {
    filtros,
    mudar,
    /** A choice with an address of its own: a link to open elsewhere, and a change when it is tapped here. */
    escolha: (mudanca: Partial<F>) => ({
      para: `?${escrever({ ...filtros, ...mudanca })}`,
      aoTocar: (evento: MouseEvent) => {
        if (evento.button !== 0 || evento.metaKey || evento.ctrlKey || evento.shiftKey || evento.altKey) return;
        evento.preventDefault();
        mudar(mudanca);
      },
    }),
  };
}
