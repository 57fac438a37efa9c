import { criarProduto } from '@indica-bem/domain/produto/chamadas';
import { api } from '../../lib/api';
import { Pagina } from '../../ui/pagina';
import { FormularioDoProduto } from './formulario-do-produto';
import { EM_BRANCO } from './rascunho';

export function NovoProduto() {
  return (
    <Pagina titulo="Novo produto">
      <FormularioDoProduto
        iniciais={EM_BRANCO}
        foto={null}
        rotuloDoEnvio="Criar produto"
        enviar={(form, chave) => api(criarProduto, { body: form, headers: { 'idempotency-key': chave } })}
      />
    </Pagina>
  );
}
