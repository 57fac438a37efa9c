import { reenviarEmails } from '@indica-bem/domain/correio/chamadas';
import { api } from '../lib/api';
import { consultas } from '../lib/consultas';
import { mensagemDe } from '../lib/erros-da-api';
import { avisar } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';

/** Sends again, and says how many went and why the others did not. */
export function useReenviar(aoTerminar?: () => void) {
  return useEnvio({
    enviar: (ids: string[]) => api(reenviarEmails, { body: { ids } }),
    aoEnviar: ({ reenviados, recusados }) => {
      const frase = reenviados === 1 ? '1 e-mail voltou para a fila.' : `${reenviados} e-mails voltaram para a fila.`;
      const [primeiro] = recusados;
      if (!primeiro) avisar.ok(frase);
      else avisar.erro(reenviados > 0 ? `${frase} ${recusados.length} não: ${primeiro.motivo}` : primeiro.motivo);
      aoTerminar?.();
    },
    aoFalhar: (erro) => avisar.erro(mensagemDe(erro)),
    aoTerminar: () => void consultas.invalidateQueries(),
  });
}
