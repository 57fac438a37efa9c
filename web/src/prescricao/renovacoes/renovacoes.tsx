import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { listarRenovacoes } from '@indica-bem/domain/reposicao/chamadas';
import { useSearchParams } from 'react-router';
import { usePaginas } from '../../lib/paginas';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Fichas } from '../../ui/fichas';
import { ListaPaginada } from '../../ui/lista-paginada';
import { Pagina } from '../../ui/pagina';
import { CartaoDaRenovacao } from './cartao-da-renovacao';

/** "Renovações" of a partner: tutors who ask for the next recommendation, and what was answered. */
export function Renovacoes() {
  const [busca] = useSearchParams();
  const respondidas = busca.get('ver') === 'respondidas';
  const estado = respondidas ? 'respondidas' : 'abertas';
  const paginas = usePaginas(listarRenovacoes, { query: { estado } }, ({ renovacoes }) => renovacoes);
  const esperam = paginas.primeira?.abertas;
  return (
    <Pagina titulo="Renovações" subtitulo="Tutores que pedem uma nova indicação a você." largura="lista">
      <Fichas
        rotulo="Pedidos"
        opcoes={[
          {
            nome: 'Esperando',
            detalhe: esperam === undefined ? undefined : formatarInteiro(esperam),
            para: '?',
            atual: !respondidas,
          },
          { nome: 'Respondidos', para: '?ver=respondidas', atual: respondidas },
        ]}
      />
      <ListaPaginada
        key={estado}
        paginas={paginas}
        nome={['pedido', 'pedidos']}
        vazio={
          <EstadoVazio
            ilustracao="vazio-indicacoes"
            titulo={respondidas ? 'Nenhum pedido respondido ainda' : 'Nenhum pedido esperando'}
            texto="Quando a ração está perto do fim, o tutor pede a você uma nova indicação, e o pedido aparece aqui."
          />
        }
      >
        {(renovacao) => <CartaoDaRenovacao key={renovacao.id_renovacao} renovacao={renovacao} />}
      </ListaPaginada>
    </Pagina>
  );
}
