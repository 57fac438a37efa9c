import { baixarFimDaRacao } from '@indica-bem/domain/reposicao/chamadas';
import { IconCalendarPlus } from '@tabler/icons-react';
import { api } from '../../lib/api';
import { baixar } from '../../lib/baixar';
import { Botao } from '../../ui/botao';
import { avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';

/** The day, as a file that every calendar opens. */
export function PorNoCalendario({ id }: { id: number }) {
  const { enviar, enviando } = useEnvio({
    enviar: () => api(baixarFimDaRacao, { params: { id } }) as Promise<unknown>,
    aoEnviar: (arquivo) => baixar(arquivo as Blob, 'fim-da-racao.ics'),
    aoFalhar: avisarErro,
  });
  return (
    <Botao
      tom="texto"
      icone={<IconCalendarPlus size={20} aria-hidden />}
      loading={enviando}
      onClick={() => void enviar()}
    >
      Pôr no meu calendário
    </Botao>
  );
}
