import { dataValida } from '@indica-bem/domain/brasil/datas';
import { useSearchParams } from 'react-router';
import { api } from '../lib/api';
import { Pagina } from '../ui/pagina';
import { FormularioDoEvento } from './formulario-do-evento';
import { camposEmBranco } from './rascunho';
import { useSalvarEvento } from './use-salvar-evento';

export function NovoEvento() {
  const [params] = useSearchParams();
  const dia = params.get('data');
  const envio = useSalvarEvento(
    (body) => api('POST /calendar', { body }),
    () => '/home',
  );
  return (
    <Pagina titulo="Novo evento" largura="estreita">
      <FormularioDoEvento iniciais={camposEmBranco(dia && dataValida(dia) ? dia : null)} {...envio} />
    </Pagina>
  );
}
