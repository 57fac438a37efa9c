import { useMutation } from '@tanstack/react-query';
import { api } from '../lib/api';
import { baixarDe } from '../lib/baixar';
import { sessaoPerdida } from '../lib/erros-da-api';
import { avisar } from '../ui/toasts';
import type { Pedido } from './rascunho';

/** The browser saves the file by itself, straight to the disk: a million rows never pass through this page. */
export function useBaixar() {
  return useMutation({
    mutationFn: (body: Pedido) => api('POST /reports/bilhete', { body }),
    onSuccess: ({ endereco }) => {
      baixarDe(endereco);
      avisar.ok('relatorio salvo com sucesso');
    },
    onError: (erro) => {
      if (!sessaoPerdida(erro)) avisar.erro('Erro no cadastrado');
    },
  });
}
