import { api } from '../lib/api';
import { Pagina } from '../ui/pagina';
import { FormularioDoPet } from './formulario-do-pet';
import { EM_BRANCO } from './rascunho';
import { useSalvarPet } from './use-salvar-pet';

export function NovoPet() {
  const envio = useSalvarPet((body) => api('POST /pet', { body }), '/home');
  return (
    <Pagina titulo="Cadastro do animal" largura="estreita">
      <FormularioDoPet iniciais={EM_BRANCO} rotuloDoEnvio="Cadastrar" {...envio} />
    </Pagina>
  );
}
