import { api } from '../lib/api';
import { Pagina } from '../ui/pagina';
import { FormularioDaCampanha } from './formulario-da-campanha';
import { EM_BRANCO } from './rascunho';
import { useSalvarCampanha } from './use-salvar-campanha';

/** A campaign without stores changes nothing: choosing them comes next. */
export function NovaCampanha() {
  const envio = useSalvarCampanha((body) => api('POST /campaign', { body }), {
    frase: 'Campanha criada com sucesso',
    depois: ({ id_campaign }) => `/campanhas/lojas/${id_campaign}`,
  });
  return (
    <Pagina titulo="Nova campanha" largura="estreita">
      <FormularioDaCampanha nova iniciais={EM_BRANCO} {...envio} />
    </Pagina>
  );
}
