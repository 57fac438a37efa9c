import { verPrevia } from '@indica-bem/domain/prescricao/chamadas';
import { adiantarResposta } from '../lib/adiantadas';

/** With the answer the picture is asked for too: it arrives while the screen that shows it is still on its way. */
export function adiantarPrevia(hash: string): void {
  adiantarResposta(verPrevia, { params: { hash } })
    .then((resposta) => resposta.clone().json())
    .then(({ previa }) => {
      const foto = previa?.produto?.imagem_caminho;
      if (foto) new Image().src = foto;
    })
    .catch(() => {});
}
