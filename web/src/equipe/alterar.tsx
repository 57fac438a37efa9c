import { listarEquipe } from '@indica-bem/domain/equipe/chamadas';
import { useParams } from 'react-router';
import { consulta } from '../lib/consultas';
import { quemEntrou } from '../lib/sessao';
import { useLidoAgora } from '../lib/use-lido-agora';
import { Botao } from '../ui/botao';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { EstadoVazio } from '../ui/estado-vazio';
import { Pagina } from '../ui/pagina';
import { AcessoDoMembro } from './acesso-do-membro';
import { FormularioDoMembro } from './formulario-do-membro';

/** One of the team: name and function, and the way in. */
export function AlterarMembro() {
  const { id_membro } = useParams();
  const { data, error, refetch } = useLidoAgora(consulta(listarEquipe));
  const membro = data?.equipe.find(({ id_admin }) => String(id_admin) === id_membro);
  return (
    <Pagina titulo={membro?.nome ?? 'Equipe'} subtitulo={membro?.email} largura="estreita">
      {membro && (
        <>
          {membro.id_admin !== quemEntrou() && <AcessoDoMembro membro={membro} />}
          <FormularioDoMembro key={membro.id_admin} membro={membro} />
        </>
      )}
      {data && !membro && (
        <EstadoVazio
          ilustracao="nao-encontrada"
          titulo="Esta conta não é mais da equipe"
          texto="Ela pode ter sido removida por outra pessoa responsável."
          acao={<Botao para="/equipe">Ver a equipe</Botao>}
        />
      )}
      {!data && !error && <EsqueletoDeLista linhas={2} altura={220} />}
      {!data && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
    </Pagina>
  );
}
