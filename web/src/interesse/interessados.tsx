import { listarInteressados } from '@indica-bem/domain/interesse/chamadas';
import {
  type OrdemDosInteressados,
  ROTULO_DA_SITUACAO,
  ROTULO_DO_INTERESSE,
  SITUACOES_DO_INTERESSE,
  type SituacaoDoInteresse,
  TIPOS_DE_INTERESSE,
  type TipoDeInteresse,
} from '@indica-bem/domain/interesse/regras';
import { NativeSelect } from '@mantine/core';
import { useFiltrosNoEndereco } from '../lib/filtros-no-endereco';
import { usePaginas } from '../lib/paginas';
import { noEndereco, ordemNoEndereco, texto, umDe } from '../lib/partes-do-endereco';
import { Botao } from '../ui/botao';
import { CampoDeBusca } from '../ui/campo-de-busca';
import { EmPaginas } from '../ui/em-paginas';
import { EstadoVazio } from '../ui/estado-vazio';
import { Fichas } from '../ui/fichas';
import { EsqueletoDasLinhas } from '../ui/lista/esqueleto-das-linhas';
import { Grupos, Linhas } from '../ui/lista/grupo';
import { OrdenarPor } from '../ui/ordenar-por';
import { Pagina } from '../ui/pagina';
import classes from './interessados.module.css';
import { LinhaDoInteressado } from './linha-do-interessado';

const ORDENS: Record<OrdemDosInteressados, string> = {
  recentes: 'Recentes',
  antigos: 'Antigos',
  nome: 'Nome (A–Z)',
  '-nome': 'Nome (Z–A)',
};

type Filtros = {
  busca: string;
  tipo: TipoDeInteresse | null;
  situacao: SituacaoDoInteresse | 'todas';
  ordem: OrdemDosInteressados;
};
const FILTROS = noEndereco<Filtros>({
  busca: texto('busca'),
  tipo: umDe('tipo', TIPOS_DE_INTERESSE, null),
  situacao: umDe('situacao', [...SITUACOES_DO_INTERESSE, 'todas'], 'novo'),
  ordem: ordemNoEndereco(Object.keys(ORDENS) as [OrdemDosInteressados, ...OrdemDosInteressados[]]),
});

const NOMES: Record<Filtros['situacao'], string> = {
  novo: 'Novos',
  em_conversa: 'Em conversa',
  cadastrado: 'Cadastrados',
  sem_interesse: 'Sem interesse',
  todas: 'Todos',
};
const TIPOS = [
  { value: '', label: 'Todos' },
  ...TIPOS_DE_INTERESSE.map((value) => ({ value, label: ROTULO_DO_INTERESSE[value] })),
];

/** Who wants to recommend or to sell: the team works through them, usually from the newest. */
export function Interessados() {
  const { filtros, mudar, escolha } = useFiltrosNoEndereco(FILTROS);
  const { busca, tipo, situacao, ordem } = filtros;
  const query = {
    ordem,
    ...(busca && { busca }),
    ...(tipo && { tipo }),
    ...(situacao !== 'todas' && { situacao }),
  };
  const paginas = usePaginas(listarInteressados, { query }, ({ interessados }) => interessados);
  const novos = paginas.primeira?.novos;
  return (
    <Pagina titulo="Interessados" subtitulo="Quem quer ser parceiro ou vender aqui" largura="media">
      <Fichas
        rotulo="Situação"
        opcoes={(Object.keys(NOMES) as Filtros['situacao'][]).map((opcao) => ({
          nome: NOMES[opcao],
          detalhe: opcao === 'novo' && novos ? `${novos.quantos}${novos.exato ? '' : '+'}` : undefined,
          ...escolha({ situacao: opcao }),
          atual: opcao === situacao,
        }))}
      />
      <search className={classes.filtros}>
        <CampoDeBusca
          rotulo="Buscar interessado"
          placeholder="Cidade, nome, loja ou contato"
          busca={busca}
          mudar={(nova) => mudar({ busca: nova })}
        />
        <NativeSelect
          label="Quer"
          data={TIPOS}
          value={tipo ?? ''}
          onChange={({ currentTarget }) => mudar({ tipo: (currentTarget.value || null) as TipoDeInteresse | null })}
        />
        <OrdenarPor ordens={ORDENS} ordem={ordem} mudar={(nova) => mudar({ ordem: nova })} />
      </search>
      <EmPaginas
        paginas={paginas}
        esqueleto={<EsqueletoDasLinhas linhas={4} />}
        nome={['interessado', 'interessados']}
        vazio={<Vazio filtros={filtros} limpar={() => mudar({ busca: '', tipo: null, situacao: 'todas' })} />}
      >
        {(interessados) => (
          <Grupos>
            <Linhas>
              {interessados.map((interessado) => (
                <LinhaDoInteressado key={interessado.id} interessado={interessado} />
              ))}
            </Linhas>
          </Grupos>
        )}
      </EmPaginas>
    </Pagina>
  );
}

function Vazio({ filtros: { busca, tipo, situacao }, limpar }: { filtros: Filtros; limpar: () => void }) {
  if (busca || tipo)
    return (
      <EstadoVazio
        ilustracao="nao-encontrada"
        titulo="Ninguém com este filtro"
        texto="Confira o que foi digitado, ou veja todos."
        acao={<Botao onClick={limpar}>Ver todos</Botao>}
      />
    );
  if (situacao === 'novo')
    return (
      <EstadoVazio
        ilustracao="vazio-indicacoes"
        titulo="Ninguém espera resposta"
        texto="Quem preenche “Quero ser parceiro” ou “Quero vender aqui” aparece aqui."
        acao={<Botao onClick={limpar}>Ver todos</Botao>}
      />
    );
  return (
    <EstadoVazio
      ilustracao="vazio-indicacoes"
      titulo={situacao === 'todas' ? 'Ninguém ainda' : `Ninguém em “${ROTULO_DA_SITUACAO[situacao]}”`}
      texto="Os pedidos chegam pelos links da página de entrada, que também podem ser enviados por WhatsApp."
      acao={situacao === 'todas' ? undefined : <Botao onClick={limpar}>Ver todos</Botao>}
    />
  );
}
