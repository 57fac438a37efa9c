import { alterarEntrega, verEntrega } from '@indica-bem/domain/entrega/chamadas';
import type { Entrega } from '@indica-bem/domain/entrega/contrato';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { api } from '../lib/api';
import { consulta } from '../lib/consultas';
import { useLidoAgora } from '../lib/use-lido-agora';
import { Botao } from '../ui/botao';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { EstadoVazio } from '../ui/estado-vazio';
import { Pagina } from '../ui/pagina';
import { FormularioDaEntrega } from './formulario-da-entrega';
import { camposDaEntrega } from './rascunho';

export function EditarEntrega() {
  const { id_entrega = '' } = useParams();
  const params = { id: Number(id_entrega) };
  const { data: entrega, error, refetch } = useLidoAgora(consulta(verEntrega, { params }));
  return (
    <Pagina titulo="Editar entrega" subtitulo={entrega?.instituicao}>
      {entrega && !entrega.retirada && <Edicao key={entrega.id} entrega={entrega} />}
      {entrega?.retirada && (
        <EstadoVazio
          ilustracao="nao-encontrada"
          titulo="Esta entrega foi retirada"
          texto="O que foi retirado não se edita. Registre uma nova, se for o caso."
          acao={<Botao para="/entregas">Ver as entregas</Botao>}
        />
      )}
      {!entrega && !error && <EsqueletoDeLista linhas={1} altura={560} />}
      {!entrega && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
    </Pagina>
  );
}

function Edicao({ entrega }: { entrega: Entrega }) {
  const params = { id: entrega.id };
  const versao = useRef(entrega.versao);
  return (
    <FormularioDaEntrega
      iniciais={camposDaEntrega(entrega)}
      guardada={entrega}
      rotuloDoEnvio="Salvar"
      versao={versao}
      enviar={(form) => {
        form.set('versao', String(versao.current));
        return api(alterarEntrega, { params, body: form });
      }}
    />
  );
}
