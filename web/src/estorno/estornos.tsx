import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { listarEstornos, listarPedidos } from '@indica-bem/domain/estorno/chamadas';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { CartaoDoEstorno } from '../compartilhado/estorno/cartao-do-estorno';
import { consulta } from '../lib/consultas';
import { usePaginas } from '../lib/paginas';
import { usePode } from '../lib/pode';
import { EstadoVazio } from '../ui/estado-vazio';
import { Fichas } from '../ui/fichas';
import { ListaPaginada } from '../ui/lista-paginada';
import { Pagina } from '../ui/pagina';
import { CartaoDoPedido } from './cartao-do-pedido';

const VISTAS = { pedidos: 'Pedidos', respondidos: 'Respondidos', estornadas: 'Estornadas' } as const;
type Vista = keyof typeof VISTAS;

/** What stores ask for, what was answered, and what was undone. */
export function Estornos() {
  const [busca] = useSearchParams();
  const responde = usePode()(listarPedidos);
  const vistas = responde ? (Object.keys(VISTAS) as Vista[]) : (['estornadas'] as const);
  const vista = vistas.find((v) => v === busca.get('ver')) ?? vistas[0] ?? 'estornadas';
  const { data } = useQuery({ ...consulta(listarPedidos, { query: { limite: 1 } }), enabled: responde });
  return (
    <Pagina
      titulo="Estornos"
      subtitulo={responde ? 'Pedidos das lojas e compras estornadas.' : 'Compras estornadas por lojas e equipe.'}
      largura="lista"
    >
      {responde && (
        <Fichas
          rotulo="Estornos"
          opcoes={vistas.map((v) => ({
            nome: VISTAS[v],
            detalhe: v === 'pedidos' && data ? formatarInteiro(data.abertos) : undefined,
            para: v === 'pedidos' ? '?' : `?ver=${v}`,
            atual: v === vista,
          }))}
        />
      )}
      {vista === 'estornadas' ? <Estornadas /> : <Pedidos key={vista} respondidos={vista === 'respondidos'} />}
    </Pagina>
  );
}

function Pedidos({ respondidos }: { respondidos: boolean }) {
  const estado = respondidos ? 'respondido' : 'aberto';
  const paginas = usePaginas(listarPedidos, { query: { estado } }, (pagina) => pagina.pedidos);
  return (
    <ListaPaginada
      paginas={paginas}
      nome={['pedido', 'pedidos']}
      vazio={
        <EstadoVazio
          ilustracao="vazio-cupons"
          titulo={respondidos ? 'Nenhum pedido respondido ainda' : 'Nenhum pedido esperando'}
          texto="Passados 15 minutos da venda, a loja pede o estorno, e o pedido aparece aqui."
        />
      }
    >
      {(pedido) => <CartaoDoPedido key={pedido.id_pedido} pedido={pedido} />}
    </ListaPaginada>
  );
}

function Estornadas() {
  const paginas = usePaginas(listarEstornos, { query: {} }, (pagina) => pagina.estornos);
  return (
    <ListaPaginada
      paginas={paginas}
      nome={['compra estornada', 'compras estornadas']}
      vazio={
        <EstadoVazio
          ilustracao="vazio-cupons"
          titulo="Nenhuma compra estornada"
          texto="O que lojas e equipe estornam aparece aqui, e no relatório Estornos."
        />
      }
    >
      {(estorno) => <CartaoDoEstorno key={estorno.id_estorno} estorno={estorno} daEquipe />}
    </ListaPaginada>
  );
}
