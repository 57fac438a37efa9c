import { peca } from '../../lib/peca';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { naoAbriu } from '../../ui/nao-abriu';

const Conteudo = peca(
  () => import('./conteudo').then((m) => m.ConteudoDoDetalhe),
  naoAbriu,
  <EsqueletoDeLista altura={180} />,
);

/** The detail beside its list: its code comes when one is opened. */
export function DetalheAoLado({ id }: { id: number }) {
  return <Conteudo id={String(id)} />;
}
