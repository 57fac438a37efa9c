import { DIAS_DA_ESPERA } from '@indica-bem/domain/inicio/regras';
import { listarPrescricoes } from '@indica-bem/domain/prescricao/chamadas';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { STATUS_DA_INDICACAO } from '@indica-bem/domain/prescricao/regras';
import { IconPlus } from '@tabler/icons-react';
import { BannerDaPagina } from '../../compartilhado/capa/banner-da-pagina';
import { PorData } from '../../compartilhado/lista-de-indicacoes/por-data';
import { PorSituacao } from '../../compartilhado/lista-de-indicacoes/por-situacao';
import { usePorSituacao } from '../../compartilhado/lista-de-indicacoes/use-por-situacao';
import { useFiltrosNoEndereco } from '../../lib/filtros-no-endereco';
import { usePaginas } from '../../lib/paginas';
import { Botao } from '../../ui/botao';
import { EstadoVazio } from '../../ui/estado-vazio';
import { MestreEDetalhe } from '../../ui/lista/mestre-e-detalhe';
import { useAberta } from '../../ui/lista/use-aberta';
import { Pagina } from '../../ui/pagina';
import { AguardandoEnvio } from '../aguardando/aguardando-envio';
import { DetalheAoLado } from '../detalhe/ao-lado';
import { APARENCIA_DO_STATUS } from '../status';
import {
  enderecoDaSituacao,
  escreverFiltros,
  type Filtros,
  lerFiltros,
  pedidoDe,
  SEM_FILTROS,
  semFiltros,
  TODAS,
} from './filtros';
import { FiltrosDaLista } from './filtros-da-lista';
import { LinhaDaRealizada } from './linha-da-realizada';
import classes from './realizadas.module.css';

const NOME = ['indicação', 'indicações', 'todas'] as const;
const DIZERES = Object.fromEntries(
  STATUS_DA_INDICACAO.map((status) => {
    const { muitas: nome, falta: nota } = APARENCIA_DO_STATUS[status];
    return [status, { nome, ...(nota && { nota }) }];
  }),
);

/** "Indicações Realizadas" of a partner. The filters live in the address, the pages in the cache: "back" finds both. */
export function IndicacoesRealizadas() {
  const { filtros, mudar } = useFiltrosNoEndereco({ ler: lerFiltros, escrever: escreverFiltros });
  const abertas = useAberta();
  const limpar = () => mudar(SEM_FILTROS);
  return (
    <Pagina
      titulo="Indicações Realizadas"
      acoes={
        <Botao tom="principal" para="/prescricoes/nova" icone={<IconPlus size={20} aria-hidden />}>
          Nova indicação
        </Botao>
      }
    >
      <MestreEDetalhe
        {...abertas}
        titulo="Indicação"
        detalhe={(id) => <DetalheAoLado id={id} />}
        convite={{ ilustracao: 'vazio-indicacoes', texto: 'Escolha uma indicação da lista para ver tudo dela aqui.' }}
      >
        <AguardandoEnvio />
        <FiltrosDaLista filtros={filtros} mudar={mudar} />
        {filtros.esperando && <SoAsQueEsperam mostrarTodas={() => mudar({ esperando: false })} />}
        {semFiltros(filtros) ? (
          <PorEtapa abertas={abertas} />
        ) : (
          <Encontradas filtros={filtros} abertas={abertas} limpar={limpar} />
        )}
      </MestreEDetalhe>
      <BannerDaPagina pagina="indicacoes" />
    </Pagina>
  );
}

type ComAbertas = { abertas: ReturnType<typeof useAberta> };

function PorEtapa({ abertas }: ComAbertas) {
  const lista = usePorSituacao({ busca: undefined, status: undefined }, STATUS_DA_INDICACAO);
  return (
    <PorSituacao lista={lista} dizeres={DIZERES} nome={NOME} enderecoDe={enderecoDaSituacao} vazio={<SemIndicacoes />}>
      {(indicacao) => <LinhaDaRealizada key={indicacao.id_prescricao} indicacao={indicacao} abertas={abertas} />}
    </PorSituacao>
  );
}

type EncontradasProps = ComAbertas & { filtros: Filtros; limpar: () => void };

function Encontradas({ filtros, abertas, limpar }: EncontradasProps) {
  const paginas = usePaginas(listarPrescricoes, { query: pedidoDe(filtros) }, ({ prescritions }) => prescritions);
  const variadas = filtros.status === null || filtros.status === TODAS;
  const filtrada = filtros.busca !== '' || filtros.status !== TODAS || filtros.esperando;
  return (
    <PorData paginas={paginas} nome={NOME} vazio={filtrada ? <NenhumaAssim limpar={limpar} /> : <SemIndicacoes />}>
      {(indicacao: Prescricao) => (
        <LinhaDaRealizada
          key={indicacao.id_prescricao}
          indicacao={indicacao}
          abertas={abertas}
          comSituacao={variadas}
        />
      )}
    </PorData>
  );
}

/** Whoever comes by a number of the home finds as many as it said. */
function SoAsQueEsperam({ mostrarTodas }: { mostrarTodas: () => void }) {
  return (
    <div className={classes.periodo}>
      <p>Só as dos últimos {DIAS_DA_ESPERA} dias, como no início.</p>
      <Botao tom="texto" onClick={mostrarTodas}>
        Mostrar as mais antigas também
      </Botao>
    </div>
  );
}

function NenhumaAssim({ limpar }: { limpar: () => void }) {
  return (
    <EstadoVazio
      ilustracao="nao-encontrada"
      titulo="Nenhuma indicação encontrada"
      texto="Confira o que foi digitado ou veja todas as suas indicações."
      acao={<Botao onClick={limpar}>Limpar filtros</Botao>}
    />
  );
}

function SemIndicacoes() {
  return (
    <EstadoVazio
      ilustracao="vazio-indicacoes"
      titulo="Você ainda não fez indicações"
      texto="Indique o alimento certo em poucos toques; o tutor recebe o código e compra com desconto."
      acao={
        <Botao tom="principal" para="/prescricoes/nova">
          Fazer a primeira indicação
        </Botao>
      }
    />
  );
}
