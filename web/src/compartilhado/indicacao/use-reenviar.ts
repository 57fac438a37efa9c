import { verInicioDoParceiro } from '@indica-bem/domain/inicio/chamadas';
import { reenviarPrescricao } from '@indica-bem/domain/prescricao/chamadas';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { api } from '../../lib/api';
import { invalidar } from '../../lib/consultas';
import { recusaDe } from '../../lib/erros-da-api';
import { confirmar } from '../../ui/confirmar';
import { avisar, avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';

/** The letter of a recommendation once more, where it went before; asked first. */
export function useReenviar({
  id_prescricao: id,
  email,
  telefone,
}: Pick<Prescricao, 'id_prescricao' | 'email' | 'telefone'>) {
  const reenvio = useEnvio({
    enviar: () => api(reenviarPrescricao, { params: { id }, body: { email, telefone } }),
    aoEnviar: () => avisar.ok(`Indicação reenviada para ${email}`),
    aoFalhar: avisarErro,
    aoTerminar: () => invalidar(verInicioDoParceiro),
  });
  const { enviando, erro, dados } = reenvio;
  return {
    enviando,
    reenviada: dados !== null && !enviando && erro === null,
    /** Three times today: the fourth would be refused as well. */
    esgotado: recusaDe<typeof reenviarPrescricao>(erro) === 'REENVIO_ESGOTADO',
    reenviar: async () => {
      if (await confirmar({ titulo: 'Deseja reenviar os dados da indicação?', confirmar: 'Reenviar' }))
        reenvio.enviar();
    },
  };
}
