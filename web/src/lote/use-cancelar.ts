import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { cancelarLote, listarLotes } from '@indica-bem/domain/lote/chamadas';
import type { Lote } from '@indica-bem/domain/lote/contrato';
import { api } from '../lib/api';
import { invalidar } from '../lib/consultas';
import { confirmar } from '../ui/confirmar';
import { avisar, avisarErro } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';

const codigos = (n: number) => (n === 1 ? '1 código livre' : `${formatarInteiro(n)} códigos livres`);

/** After asking: what is still free stops being worth anything; what somebody took stays. */
export function useCancelar({ id_lote, livres }: Lote) {
  const { enviar, enviando } = useEnvio({
    enviar: () => api(cancelarLote, { params: { id: id_lote } }),
    aoEnviar: ({ cancelados }) => {
      if (cancelados > 0) avisar.ok(`${codigos(cancelados)} ${cancelados === 1 ? 'cancelado' : 'cancelados'}.`);
      else avisar.info('Não havia mais códigos livres neste lote.');
    },
    aoFalhar: avisarErro,
    aoTerminar: () => invalidar(listarLotes),
  });
  return {
    cancelando: enviando,
    async cancelar() {
      const pergunta = {
        titulo: `Cancelar ${codigos(livres)}?`,
        texto:
          'Os cartões com eles deixam de valer. Os que um parceiro já registrou ou um tutor já resgatou continuam valendo. Não dá para desfazer.',
        confirmar: 'Cancelar',
        cancelar: 'Voltar',
        perigo: true,
      };
      if (await confirmar(pergunta)) enviar();
    },
  };
}
