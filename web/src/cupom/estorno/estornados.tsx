import { listarEstornos } from '@indica-bem/domain/estorno/chamadas';
import { CartaoDoEstorno } from '../../compartilhado/estorno/cartao-do-estorno';
import { usePaginas } from '../../lib/paginas';
import { Botao } from '../../ui/botao';
import { EstadoVazio } from '../../ui/estado-vazio';
import { ListaPaginada } from '../../ui/lista-paginada';
import { Pagina } from '../../ui/pagina';

/** The store's own sales that were undone, by itself or by the team. */
export function VendasEstornadas() {
  const paginas = usePaginas(listarEstornos, { query: {} }, (pagina) => pagina.estornos);
  return (
    <Pagina
      titulo="Vendas estornadas"
      subtitulo="Não contam nos totais nem nas doações."
      largura="lista"
      acoes={<Botao para="/cupom/efetivados">Cupons efetivados</Botao>}
    >
      <ListaPaginada
        paginas={paginas}
        nome={['venda estornada', 'vendas estornadas']}
        vazio={
          <EstadoVazio
            ilustracao="vazio-cupons"
            titulo="Nenhuma venda estornada"
            texto="O que você desfaz, ou a equipe estorna a seu pedido, aparece aqui."
          />
        }
      >
        {(estorno) => <CartaoDoEstorno key={estorno.id_estorno} estorno={estorno} />}
      </ListaPaginada>
    </Pagina>
  );
}
