import { alterarEvento, verEvento } from '@indica-bem/domain/evento/chamadas';
import type { Evento } from '@indica-bem/domain/evento/contrato';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { api } from '../lib/api';
import { consulta } from '../lib/consultas';
import { emEdicao } from '../lib/em-edicao';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { Pagina } from '../ui/pagina';
import { FormularioDoEvento } from './formulario-do-evento';
import { camposDoEvento } from './rascunho';
import { noCalendario } from './use-salvar-evento';

export function EditarEvento() {
  const { id_evento = '' } = useParams();
  const params = { id: Number(id_evento) };
  const { data: evento, error, refetch } = useQuery(consulta(verEvento, { params }));
  return (
    <Pagina titulo="Editar evento" largura="estreita">
      {evento && <Edicao key={evento.id_calendario} evento={evento} />}
      {!evento && !error && <EsqueletoDeLista linhas={1} altura={440} />}
      {!evento && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
    </Pagina>
  );
}

function Edicao({ evento }: { evento: Evento }) {
  const params = { id: evento.id_calendario };
  return (
    <FormularioDoEvento
      iniciais={camposDoEvento(evento)}
      rotuloDoEnvio="Atualizar"
      enviar={(body) => emEdicao(api(alterarEvento, { params, body }))}
      depois={noCalendario}
    />
  );
}
