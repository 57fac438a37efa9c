import { useParams } from 'react-router';
import { Pagina } from '../../ui/pagina';
import { ConteudoDoDetalhe } from './conteudo';

/** `indicacao/codigo/{id_prescricao}` */
export function DetalhePorId() {
  const { id_prescricao = '' } = useParams();
  return (
    <Pagina titulo="Indicação">
      <ConteudoDoDetalhe id={id_prescricao} />
    </Pagina>
  );
}
