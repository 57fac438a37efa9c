import { cadastrar } from '@indica-bem/domain/conta/chamadas';
import { numeroDoTipo } from '@indica-bem/domain/conta/tipos-de-cadastro';
import type { Total } from '@indica-bem/domain/contrato/tipos';
import { listarLojistas } from '@indica-bem/domain/lojista/chamadas';
import { listarPrescritores } from '@indica-bem/domain/prescritor/chamadas';
import { listarTutores } from '@indica-bem/domain/tutor/chamadas';
import { usePaginas } from '../lib/paginas';
import { usePode } from '../lib/pode';
import { Botao } from '../ui/botao';
import { EmPaginas } from '../ui/em-paginas';
import { EstadoVazio } from '../ui/estado-vazio';
import { escreverFiltros, type Filtros, NOMES_DAS_ORDENS } from './filtros';
import { BarraDaSelecao } from './selecao/barra-da-selecao';
import { ResumoDoLote } from './selecao/resumo-do-lote';
import { SelecionarTodos } from './selecao/selecionar-todos';
import { useAgirEmLote } from './selecao/use-agir-em-lote';
import { useSelecao } from './selecao/use-selecao';
import { TabelaDeUsuarios } from './tabela-de-usuarios';
import { lojistasDa, parceirosDa, tutoresDa, type UsuarioNaLista } from './usuario-na-lista';

type ListaProps = { filtros: Filtros; mudar: (mudanca: Partial<Filtros>) => void; limpar: () => void };

const daConsulta = ({ busca, situacao, perfil, crmv, ordem }: Filtros) => ({
  busca: busca || undefined,
  situacao: situacao ?? undefined,
  perfil: perfil ?? undefined,
  crmv: crmv ?? undefined,
  ordem,
  limite: 20,
});

export function Tutores(props: ListaProps) {
  const { perfil: _, crmv: __, ...query } = daConsulta(props.filtros);
  const paginas = usePaginas(listarTutores, { query }, tutoresDa);
  return <Lista {...props} paginas={paginas} nome={['tutor', 'tutores']} />;
}

export function Parceiros(props: ListaProps) {
  const paginas = usePaginas(listarPrescritores, { query: daConsulta(props.filtros) }, parceirosDa);
  return <Lista {...props} paginas={paginas} nome={['parceiro', 'parceiros']} />;
}

export function Lojistas(props: ListaProps) {
  const { perfil: _, crmv: __, ...query } = daConsulta(props.filtros);
  const paginas = usePaginas(listarLojistas, { query }, lojistasDa);
  return <Lista {...props} paginas={paginas} nome={['lojista', 'lojistas']} />;
}

type Paginas = Parameters<typeof EmPaginas<UsuarioNaLista>>[0]['paginas'] & { primeira: { total: Total } | undefined };

function Lista({ filtros, mudar, limpar, paginas, nome }: ListaProps & { paginas: Paginas; nome: [string, string] }) {
  const filtrada =
    filtros.busca !== '' || filtros.situacao !== null || filtros.perfil !== null || filtros.crmv !== null;
  const selecao = useSelecao(escreverFiltros(filtros).toString());
  const lote = useAgirEmLote(filtros.tipo, selecao);
  return (
    <>
      {lote.resumo && <ResumoDoLote {...lote.resumo} fechar={lote.fecharResumo} />}
      <EmPaginas
        paginas={paginas}
        nome={nome}
        total={paginas.primeira?.total}
        vazio={filtrada ? <NadaAchado limpar={limpar} /> : <NinguemAinda tipo={filtros.tipo} nome={nome[0]} />}
      >
        {(usuarios) => (
          <>
            {lote.podeAlgo && <SelecionarTodos usuarios={usuarios} selecao={selecao} />}
            <TabelaDeUsuarios
              usuarios={usuarios}
              legenda={`Lista de ${nome[1]}. Ordem: ${NOMES_DAS_ORDENS[filtros.ordem]}`}
              ordem={{ atual: filtros.ordem, mudar: (ordem) => mudar({ ordem: ordem as Filtros['ordem'] }) }}
              marcas={lote.podeAlgo ? selecao.marcas : undefined}
            />
          </>
        )}
      </EmPaginas>
      <BarraDaSelecao selecao={selecao} lote={lote} aVista={paginas.itens} />
    </>
  );
}

function NadaAchado({ limpar }: { limpar: () => void }) {
  return (
    <EstadoVazio
      ilustracao="nao-encontrada"
      titulo="Ninguém encontrado"
      texto="Confira o que foi digitado ou veja a lista inteira."
      acao={<Botao onClick={limpar}>Limpar filtros</Botao>}
    />
  );
}

function NinguemAinda({ tipo, nome }: { tipo: Filtros['tipo']; nome: string }) {
  const cadastra = usePode()(cadastrar);
  const primeiro = numeroDoTipo(tipo === 'prescritor' ? 'veterinario' : tipo);
  return (
    <EstadoVazio
      ilustracao="cao-e-gato"
      titulo={`Nenhum ${nome} cadastrado`}
      texto={
        cadastra
          ? 'Convide um a um ou envie uma planilha: cada pessoa recebe um convite por e-mail.'
          : 'Quem for cadastrado pela operação aparece aqui.'
      }
      acao={cadastra && <Botao para={`/usuarios/novo/${primeiro}`}>Convidar o primeiro</Botao>}
    />
  );
}
