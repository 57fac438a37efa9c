import { api } from '../../lib/api';
import { Pagina } from '../../ui/pagina';
import { FormularioDoProduto } from './formulario-do-produto';
import { EM_BRANCO } from './rascunho';
import { useSalvarProduto } from './use-salvar-produto';

export function NovoProduto() {
  const envio = useSalvarProduto((form) => api('POST /product', { body: form }));
  return (
    <Pagina titulo="Novo produto">
      <FormularioDoProduto iniciais={EM_BRANCO} foto={null} rotuloDoEnvio="Cadastrar" {...envio} />
    </Pagina>
  );
}
