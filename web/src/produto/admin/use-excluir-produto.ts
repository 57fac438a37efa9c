import { excluirProduto, listarProdutos } from '@indica-bem/domain/produto/chamadas';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { api } from '../../lib/api';
import { invalidar } from '../../lib/consultas';
import { sessaoPerdida } from '../../lib/erros-da-api';
import { confirmar } from '../../ui/confirmar';
import { avisar } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';

/** Also a change of mind is confirmed (spec 5.3). */
export function useExcluirProduto() {
  const { enviar, enviando, dados } = useEnvio({
    enviar: (id: number) => api(excluirProduto, { params: { id } }),
    aoEnviar: () => avisar.ok('Produto excluído com sucesso'),
    aoFalhar: (erro) => {
      if (!sessaoPerdida(erro)) avisar.erro('Erro ao excluir');
    },
    aoTerminar: () => invalidar(listarProdutos),
  });

  async function excluir({ id_produto, nome }: Produto) {
    const texto = `${nome} sai do catálogo e das novas indicações. As que já foram feitas continuam a mostrá-lo.`;
    const pergunta = { titulo: 'Tem certeza que deseja excluir?', texto, confirmar: 'Excluir', perigo: true };
    if (await confirmar(pergunta)) enviar(id_produto);
    else avisar.info('Produto não excluído');
  }
  return { excluir, excluindo: enviando ? dados : null };
}
