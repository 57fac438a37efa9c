import { deletarEvento, listarEventos } from '@indica-bem/domain/evento/chamadas';
import type { Evento } from '@indica-bem/domain/evento/contrato';
import { api } from '../lib/api';
import { invalidar } from '../lib/consultas';
import { confirmar } from '../ui/confirmar';
import { avisar, avisarErro } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';

export function useDeletarEvento() {
  const { enviar, enviando, dados } = useEnvio({
    enviar: (id: number) => api(deletarEvento, { params: { id } }),
    aoEnviar: () => avisar.ok('Deletado com sucesso.'),
    aoFalhar: avisarErro,
    aoTerminar: () => invalidar(listarEventos),
  });
  return {
    deletando: enviando ? dados : null,
    async deletar({ id_calendario, titulo }: Evento) {
      const texto = `“${titulo}” sai do calendário e não será mais lembrado.`;
      const pergunta = { titulo: 'Tem certeza que deseja deletar?', texto, confirmar: 'Excluir', perigo: true };
      if (await confirmar(pergunta)) enviar(id_calendario);
    },
  };
}
