import { verAcertoAberto } from '@indica-bem/domain/acerto/chamadas';
import { usePaginas } from '../../lib/paginas';
import { idDoUsuario } from '../../lib/sessao';
import { useUsuario } from '../../lib/usuario';
import { EmPaginas } from '../../ui/em-paginas';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Pagina } from '../../ui/pagina';
import { Resumo } from '../mes/resumo';
import { TabelaDeLinhas } from '../mes/tabela-de-linhas';

/** What the next closing would have now; it changes with every sale. */
export function AcertoEmAberto() {
  const id = idDoUsuario(useUsuario());
  const paginas = usePaginas(verAcertoAberto, { params: { id } }, (pagina) => pagina.linhas);
  return (
    <Pagina titulo="Acerto em aberto" subtitulo="O que entra no próximo fechamento, até agora.">
      {paginas.primeira && <Resumo somas={paginas.primeira.aberto} total="Até agora" />}
      <EmPaginas
        paginas={paginas}
        nome={['linha', 'linhas']}
        vazio={
          <EstadoVazio
            ilustracao="vazio-cupons"
            titulo="Nada em aberto"
            texto="As vendas com desconto que ainda não estão em um mês fechado aparecem aqui."
          />
        }
      >
        {(linhas) => <TabelaDeLinhas legenda="Linhas em aberto, da mais nova à mais antiga" linhas={linhas} daLoja />}
      </EmPaginas>
    </Pagina>
  );
}
