import { criarPet } from '@indica-bem/domain/pet/chamadas';
import { api } from '../lib/api';
import { Pagina } from '../ui/pagina';
import { FormularioDoPet } from './formulario-do-pet';
import { EM_BRANCO } from './rascunho';

export function NovoPet() {
  return (
    <Pagina titulo="Cadastro do animal" largura="estreita">
      <FormularioDoPet
        iniciais={EM_BRANCO}
        rotuloDoEnvio="Salvar pet"
        enviar={(body, chave) => api(criarPet, { body, headers: { 'idempotency-key': chave } })}
        depois="/home"
      />
    </Pagina>
  );
}
