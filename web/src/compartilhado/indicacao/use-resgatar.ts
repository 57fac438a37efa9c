import { resgatarPrescricao } from '@indica-bem/domain/prescricao/chamadas';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api';
import { consultas } from '../../lib/consultas';
import { idDoUsuario } from '../../lib/sessao';
import { useUsuario } from '../../lib/usuario';
import { avisar } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';

type Resgate = {
  codigo: string;
  /** Of a link: the server checks it against the recommendation's. */
  telefone?: string;
  /** As the tutor read and corrected them. */
  nomes?: { tutor_nome: string; pet_nome: string };
};

/** Binds the recommendation to this tutor and goes on to the stores; "back" finds this page only where it has more to say. */
export function useResgatar({ fica = false }: { fica?: boolean } = {}) {
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
        return navigate(`/lojistas/${id_prescricao}`, { replace: !fica });
      }
      avisar.info('Você já resgatou este código. Aqui está a sua indicação.');
      return navigate(`/indicacao/codigo/${id_prescricao}`, { replace: !fica });
    },
  });
}
