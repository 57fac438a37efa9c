import { criarBilhete } from '@indica-bem/domain/relatorio/chamadas';
import { api } from '../lib/api';
import { baixarDe } from '../lib/baixar';
import { sessaoPerdida } from '../lib/erros-da-api';
import { avisar } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';
import type { FiltrosDoRelatorio } from './rascunho';

/** The browser saves the file by itself, straight to the disk: a million rows never pass through this page. */
type Desfecho = { aoBaixar: () => void; aoFalhar: (erro: Error) => void };

export function useBaixar({ aoBaixar, aoFalhar }: Desfecho) {
  return useEnvio({
    enviar: (body: FiltrosDoRelatorio) => api(criarBilhete, { body }),
    aoEnviar: ({ endereco }) => {
      baixarDe(endereco);
      avisar.ok('relatorio salvo com sucesso');
      aoBaixar();
    },
    aoFalhar: (erro) => {
      if (!sessaoPerdida(erro)) avisar.erro('Erro no cadastrado');
      aoFalhar(erro);
    },
  });
}
