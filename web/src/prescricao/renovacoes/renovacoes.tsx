import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { listarRenovacoes } from '@indica-bem/domain/reposicao/chamadas';
import type { Renovacao } from '@indica-bem/domain/reposicao/contrato';
import { porUrgencia } from '@indica-bem/domain/reposicao/urgencia';
import { useSearchParams } from 'react-router';
import { usePaginas } from '../../lib/paginas';
import { EmPaginas } from '../../ui/em-paginas';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Fichas } from '../../ui/fichas';
import { Grupo, Grupos, Linhas } from '../../ui/lista/grupo';
import { Pagina } from '../../ui/pagina';
import { LinhaDaRenovacao } from './linha-da-renovacao';

/** "Renovações" of a partner: tutors who ask for the next recommendation, and what was answered. */
export function Renovacoes() {
  const [busca] = useSearchParams();
  const respondidas = busca.get('ver') === 'respondidas';
  const estado = respondidas ? 'respondidas' : 'abertas';
  const paginas = usePaginas(listarRenovacoes, { query: { estado } }, ({ renovacoes }) => renovacoes);
  const esperam = paginas.primeira?.abertas;
  return (
    <Pagina titulo="Renovações" subtitulo="Tutores que pedem uma nova indicação a você." largura="media">
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
      <EmPaginas
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
        {(renovacoes) => <Pedidos renovacoes={renovacoes} porUrgencia={!respondidas && !paginas.temMais} />}
      </EmPaginas>
    </Pagina>
  );
}

const URGENCIAS = {
  acabou: 'A ração já acabou',
  semana: 'Acaba em até 7 dias',
  depois: 'Ainda dura',
  'sem-previsao': 'Sem previsão',
} as const;

type PedidosProps = { renovacoes: Renovacao[]; porUrgencia: boolean };

/** By urgency where all are here; of a part of them, as they came: who waits longest first. */
function Pedidos({ renovacoes, porUrgencia: agrupar }: PedidosProps) {
  const linhas = (estas: Renovacao[], titulo: 'h2' | 'h3') =>
    estas.map((renovacao) => <LinhaDaRenovacao key={renovacao.id_renovacao} renovacao={renovacao} titulo={titulo} />);
  if (!agrupar) {
    return (
      <Grupos>
        <Linhas>{linhas(renovacoes, 'h2')}</Linhas>
      </Grupos>
    );
  }
  return (
    <Grupos>
      {porUrgencia(renovacoes, hojeEmSaoPaulo(new Date())).map(({ urgencia, pedidos }) => (
        <Grupo key={urgencia} nome={URGENCIAS[urgencia]} conta={formatarInteiro(pedidos.length)}>
          {linhas(pedidos, 'h3')}
        </Grupo>
      ))}
    </Grupos>
  );
}
