import { listarProdutos } from '@indica-bem/domain/produto/chamadas';
import { PRODUTOS_POR_VEZ } from '@indica-bem/domain/produto/regras';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { consulta } from '../../lib/consultas';
import { lerTudo } from '../../lib/ler-tudo';

/** Everything on sale, however many answers that takes: a product that no screen shows cannot be recommended. */
export const todosOsProdutos = () =>
  queryOptions({
    ...consulta(listarProdutos),
    queryFn: ({ signal }) =>
      lerTudo(PRODUTOS_POR_VEZ, (ultimo?: { id_produto: number }) =>
        api(listarProdutos, { query: { depois_de: ultimo && String(ultimo.id_produto) }, signal }),
      ),
  });
