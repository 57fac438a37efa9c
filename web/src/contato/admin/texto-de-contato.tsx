import { verConfiguracao } from '@indica-bem/domain/contato/chamadas';
import { lazy, Suspense } from 'react';
import { consulta } from '../../lib/consultas';
import { useLidoAgora } from '../../lib/use-lido-agora';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { Pagina } from '../../ui/pagina';

// The editor is the heaviest part of the team's screens: the page does not wait for it.
const EdicaoDoTexto = lazy(() => import('./edicao-do-texto').then((m) => ({ default: m.EdicaoDoTexto })));

export function TextoDeContato() {
  const { data, error, refetch } = useLidoAgora(consulta(verConfiguracao));
  return (
    <Pagina titulo="Texto de contato" subtitulo="O que todos leem na página Contatos." largura="media">
      {data && (
        <Suspense fallback={<EsqueletoDeLista linhas={1} altura={420} />}>
          <EdicaoDoTexto texto={data.texto_sac} versao={data.versao} />
        </Suspense>
      )}
      {!data && !error && <EsqueletoDeLista linhas={1} altura={420} />}
      {!data && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
    </Pagina>
  );
}
