import type { ItemDoMenu } from './grupo-do-menu';
import { BASE, encontrarRota, paiDe } from './tabela-de-rotas';

const INICIO = '/home';

/**
 * Of these entries the one whose page this is, or the nearest above it. What has nothing above it but the home is under
 * none of them: the home is marked by itself alone.
 */
export function ondeEsta<Item extends Pick<ItemDoMenu, 'para' | 'tambem'>>(
  pathname: string,
  itens: readonly Item[],
): Item | undefined {
  const exato = itens.find(({ para }) => para === pathname);
  if (exato) return exato;
  let rota = encontrarRota(BASE + pathname)?.rota;
  while (rota) {
    const endereco = `/${rota.caminho}`;
    const item = itens.find(({ para, tambem }) => para === endereco || tambem?.includes(endereco));
    const acima = paiDe(rota);
    if (item || acima === INICIO) return item;
    rota = encontrarRota(BASE + acima)?.rota;
  }
  return undefined;
}
