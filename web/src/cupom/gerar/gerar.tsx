import { verLojista } from '@indica-bem/domain/lojista/chamadas';
import { verPrescricao } from '@indica-bem/domain/prescricao/chamadas';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { consulta } from '../../lib/consultas';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { Pagina } from '../../ui/pagina';
import { Confirmar } from './confirmar';

/** The address of a choice (spec 3.1): asks what has to be asked, chooses, and gives way to the coupon. */
export function GerarCupom() {
  const { id_prescricao = '', id_lojista = '' } = useParams();
  // Never from memory: how many changes are left decides what is asked.
  const indicacao = useQuery({
    ...consulta(verPrescricao, { params: { id: id_prescricao } }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const loja = useQuery(consulta(verLojista, { params: { id: id_lojista } }));

  const erro = indicacao.error ?? loja.error;
  const tentarDeNovo = () => {
    void indicacao.refetch();
    void loja.refetch();
  };
  return (
    <Pagina titulo="Gerar cupom" largura="estreita">
      {indicacao.data && indicacao.isFetchedAfterMount && loja.data ? (
        <Confirmar indicacao={indicacao.data} loja={loja.data} />
      ) : erro ? (
        <EstadoDeErro erro={erro} tentarDeNovo={tentarDeNovo} />
      ) : (
        <EsqueletoDeLista linhas={1} altura={260} />
      )}
    </Pagina>
  );
}
