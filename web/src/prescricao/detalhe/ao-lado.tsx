import { lazy } from 'react';

const Conteudo = lazy(() => import('./conteudo').then((m) => ({ default: m.ConteudoDoDetalhe })));

/** The detail beside its list: its code comes when one is opened. */
export function DetalheAoLado({ id }: { id: number }) {
  return <Conteudo id={String(id)} />;
}
