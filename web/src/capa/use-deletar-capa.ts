import type { Capa } from '@indica-bem/domain/capa/contrato';
import { useMutation } from '@tanstack/react-query';
import { api } from '../lib/api';
import { confirmar } from '../ui/confirmar';
import { avisar, avisarErro } from '../ui/toasts';
import { lembrarCapa } from './lembrar-capa';

/** A deleted cover is not missing: the drawn one takes its place. */
export function useDeletarCapa() {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (id: number) => api('DELETE /image-admin/:id', { params: { id } }),
    onSuccess: (capa) => {
      avisar.ok('Deletado com sucesso.');
      lembrarCapa(capa);
    },
    onError: avisarErro,
  });

  async function deletar({ id_imagem_capa }: Capa): Promise<boolean> {
    const texto = 'As imagens enviadas saem, e a página volta à capa padrão.';
    const pergunta = { titulo: 'Tem certeza que deseja deletar?', texto, confirmar: 'Deletar', perigo: true };
    if (!(await confirmar(pergunta))) return false;
    return mutateAsync(id_imagem_capa).then(
      () => true,
      () => false,
    );
  }
  return { deletar, deletando: isPending };
}
