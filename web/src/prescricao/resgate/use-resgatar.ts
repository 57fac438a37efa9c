import { resgatarPrescricao } from '@indica-bem/domain/prescricao/chamadas';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api';
import { consultas } from '../../lib/consultas';
import { idDoUsuario } from '../../lib/sessao';
import { useUsuario } from '../../lib/usuario';
import { avisar } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import type { Nomes } from '../campos-dos-nomes';

type Resgate = {
  codigo: string;
  /** Of a link: the server checks it against the recommendation's. */
  telefone?: string;
  /** As the tutor read and corrected them. */
  nomes?: Nomes;
};

/** Binds the recommendation to this tutor and goes on to the stores. */
export function useResgatar() {
  const navigate = useNavigate();
  const id_tutor = idDoUsuario(useUsuario());
  return useEnvio({
    enviar: ({ codigo, telefone, nomes }: Resgate) =>
      api(resgatarPrescricao, { params: { codigo }, body: { id_tutor, telefone, ...nomes } }),
    seguir: ({ id_prescricao, id_lojista }) => {
      // For the next screens; asked again here, the link would show as redeemed and leave for the detail.
      void consultas.invalidateQueries({ refetchType: 'none' });
      if (id_lojista === null) {
        avisar.ok('Código resgatado, escolha uma loja parceira para gerar seu cupom.');
        return navigate(`/lojistas/${id_prescricao}`, { replace: true });
      }
      avisar.info('Você já resgatou este código. Aqui está a sua indicação.');
      return navigate(`/indicacao/codigo/${id_prescricao}`, { replace: true });
    },
  });
}
