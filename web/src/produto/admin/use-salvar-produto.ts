import { listarProdutos, verProduto } from '@indica-bem/domain/produto/chamadas';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { consulta, consultas, invalidar } from '../../lib/consultas';
import { camposDe, sessaoPerdida } from '../../lib/erros-da-api';
import { useIrParaLista } from '../../lib/voltar';
import { conflitoDe } from '../../ui/edicao/conflito-de';
import { avisar } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';

export type EnviarProduto = (form: FormData, chave: string) => Promise<Produto>;
type Formulario = { mudou: boolean; recusar: (campos: Record<string, string>) => void };

/** Sends the form and says how it went; the lists learn of it at once. */
export function useSalvarProduto(enviar: EnviarProduto, { mudou, recusar }: Formulario) {
  const irParaLista = useIrParaLista();
  const envio = useEnvio({
    enviar,
    mudou,
    aoEnviar: (produto) => {
      avisar.ok('Cadastrado com sucesso');
      const { id_produto: id } = produto;
      consultas.setQueryData(consulta(verProduto, { params: { id } }).queryKey, produto);
      void invalidar(listarProdutos);
    },
    seguir: irParaLista,
    aoFalhar: (erro) => {
      if (!sessaoPerdida(erro) && !conflitoDe(erro)) avisar.erro('Erro no cadastro');
      recusar(camposDe(erro));
    },
  });
  return { salvar: envio.enviar, enviando: envio.enviando, erro: envio.erro, esquecerErro: envio.esquecerErro };
}
