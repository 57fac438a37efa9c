import { semBarraFinal } from './barra-final';

/**
 * The address as it is routed. One of a page that a message mangled (`…/indicacao/abc%`) is still a page, which says
 * what to do, and one of a call is refused like any other: nobody is left before the router's own English.
 */
export function enderecoPedido(pedido: { url?: string | undefined }): string {
  const url = semBarraFinal(pedido);
  const [caminho = ''] = url.split('?', 1);
  try {
    decodeURIComponent(caminho);
    return url;
  } catch {
    return caminho.replaceAll('%', '%25') + url.slice(caminho.length);
  }
}
