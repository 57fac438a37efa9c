import { criarCampanha } from '@indica-bem/domain/campanha/chamadas';
import { api } from '../lib/api';
import { Pagina } from '../ui/pagina';
import { FormularioDaCampanha } from './formulario-da-campanha';
import { EM_BRANCO } from './rascunho';
import type { Caminho } from './use-salvar-campanha';

const CAMINHO: Caminho = {
  frase: 'Campanha criada com sucesso',
  depois: ({ id_campaign }) => `/campanhas/lojas/${id_campaign}`,
};

/** A campaign without stores changes nothing: choosing them comes next. */
export function NovaCampanha() {
  return (
    <Pagina titulo="Nova campanha" largura="estreita">
      <FormularioDaCampanha
        nova
        iniciais={EM_BRANCO}
        enviar={(body, chave) => api(criarCampanha, { body, headers: { 'idempotency-key': chave } })}
        caminho={CAMINHO}
      />
    </Pagina>
  );
}
