import { listarAcertos } from '@indica-bem/domain/acerto/chamadas';
import { nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { useFiltrosNoEndereco } from '../../lib/filtros-no-endereco';
import { usePaginas } from '../../lib/paginas';
import { Botao } from '../../ui/botao';
import { EmPaginas } from '../../ui/em-paginas';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Pagina } from '../../ui/pagina';
import { BarraDePagamento } from './barra-de-pagamento';
import { ExportarAcertos } from './exportar-acertos';
import { consultaDosFiltros, FILTROS_NO_ENDERECO, type Filtros } from './filtros';
import { FiltrosDasLojas } from './filtros-das-lojas';
import { TabelaDeAcertos } from './tabela-de-acertos';
import { TotaisDosAcertos } from './totais-dos-acertos';
import { useSelecao } from './use-selecao';

/** The stores of a month, or of all: what each is owed and what was paid. The filters live in the address. */
export function AcertosDasLojas() {
  const { filtros, mudar, escolha } = useFiltrosNoEndereco(FILTROS_NO_ENDERECO);
  const query = consultaDosFiltros(filtros);
  const paginas = usePaginas(
    listarAcertos,
    { query: { ...query, ordem: filtros.ordem, limite: 50 } },
    (pagina) => pagina.acertos,
  );
  const selecao = useSelecao(paginas.itens);
  const filtrou = Object.keys(query).length > 0;
  return (
    <Pagina
      titulo="Acertos das lojas"
      subtitulo={filtros.mes ? `Do mês de ${nomeDoMes(filtros.mes)}.` : 'De todos os meses.'}
      acoes={
        <>
          {paginas.itens.length > 0 && <ExportarAcertos filtros={filtros} />}
          <Botao para="/acertos/pagamentos">Pagar por planilha</Botao>
        </>
      }
    >
      <FiltrosDasLojas {...{ filtros, mudar, escolha }} />
      <TotaisDosAcertos totais={paginas.primeira?.totais ?? null} />
      <EmPaginas
        paginas={paginas}
        nome={['acerto', 'acertos']}
        vazio={
          <EstadoVazio
            ilustracao="vazio-lojas"
            titulo={filtrou ? 'Nenhum acerto com estes filtros' : 'Nenhum acerto ainda'}
            texto={
              filtrou
                ? 'Mude o mês, a situação ou a busca.'
                : 'Quando um mês é fechado, o acerto de cada loja aparece aqui.'
            }
            acao={
              filtrou ? (
                <Botao onClick={() => mudar({ mes: '', situacao: null, busca: '' })}>Limpar os filtros</Botao>
              ) : (
                <Botao para="/acertos">Ver os meses</Botao>
              )
            }
          />
        }
      >
        {(acertos) => (
          <TabelaDeAcertos
            acertos={acertos}
            marcas={selecao.marcas}
            comMes={!filtros.mes}
            ordem={{ atual: filtros.ordem, mudar: (ordem) => mudar({ ordem: ordem as Filtros['ordem'] }) }}
          />
        )}
      </EmPaginas>
      <BarraDePagamento selecao={selecao} />
    </Pagina>
  );
}
