import { pedirConfirmacao } from '@indica-bem/domain/conta/chamadas';
import { useState } from 'react';
import { api } from '../../lib/api';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { avisar, avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';

/** Asks quietly, and stops nobody: without it only the reminders do not go out. */
export function ConfirmeSeuEmail({ email }: { email: string }) {
  const [enviado, setEnviado] = useState(false);
  const { enviar, enviando } = useEnvio({
    enviar: () => api(pedirConfirmacao, {}),
    aoEnviar: () => {
      setEnviado(true);
      avisar.ok(`Link enviado para ${email}`);
    },
    aoFalhar: avisarErro,
  });
  return (
    <Aviso tom="info" titulo="Confirme seu e-mail">
      <p>Enviamos um link para {email}: é só abrir e pronto. Lembretes e avisos vão só para e-mails confirmados.</p>
      <Botao disabled={enviado} loading={enviando} onClick={() => enviar()}>
        {enviado ? 'Link enviado' : 'Enviar o link'}
      </Botao>
    </Aviso>
  );
}
