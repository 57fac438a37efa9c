import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { Aviso } from '../aviso';
import { Botao } from '../botao';
import { avisar, avisarErro } from '../toasts';

/** Asks quietly, and stops nobody: without it only the reminders do not go out. */
export function ConfirmeSeuEmail({ email }: { email: string }) {
  const pedido = useMutation({
    mutationFn: () => api('POST /confirmar-email/pedir', {}),
    onSuccess: () => avisar.ok(`Link enviado para ${email}`),
    onError: avisarErro,
  });
  return (
    <Aviso tom="info" titulo="Confirme seu e-mail">
      <p>
        Os lembretes do calendário vão só para e-mails confirmados. Enviamos um link para {email}: é só abrir e pronto.
      </p>
      <Botao disabled={pedido.isSuccess} loading={pedido.isPending} onClick={() => pedido.mutate()}>
        {pedido.isSuccess ? 'Link enviado' : 'Enviar o link'}
      </Botao>
    </Aviso>
  );
}
