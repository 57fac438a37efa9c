import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { BannerDaPagina } from '../../compartilhado/capa/banner-da-pagina';
import { idDoUsuario } from '../../lib/sessao';
import { useUsuario } from '../../lib/usuario';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { Pagina } from '../../ui/pagina';
import { FormularioDoPerfil } from './formulario-do-perfil';
import { consultaDaEdicao } from './perfil-da-conta';

/** `perfil/editar` and `perfil/editar/:id_perfil`, which can only be the own. */
export function EditarPerfil() {
  const sessao = useUsuario();
  const { id_perfil } = useParams();
  const { data, error, refetch } = useQuery(consultaDaEdicao(sessao));
  if (id_perfil && id_perfil !== String(idDoUsuario(sessao))) return <Navigate to="/perfil/editar" replace />;
  return (
    <Pagina titulo="Editar dados" largura="media">
      {data && <FormularioDoPerfil perfil={data} />}
      {!data && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!data && !error && <EsqueletoDeLista linhas={3} altura={220} />}
      <BannerDaPagina pagina="editar-perfil" />
    </Pagina>
  );
}
