import { verPrescricao } from '@indica-bem/domain/prescricao/chamadas';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { consulta } from '../../lib/consultas';
import { ErroDaApi } from '../../lib/erros-da-api';
import { Botao } from '../../ui/botao';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Pagina } from '../../ui/pagina';
import { Detalhe } from './detalhe';

/** `indicacao/codigo/{id_prescricao}` */
export function DetalhePorId() {
  const { id_prescricao = '' } = useParams();
  const { data, error, refetch } = useQuery(consulta(verPrescricao, { params: { id: id_prescricao } }));
  const sumiu = error instanceof ErroDaApi && error.codigo === 'NAO_ENCONTRADO';
  return (
    <Pagina titulo="Indicação">
      {data && <Detalhe prescricao={data} />}
      {!data && !error && <EsqueletoDeLista altura={180} />}
      {!data && error && !sumiu && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!data && sumiu && (
        <EstadoVazio
          ilustracao="nao-encontrada"
          titulo="Indicação não encontrada"
          texto="Ela não existe ou não pertence à sua conta."
          acao={<Botao para="/home">Ir para o início</Botao>}
        />
      )}
    </Pagina>
  );
}
