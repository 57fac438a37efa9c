import type { Campo } from '@indica-bem/domain/conta/campos';
import { MARCA } from '@indica-bem/domain/marca';
import type { Campos } from '../use-campos';
import { GrupoDeCampos } from './grupo-de-campos';
import { COORDENADAS } from './grupos-do-tipo';

const cidades = new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(MARCA.cidades);
const AJUDA = `Lojas físicas ficam em ${cidades}. Sem coordenadas, a loja aparece no centro da cidade, como posição aproximada.`;

export function LocalizacaoDaLoja(props: { campos: Campos<Campo>; deOutraPessoa?: boolean }) {
  return <GrupoDeCampos tipo="lojista" titulo="Posição no mapa" ajuda={AJUDA} nomes={COORDENADAS} {...props} />;
}
