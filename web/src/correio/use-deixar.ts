import { deixarEmails } from '@indica-bem/domain/correio/chamadas';
import { api } from '../lib/api';
import { consultas } from '../lib/consultas';
import { mensagemDe } from '../lib/erros-da-api';
import { avisar } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';

/** Nobody has to see to these any more; they stay under "Todos", and can still be sent again. */
export function useDeixar(aoTerminar?: () => void) {
  return useEnvio({
    enviar: (ids: string[]) => api(deixarEmails, { body: { ids } }),
    aoEnviar: ({ deixados }) => {
      if (deixados === 0) avisar.erro('Já foi reenviado ou deixado por alguém da equipe.');
      else
        avisar.ok(`${deixados === 1 ? '1 e-mail deixado' : `${deixados} e-mails deixados`} assim. Continua em Todos.`);
      aoTerminar?.();
    },
    aoFalhar: (erro) => avisar.erro(mensagemDe(erro)),
    aoTerminar: () => void consultas.invalidateQueries(),
  });
}
