import { listarAtos } from '@indica-bem/domain/auditoria/chamadas';
import { useFiltrosNoEndereco } from '../lib/filtros-no-endereco';
import { usePaginas } from '../lib/paginas';
import { Botao } from '../ui/botao';
import { EmPaginas } from '../ui/em-paginas';
import { EstadoVazio } from '../ui/estado-vazio';
import { Pagina } from '../ui/pagina';
import { ExportarAtos } from './exportar';
import { consultaDosFiltros, escreverFiltros, lerFiltros, SEM_FILTROS } from './filtros';
import { FiltrosDaAuditoria } from './filtros-da-auditoria';
import { TabelaDeAtos } from './tabela-de-atos';

/** Who did what (spec 7.15). The filters live in the address, so that what was found can be shown to somebody. */
export function Auditoria() {
  const { filtros, mudar } = useFiltrosNoEndereco({ ler: lerFiltros, escrever: escreverFiltros });
  const query = consultaDosFiltros(filtros);
  const paginas = usePaginas(listarAtos, { query }, (pagina) => pagina.atos);
  const filtrou = Object.keys(query).length > 0;
  const limpar = <Botao onClick={() => mudar(SEM_FILTROS)}>Limpar os filtros</Botao>;
  return (
    <Pagina
      titulo="Auditoria"
      subtitulo="Quem fez o quê, quando e de onde. Nada aqui pode ser alterado."
      acoes={paginas.itens.length > 0 && <ExportarAtos filtros={filtros} />}
    >
      <FiltrosDaAuditoria filtros={filtros} mudar={mudar} />
      <EmPaginas
        paginas={paginas}
        nome={['ato', 'atos']}
        vazio={
          <EstadoVazio
            ilustracao="vazio-indicacoes"
            titulo={filtrou ? 'Nenhum ato com estes filtros' : 'Nenhum ato ainda'}
            texto={
              filtrou
                ? 'Mude o período, a pessoa ou o que foi feito.'
                : 'O que se cria, altera ou exclui passa a aparecer aqui.'
            }
            acao={filtrou && limpar}
          />
        }
      >
        {(atos) => <TabelaDeAtos atos={atos} soDe={(conta) => mudar({ ...SEM_FILTROS, quem: String(conta) })} />}
      </EmPaginas>
    </Pagina>
  );
}
