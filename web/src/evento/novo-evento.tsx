import { dataValida } from '@indica-bem/domain/brasil/datas';
import { criarEvento } from '@indica-bem/domain/evento/chamadas';
import { useSearchParams } from 'react-router';
import { api } from '../lib/api';
import { Pagina } from '../ui/pagina';
import { FormularioDoEvento } from './formulario-do-evento';
import { camposEmBranco } from './rascunho';

export function NovoEvento() {
  const [params] = useSearchParams();
  const dia = params.get('data');
  return (
    <Pagina titulo="Novo evento" largura="estreita">
      <FormularioDoEvento
        iniciais={camposEmBranco(dia && dataValida(dia) ? dia : null)}
        rotuloDoEnvio="Cadastrar"
        enviar={(body, chave) => api(criarEvento, { body, headers: { 'idempotency-key': chave } })}
        depois={() => '/home'}
      />
    </Pagina>
  );
}
