import { verPrescricao } from '@indica-bem/domain/prescricao/chamadas';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../../lib/consultas';
import { ErroDaApi } from '../../lib/erros-da-api';
import { Botao } from '../../ui/botao';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Detalhe } from './detalhe';

/** One recommendation, on its page or beside the list. */
export function ConteudoDoDetalhe({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(consulta(verPrescricao, { params: { id } }));
  if (data) return <Detalhe prescricao={data} />;
  if (!error) return <EsqueletoDeLista altura={180} />;
  if (!(error instanceof ErroDaApi && error.codigo === 'NAO_ENCONTRADO')) {
    return <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />;
  }
  return (
    <EstadoVazio
      ilustracao="nao-encontrada"
      titulo="Indicação não encontrada"
      texto="Ela não existe ou não pertence à sua conta."
      acao={<Botao para="/home">Ir para o início</Botao>}
    />
  );
}
