import { listarContestacoes } from '@indica-bem/domain/acerto/chamadas';
import { usePaginas } from '../../lib/paginas';
import { EstadoVazio } from '../../ui/estado-vazio';
import { ListaPaginada } from '../../ui/lista-paginada';
import { CartaoDaContestacao } from './cartao-da-contestacao';

type ListaProps = { estado: 'aberta' | 'respondida'; daLoja: boolean };

const VAZIAS = {
  loja: 'Para contestar, abra um mês fechado e toque em Contestar na linha. A resposta da equipe aparece aqui.',
  equipe: 'Quando uma loja contesta uma linha de um mês fechado, ela aparece aqui.',
};

/** The open ones from the oldest, which has waited longest; the answered ones from the newest. */
export function ListaDeContestacoes({ estado, daLoja }: ListaProps) {
  const paginas = usePaginas(listarContestacoes, { query: { estado } }, (pagina) => pagina.contestacoes);
  return (
    <ListaPaginada
      paginas={paginas}
      nome={['contestação', 'contestações']}
      vazio={
        <EstadoVazio
          ilustracao="vazio-indicacoes"
          titulo={estado === 'aberta' ? 'Nenhuma contestação aberta' : 'Nenhuma contestação respondida'}
          texto={VAZIAS[daLoja ? 'loja' : 'equipe']}
        />
      }
    >
      {(contestada) => <CartaoDaContestacao key={contestada.id_contestacao} contestada={contestada} daLoja={daLoja} />}
    </ListaPaginada>
  );
}
