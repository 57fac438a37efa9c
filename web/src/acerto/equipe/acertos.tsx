import { listarContestacoes, listarMeses, verEmAberto } from '@indica-bem/domain/acerto/chamadas';
import type { Fechamento } from '@indica-bem/domain/acerto/formas';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consulta } from '../../lib/consultas';
import { usePaginas } from '../../lib/paginas';
import { Botao } from '../../ui/botao';
import { EmPaginas } from '../../ui/em-paginas';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Pagina } from '../../ui/pagina';
import { AndamentoDoFechamento } from './andamento-do-fechamento';
import { EmAberto } from './em-aberto';
import { MesAFechar } from './mes-a-fechar';
import { TabelaDeMeses } from './tabela-de-meses';

/** What the group owes the stores: months closed, what is still open, and the closing itself (spec 15.2). */
export function Acertos() {
  const paginas = usePaginas(listarMeses, {}, (pagina) => pagina.meses);
  // It looks at every open purchase: not again at each return to the window. A closing asks anew.
  const aberto = useQuery({ ...consulta(verEmAberto), staleTime: 120_000 });
  const [pedido, setPedido] = useState<Fechamento | null>(null);
  const { primeira, itens } = paginas;
  const emCurso = itens.map(({ fechamento }) => fechamento).filter(({ estado }) => estado !== 'concluido');
  // A short one may be over before the list is read again: what was asked for here is followed to its end.
  const seguidos = pedido && !emCurso.some(({ mes }) => mes === pedido.mes) ? [pedido, ...emCurso] : emCurso;
  const { data: contestacoes } = useQuery(consulta(listarContestacoes, { query: { limite: 1 } }));
  return (
    <Pagina
      titulo="Acertos"
      subtitulo="O que o grupo deve às lojas, mês a mês."
      acoes={
        <>
          <Botao para="/acertos/contestacoes">
            Contestações{contestacoes && contestacoes.abertas > 0 && ` (${formatarInteiro(contestacoes.abertas)})`}
          </Botao>
          <Botao para="/acertos/pagamentos">Pagar por planilha</Botao>
        </>
      }
    >
      {seguidos.map((fechamento) => (
        <AndamentoDoFechamento
          key={fechamento.mes}
          fechamento={fechamento}
          aoPedir={setPedido}
          aoConcluir={() => setPedido(null)}
        />
      ))}
      {primeira?.a_fechar && seguidos.length === 0 && (
        <MesAFechar mes={primeira.a_fechar} aberto={aberto.data} aoPedir={setPedido} />
      )}
      <EmPaginas
        paginas={paginas}
        nome={['mês fechado', 'meses fechados']}
        vazio={
          <EstadoVazio
            ilustracao="vazio-lojas"
            titulo="Nenhum mês fechado ainda"
            texto="Feche um mês que terminou: cada loja recebe o seu acerto, linha por linha."
          />
        }
      >
        {(meses) => <TabelaDeMeses meses={meses} />}
      </EmPaginas>
      {seguidos.length === 0 && (
        <EmAberto consulta={aberto} ultimo={itens[0]} aFechar={primeira?.a_fechar ?? null} aoPedir={setPedido} />
      )}
    </Pagina>
  );
}
