import { verAjustes } from '@indica-bem/domain/configuracao/chamadas';
import { consulta } from '../lib/consultas';
import { useLidoAgora } from '../lib/use-lido-agora';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { Pagina } from '../ui/pagina';
import { FormularioDaConferencia } from './formulario-da-conferencia';
import { FormularioDaFormula } from './formulario-da-formula';
import { FormularioDaGuarda } from './formulario-da-guarda';
import { FormularioDaNota } from './formulario-da-nota';

/** What the team decides about the product (spec 7.13). */
export function Configuracoes() {
  const { data, error, refetch } = useLidoAgora(consulta(verAjustes));
  return (
    <Pagina titulo="Configurações" subtitulo="O que vale para o produto inteiro." largura="media">
      {data && <FormularioDaConferencia ajustes={data} />}
      {data && <FormularioDaNota ajustes={data} />}
      {data && <FormularioDaFormula ajustes={data} />}
      {data && <FormularioDaGuarda ajustes={data} />}
      {!data && !error && <EsqueletoDeLista linhas={1} altura={380} />}
      {!data && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
    </Pagina>
  );
}
