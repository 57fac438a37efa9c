import { verPrescricao } from '@indica-bem/domain/prescricao/chamadas';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { consulta } from '../../lib/consultas';
import { ErroDaApi } from '../../lib/erros-da-api';
import { Botao } from '../../ui/botao';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Folha } from '../../ui/folha';
import { Documento } from './documento';

/** The sheet a vet signs and a tutor keeps: plain, and apart from the coupon. */
export function FolhaDaIndicacao() {
  const { id_prescricao = '' } = useParams();
  const { data, error, refetch } = useQuery(consulta(verPrescricao, { params: { id: id_prescricao } }));
  const sumiu = error instanceof ErroDaApi && error.codigo === 'NAO_ENCONTRADO';
  const produto = data?.product;
  const semFolha = data ? !produto : sumiu;
  return (
    <Folha titulo="Indicação nutricional" pronta={Boolean(produto)}>
      {data && produto && <Documento prescricao={data} produto={produto} />}
      {!data && !error && <EsqueletoDeLista altura={320} />}
      {!data && error && !sumiu && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
      {semFolha && (
        <EstadoVazio
          ilustracao="nao-encontrada"
          titulo={data ? 'Esta indicação não tem produto' : 'Indicação não encontrada'}
          texto={
            data ? 'A folha traz o alimento e a quantidade por dia.' : 'Ela não existe ou não pertence à sua conta.'
          }
          acao={<Botao para="/prescricoes">Ver indicações</Botao>}
        />
      )}
    </Folha>
  );
}
