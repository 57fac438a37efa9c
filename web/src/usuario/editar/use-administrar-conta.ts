import { enviarRedefinicao, suspenderUsuario } from '@indica-bem/domain/conta/chamadas';
import { api } from '../../lib/api';
import { consultas } from '../../lib/consultas';
import { confirmar } from '../../ui/confirmar';
import { avisar, avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import { esquecerListas } from '../esquecer-listas';
import { consultaDoRegistro, type Registro } from './registro';

/** Suspend, give back, send the link: acts on the account that leave the form as it is being typed. */
export function useAdministrarConta({ tipo, id, nome, dados, situacao }: Registro) {
  const params = { id };
  const envio = useEnvio({
    enviar: () => api(enviarRedefinicao, { params }),
    aoEnviar: () => avisar.ok(`${situacao === 'convidada' ? 'Convite' : 'Link'} enviado para ${dados.email}`),
    aoFalhar: avisarErro,
  });
  const suspensao = useEnvio({
    enviar: (suspenso: boolean) => api(suspenderUsuario, { params, body: { suspenso } }),
    aoEnviar: (resposta) => {
      consultas.setQueryData(consultaDoRegistro(tipo, id).queryKey, (antes) => antes && { ...antes, ...resposta });
      avisar.ok(resposta.situacao === 'suspensa' ? 'Conta suspensa' : 'Conta reativada');
      void esquecerListas();
    },
    aoFalhar: avisarErro,
  });
  return {
    enviarLink: () => envio.enviar(),
    enviando: envio.enviando,
    suspendendo: suspensao.enviando,
    async suspender(suspenso: boolean) {
      const efeito = tipo === 'lojista' ? ' A loja some das listas dos tutores.' : '';
      const texto = `${nome} sai agora de onde estiver e não entra mais até ser reativado pela equipe.${efeito}`;
      const pergunta = { titulo: 'Suspender esta conta?', texto, confirmar: 'Suspender', perigo: true };
      if (!suspenso || (await confirmar(pergunta))) suspensao.enviar(suspenso);
    },
  };
}
