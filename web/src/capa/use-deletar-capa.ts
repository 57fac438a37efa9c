import { deletarCapa } from '@indica-bem/domain/capa/chamadas';
import type { Capa } from '@indica-bem/domain/capa/contrato';
import { api } from '../lib/api';
import { confirmar } from '../ui/confirmar';
import { avisar, avisarErro } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';
import { lembrarCapa } from './lembrar-capa';

/** A deleted cover is not missing: the drawn one takes its place. */
export function useDeletarCapa(aoDeletar?: (capa: Capa) => void) {
  const { enviar, enviando } = useEnvio({
    enviar: (id: number) => api(deletarCapa, { params: { id } }),
    aoEnviar: (capa) => {
      avisar.ok('Deletado com sucesso.');
      lembrarCapa(capa);
      aoDeletar?.(capa);
    },
    aoFalhar: avisarErro,
  });

  async function deletar({ id_imagem_capa }: Capa) {
    const texto = 'As imagens enviadas saem, e a página volta à capa padrão.';
    const pergunta = { titulo: 'Tem certeza que deseja deletar?', texto, confirmar: 'Excluir', perigo: true };
    if (await confirmar(pergunta)) enviar(id_imagem_capa);
  }
  return { deletar, deletando: enviando };
}
