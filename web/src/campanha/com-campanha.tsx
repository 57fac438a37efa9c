import { verCampanha } from '@indica-bem/domain/campanha/chamadas';
import type { Campanha } from '@indica-bem/domain/campanha/contrato';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { consulta } from '../lib/consultas';
import { ErroDaApi } from '../lib/erros-da-api';
import { useLidoAgora } from '../lib/use-lido-agora';
import { Botao } from '../ui/botao';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { EstadoVazio } from '../ui/estado-vazio';

/** The campaign of the address, once it is here. */
export function ComCampanha({ children }: { children: (campanha: Campanha) => ReactNode }) {
  const id = Number(useParams().id_campaign);
  const { data, error, refetch } = useLidoAgora(consulta(verCampanha, { params: { id } }));
  if (data) return children(data);
  if (!error) return <EsqueletoDeLista linhas={1} altura={420} />;
  if (!(error instanceof ErroDaApi && error.codigo === 'NAO_ENCONTRADO')) {
    return <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />;
  }
  return (
    <EstadoVazio
      ilustracao="nao-encontrada"
      titulo="Esta campanha não existe mais"
      texto="Ela pode ter sido deletada por outra pessoa da equipe."
      acao={<Botao para="/campanhas">Ver as campanhas</Botao>}
    />
  );
}
