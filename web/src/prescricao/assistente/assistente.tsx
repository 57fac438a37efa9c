import type { Produto } from '@indica-bem/domain/produto/contrato';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../../lib/consultas';
import { Esqueleto } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Pagina } from '../../ui/pagina';
import classes from './assistente.module.css';
import { Passos } from './passos';
import { usePartida } from './use-assistente';

const indicaveis = (produtos: Produto[]) => produtos.filter(({ em_prescricao }) => em_prescricao === 'S');

/** "Nova Indicação" of a partner: one decision per screen, from the species to the tutor. */
export function Assistente() {
  const partida = usePartida();
  const { data: produtos, error, refetch } = useQuery({ ...consulta('GET /products'), select: indicaveis });
  if (produtos && produtos.length > 0) return <Passos key={partida} produtos={produtos} />;
  return (
    <Pagina titulo="Nova Indicação" largura="media">
      {error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!error && !produtos && <Carregando />}
      {produtos && (
        <EstadoVazio
          ilustracao="vazio-indicacoes"
          titulo="Ainda não há produtos para indicar"
          texto="Assim que a equipe liberar os produtos, eles aparecem aqui."
        />
      )}
    </Pagina>
  );
}

function Carregando() {
  return (
    <div className={classes.grade} role="status">
      <span className="so-leitor">Carregando…</span>
      <Esqueleto altura={190} raio={18} />
      <Esqueleto altura={190} raio={18} />
    </div>
  );
}
