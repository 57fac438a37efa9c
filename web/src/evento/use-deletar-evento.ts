import type { Evento } from '@indica-bem/domain/evento/contrato';
import { useMutation } from '@tanstack/react-query';
import { api } from '../lib/api';
import { consultas } from '../lib/consultas';
import { confirmar } from '../ui/confirmar';
import { avisar, avisarErro } from '../ui/toasts';

export function useDeletarEvento() {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: number) => api('DELETE /calendar/:id', { params: { id } }),
    onSuccess: () => avisar.ok('Deletado com sucesso.'),
    onError: avisarErro,
    onSettled: () => consultas.invalidateQueries({ queryKey: ['GET /calendars'] }),
  });
  return {
    deletando: isPending ? variables : null,
    async deletar({ id_calendario, titulo }: Evento) {
      const texto = `“${titulo}” sai do calendário e não será mais lembrado.`;
      const pergunta = { titulo: 'Tem certeza que deseja deletar?', texto, confirmar: 'Deletar', perigo: true };
      if (await confirmar(pergunta)) mutate(id_calendario);
    },
  };
}
