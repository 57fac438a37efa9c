import type { Produto } from '@indica-bem/domain/produto/contrato';
import type { Renovacao } from '@indica-bem/domain/reposicao/contrato';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { todosOsProdutos } from '../../compartilhado/produto/todos-os-produtos';
import { idDoUsuario } from '../../lib/sessao';
import { useUsuario } from '../../lib/usuario';
import { editavel } from '../../offline/pendente';
import { useEdicao } from '../../offline/use-edicao';
import { Esqueleto } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Pagina } from '../../ui/pagina';
import classes from './assistente.module.css';
import { AssistenteDoPedido } from './assistente-do-pedido';
import { lerEndereco } from './endereco';
import { SenaoEntregue } from './entregue';
import { usePartida } from './partida';
import { Passos } from './passos';
import { PendenteIndisponivel } from './pendente-indisponivel';
import { useRegra } from './use-regra';

const indicaveis = (produtos: Produto[]) => produtos.filter(({ em_prescricao }) => em_prescricao === 'S');

/** "Nova Indicação" of a partner: one decision per screen, from the species to the tutor. */
export function Assistente() {
  const { renovacao: id } = lerEndereco(useLocation().search);
  if (id === null) return <DoComeco renovacao={null} />;
  return <AssistenteDoPedido id={id}>{(renovacao) => <DoComeco renovacao={renovacao} />}</AssistenteDoPedido>;
}

function DoComeco({ renovacao }: { renovacao: Renovacao | null }) {
  const dono = idDoUsuario(useUsuario());
  const historia = usePartida(dono);
  if (historia.acabada) return <Navigate to="/prescricoes/nova" replace />;
  return (
    <SenaoEntregue key={historia.partida} dono={dono} historia={historia}>
      <Aberta renovacao={renovacao} historia={historia} />
    </SenaoEntregue>
  );
}

type AbertaProps = { renovacao: Renovacao | null; historia: ReturnType<typeof usePartida> };

function Aberta({ renovacao, historia }: AbertaProps) {
  const { data: produtos, error, refetch } = useQuery({ ...todosOsProdutos(), select: indicaveis });
  const regra = useRegra();
  const { pendente: chave } = lerEndereco(useLocation().search);
  const edicao = useEdicao(idDoUsuario(useUsuario()), chave);
  const abrindo = chave !== null && edicao === undefined;
  const presa = chave !== null && edicao !== undefined && !(edicao && editavel(edicao.pendente));
  if (produtos && produtos.length > 0 && regra && !abrindo && !presa) {
    return (
      <Passos
        produtos={produtos}
        regra={regra}
        edicao={chave === null ? null : (edicao ?? null)}
        renovacao={renovacao}
        partida={historia.partida}
        concluir={historia.concluir}
      />
    );
  }
  return (
    <Pagina titulo="Nova Indicação" largura="media">
      {presa && <PendenteIndisponivel semResposta={edicao !== null} />}
      {!presa && !produtos && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!presa && (abrindo || !(error || (produtos && regra))) && <Carregando />}
      {produtos?.length === 0 && (
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
      <Esqueleto altura={190} raio="cartao" />
      <Esqueleto altura={190} raio="cartao" />
    </div>
  );
}
