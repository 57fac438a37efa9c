import { listarEquipe, redefinirAcesso, removerMembro, suspenderMembro } from '@indica-bem/domain/equipe/chamadas';
import type { Membro } from '@indica-bem/domain/equipe/contrato';
import { useNavigate } from 'react-router';
import { api } from '../lib/api';
import { invalidar } from '../lib/consultas';
import { confirmar } from '../ui/confirmar';
import { avisar, avisarErro } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';

/** Suspend, give back, reset, remove: each says what will happen before it does. */
export function useAcesso({ id_admin: id, nome, email, situacao }: Membro) {
  const navigate = useNavigate();
  const params = { id };
  const comum = { aoFalhar: avisarErro, aoTerminar: () => invalidar(listarEquipe) };
  const suspensao = useEnvio({
    ...comum,
    enviar: (suspenso: boolean) => api(suspenderMembro, { params, body: { suspenso } }),
    aoEnviar: (membro) => avisar.ok(membro.situacao === 'suspensa' ? 'Acesso suspenso' : 'Acesso reativado'),
  });
  const redefinicao = useEnvio({
    ...comum,
    enviar: () => api(redefinirAcesso, { params }),
    aoEnviar: () => avisar.ok(`Link enviado para ${email}`),
  });
  const remocao = useEnvio({
    ...comum,
    enviar: () => api(removerMembro, { params }),
    aoEnviar: () => avisar.ok(`${nome} não é mais da equipe`),
    seguir: () => navigate('/equipe', { replace: true }),
  });

  return {
    ocupado: suspensao.enviando
      ? 'suspender'
      : redefinicao.enviando
        ? 'redefinir'
        : remocao.enviando
          ? 'remover'
          : null,
    async suspender(suspenso: boolean) {
      const texto = `${nome} sai agora de onde estiver e não entra mais até ser reativado.`;
      const pergunta = { titulo: 'Suspender o acesso?', texto, confirmar: 'Suspender', perigo: true };
      if (!suspenso || (await confirmar(pergunta))) suspensao.enviar(suspenso);
    },
    async redefinir() {
      const texto = `A senha e a verificação em duas etapas de ${nome} deixam de valer agora e todos os aparelhos saem. Um link para criar outra senha vai para ${email}.`;
      const pergunta = { titulo: 'Redefinir o acesso?', texto, confirmar: 'Redefinir', perigo: true };
      if (situacao === 'convidada' || (await confirmar(pergunta))) redefinicao.enviar();
    },
    async remover() {
      const texto = `${nome} perde o acesso agora. O nome continua no que a pessoa alterou, enviou e decidiu. Não dá para desfazer.`;
      const pergunta = { titulo: 'Remover da equipe?', texto, confirmar: 'Remover', perigo: true };
      if (await confirmar(pergunta)) remocao.enviar();
    },
  };
}
