import { listarPrescricoes } from '@indica-bem/domain/prescricao/chamadas';
import { IconKey } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { BannerDaPagina } from '../../compartilhado/capa/banner-da-pagina';
import { PorData } from '../../compartilhado/lista-de-indicacoes/por-data';
import { PorSituacao } from '../../compartilhado/lista-de-indicacoes/por-situacao';
import { usePorSituacao } from '../../compartilhado/lista-de-indicacoes/use-por-situacao';
import { usePaginas } from '../../lib/paginas';
import { Botao } from '../../ui/botao';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Fichas } from '../../ui/fichas';
import { MestreEDetalhe } from '../../ui/lista/mestre-e-detalhe';
import { useAberta } from '../../ui/lista/use-aberta';
import { Pagina } from '../../ui/pagina';
import { DetalheAoLado } from '../detalhe/ao-lado';
import {
  enderecoDaSituacao,
  escreverFiltros,
  type Filtros,
  lerFiltros,
  pedidoDe,
  SEM_FILTROS,
  TODAS,
} from '../realizadas/filtros';
import { LinhaDaMinha } from './linha-da-minha';
import { NOMES, SITUACOES } from './nomes';

const NOME = ['indicação', 'indicações', 'todas'] as const;

/** What was recommended for the tutor's pets, by what the tutor can do next. */
export function MinhasIndicacoes() {
  const [params] = useSearchParams();
  const { status } = lerFiltros(params);
  const abertas = useAberta();
  return (
    <Pagina
      titulo="Minhas indicações"
      acoes={
        <Botao para="/prescricoes/nova" icone={<IconKey size={20} aria-hidden />}>
          Tenho um código
        </Botao>
      }
    >
      {status === null ? <PorEtapa abertas={abertas} /> : <NaSituacao status={status} abertas={abertas} />}
      <BannerDaPagina pagina="indicacoes" />
    </Pagina>
  );
}

type ComAbertas = { abertas: ReturnType<typeof useAberta> };

function PorEtapa({ abertas }: ComAbertas) {
  const lista = usePorSituacao({ status: undefined }, SITUACOES);
  if (lista.vazia) return <SemIndicacoes />;
  return (
    <Moldura abertas={abertas}>
      {/* Of a short list all stands below. */}
      {!lista.inteira && <Situacoes atual={null} />}
      <PorSituacao lista={lista} dizeres={NOMES} nome={NOME} enderecoDe={enderecoDaSituacao} vazio={null}>
        {(indicacao) => <LinhaDaMinha key={indicacao.id_prescricao} indicacao={indicacao} abertas={abertas} />}
      </PorSituacao>
    </Moldura>
  );
}

function NaSituacao({ status, abertas }: ComAbertas & { status: NonNullable<Filtros['status']> }) {
  const query = pedidoDe({ ...SEM_FILTROS, status });
  const paginas = usePaginas(listarPrescricoes, { query }, ({ prescritions }) => prescritions);
  return (
    <Moldura abertas={abertas}>
      <Situacoes atual={status} />
      <PorData paginas={paginas} nome={NOME} vazio={status === TODAS ? <SemIndicacoes /> : <NenhumaAssim />}>
        {(indicacao) => (
          <LinhaDaMinha
            key={indicacao.id_prescricao}
            indicacao={indicacao}
            abertas={abertas}
            comSituacao={status === TODAS}
          />
        )}
      </PorData>
    </Moldura>
  );
}

function Moldura({ abertas, children }: ComAbertas & { children: ReactNode }) {
  return (
    <MestreEDetalhe
      {...abertas}
      titulo="Indicação"
      detalhe={(id) => <DetalheAoLado id={id} />}
      convite={{ ilustracao: 'vazio-indicacoes', texto: 'Escolha uma indicação da lista para ver tudo dela aqui.' }}
    >
      {children}
    </MestreEDetalhe>
  );
}

const OPCOES = [null, TODAS, ...SITUACOES] as const;

function Situacoes({ atual }: { atual: Filtros['status'] }) {
  return (
    <Fichas
      rotulo="Situação"
      opcoes={OPCOES.map((status) => ({
        nome: status === null ? 'Por situação' : status === TODAS ? 'Todas' : NOMES[status].nome,
        para: `?${escreverFiltros({ ...SEM_FILTROS, status })}`,
        atual: status === atual,
      }))}
    />
  );
}

function SemIndicacoes() {
  return (
    <EstadoVazio
      ilustracao="vazio-indicacoes"
      titulo="Nenhuma indicação ainda"
      texto="Abra o link que o parceiro enviou ou digite o código que você recebeu."
      acao={
        <Botao tom="principal" para="/prescricoes/nova">
          Digitar um código
        </Botao>
      }
    />
  );
}

function NenhumaAssim() {
  return (
    <EstadoVazio
      ilustracao="nao-encontrada"
      titulo="Nenhuma indicação nesta situação"
      texto="Veja as outras ou todas de uma vez."
      acao={<Botao para="/prescricoes">Ver todas</Botao>}
    />
  );
}
