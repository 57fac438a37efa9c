import type { Produto } from '@indica-bem/domain/produto/contrato';
import { useMutation } from '@tanstack/react-query';
import { consultas } from '../../lib/consultas';
import { ErroDaApi, sessaoPerdida } from '../../lib/erros-da-api';
import { avisar } from '../../ui/toasts';

/** Sends the form and says how it went (SPEC §8); the lists learn of it at once. */
export function useSalvarProduto(enviar: (form: FormData) => Promise<Produto>) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: enviar,
    onSuccess: (produto) => {
      avisar.ok('Cadastrado com sucesso');
      const { id_produto: id } = produto;
      consultas.setQueryData(['GET /product/:id', { params: { id } }], produto);
      void consultas.invalidateQueries({ queryKey: ['GET /products'] });
    },
    onError: (erro) => {
      if (!sessaoPerdida(erro)) avisar.erro('Erro no cadastro');
    },
  });
  type Desfecho = { aoSalvar: () => void; aoRecusar: (campos: Record<string, string>) => void };
  return {
    enviando: isPending,
    erro: error,
    salvar: (form: FormData, { aoSalvar, aoRecusar }: Desfecho) =>
      mutate(form, {
        onSuccess: aoSalvar,
        onError: (erro) => erro instanceof ErroDaApi && aoRecusar(erro.campos),
      }),
  };
}
