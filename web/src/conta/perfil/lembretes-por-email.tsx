import { alterarLembretes, verLembretes } from '@indica-bem/domain/conta/chamadas';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { consulta, consultas } from '../../lib/consultas';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { avisar, avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import classes from './perfil.module.css';

/** One choice for every mail that only reminds. */
export function LembretesPorEmail() {
  const pergunta = consulta(verLembretes);
  const { data } = useQuery(pergunta);
  const { enviar, enviando } = useEnvio({
    enviar: (ligados: boolean) => api(alterarLembretes, { body: { ligados } }),
    aoEnviar: (lembretes) => {
      consultas.setQueryData(pergunta.queryKey, lembretes);
      avisar.ok(lembretes.ligados ? 'Lembretes ligados' : 'Lembretes desligados');
    },
    aoFalhar: avisarErro,
  });
  if (!data) return null;
  const { ligados, email } = data;
  return (
    <Cartao como="section" rotulo="Lembretes por e-mail">
      <h2 className={classes.titulo}>Lembretes por e-mail</h2>
      <p className={classes.explicacao}>
        {ligados
          ? `Enviamos para ${email} os compromissos do calendário, o fim da ração e os cupons perto do fim.`
          : 'Desligados: você vê compromissos, fim da ração e cupons só aqui dentro.'}
      </p>
      <div className={classes.direitos}>
        <Botao tom={ligados ? 'secundario' : 'mata'} loading={enviando} onClick={() => void enviar(!ligados)}>
          {ligados ? 'Desligar lembretes' : 'Ligar lembretes'}
        </Botao>
      </div>
    </Cartao>
  );
}
