import { provarInclusao } from '@indica-bem/domain/registro/chamadas';
import type { Marco } from '@indica-bem/domain/registro/contrato';
import type { Folha } from '@indica-bem/domain/registro/folha';
import { conferirQuilo } from '../../compartilhado/registro/conferir-quilo';
import { api } from '../../lib/api';

/** The leaf of that number, checked against the root on the screen; null if it does not lead there. */
export async function buscarQuilo(n: number, { tamanho, raiz }: Marco): Promise<Folha | null> {
  const { folha, caminho } = await api(provarInclusao, { query: { n, tamanho } });
  return conferirQuilo({ n, tamanho, raiz, folha, caminho });
}
