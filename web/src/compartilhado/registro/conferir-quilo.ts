import { conferirInclusao, type ProvaDeInclusao } from '@indica-bem/domain/registro/arvore';
import { type Folha, lerFolha } from '@indica-bem/domain/registro/folha';
import { CRIPTO_DO_NAVEGADOR } from './cripto-do-navegador';

/** The leaf, if it is one of that number and stands under the root; null if the sums say otherwise. */
export async function conferirQuilo(prova: ProvaDeInclusao): Promise<Folha | null> {
  const folha = lerFolha(prova.folha);
  if (folha?.n !== prova.n) return null;
  return (await conferirInclusao(prova, CRIPTO_DO_NAVEGADOR.sha256)) ? folha : null;
}
