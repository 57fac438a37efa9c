import type { Produto } from '@indica-bem/domain/produto/contrato';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { consultas } from '../../lib/consultas';
import { sessaoPerdida } from '../../lib/erros-da-api';
import { confirmar } from '../../ui/confirmar';
import { avisar } from '../../ui/toasts';

/** SPEC §8: also a change of mind is confirmed. */
export function useExcluirProduto() {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: number) => api('DELETE /product/:id', { params: { id } }),
    onSuccess: () => avisar.ok('Produto excluído com sucesso'),
    onError: (erro) => {
      if (!sessaoPerdida(erro)) avisar.erro('Erro ao excluir');
    },
    onSettled: () => consultas.invalidateQueries({ queryKey: ['GET /products'] }),
  });

  async function excluir({ id_produto, nome }: Produto) {
    const texto = `${nome} sai do catálogo e das novas indicações. As que já foram feitas continuam a mostrá-lo.`;
    const pergunta = { titulo: 'Tem certeza que deseja excluir?', texto, confirmar: 'Excluir', perigo: true };
    if (await confirmar(pergunta)) mutate(id_produto);
    else avisar.info('Produto não excluído');
  }
  return { excluir, excluindo: isPending ? variables : null };
}
