import {
  loginDoTipo,
  numeroDoTipo,
  type TipoDeCadastro,
  tipoDoNumero,
} from '@indica-bem/domain/conta/tipos-de-cadastro';
import { alterarTutor } from '@indica-bem/domain/tutor/chamadas';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { DadosDaPessoa } from '../../compartilhado/pessoa/dados-da-pessoa';
import { ROTULOS_DOS_TIPOS } from '../../compartilhado/pessoa/rotulos-dos-tipos';
import { ErroDaApi } from '../../lib/erros-da-api';
import { usePode } from '../../lib/pode';
import { Botao } from '../../ui/botao';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Pagina } from '../../ui/pagina';
import { ContaDoUsuario } from './conta-do-usuario';
import { CrmvDoUsuario } from './crmv-do-usuario';
import classes from './editar-usuario.module.css';
import { FormularioDoUsuario } from './formulario-do-usuario';
import { consultaDoRegistro } from './registro';

/** `usuarios/editar/:tipo/:id`, with the numbers of spec 1.1. */
export function EditarUsuario() {
  const { tipo: numero = '', id: texto = '' } = useParams();
  const tipo = tipoDoNumero(numero);
  if (!tipo || !/^[1-9]\d{0,8}$/.test(texto)) return <Navigate to="/usuarios" replace />;
  return <Edicao key={`${loginDoTipo(tipo)} ${texto}`} tipo={tipo} id={Number(texto)} />;
}

function Edicao({ tipo, id }: { tipo: TipoDeCadastro; id: number }) {
  const altera = usePode()(alterarTutor);
  const { data: registro, error, refetch } = useQuery(consultaDoRegistro(tipo, id));
  // A partner keeps one address per profile, even after the profile has changed.
  if (registro && registro.tipo !== tipo) {
    return <Navigate to={`/usuarios/editar/${numeroDoTipo(registro.tipo)}/${id}`} replace />;
  }
  return (
    <Pagina
      titulo={altera ? `Editar ${ROTULOS_DOS_TIPOS[tipo].toLowerCase()}` : ROTULOS_DOS_TIPOS[tipo]}
      subtitulo={<span className={classes.nome}>{registro?.nome}</span>}
      largura="media"
    >
      {registro && (
        <>
          <ContaDoUsuario registro={registro} />
          {registro.tipo === 'veterinario' && <CrmvDoUsuario registro={registro} />}
          {altera ? <FormularioDoUsuario registro={registro} /> : <DadosDaPessoa {...registro} />}
        </>
      )}
      {!registro && !error && <EsqueletoDeLista linhas={3} altura={220} />}
      {!registro && error && <NaoAbriu erro={error} tentarDeNovo={() => void refetch()} />}
    </Pagina>
  );
}

function NaoAbriu({ erro, tentarDeNovo }: { erro: Error; tentarDeNovo: () => void }) {
  if (!(erro instanceof ErroDaApi && erro.codigo === 'NAO_ENCONTRADO')) {
    return <EstadoDeErro erro={erro} tentarDeNovo={tentarDeNovo} />;
  }
  return (
    <EstadoVazio
      ilustracao="nao-encontrada"
      titulo="Este cadastro não existe mais"
      texto="Ele pode ter sido deletado por outra pessoa da equipe."
      acao={<Botao para="/usuarios">Ver os usuários</Botao>}
    />
  );
}
