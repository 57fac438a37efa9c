import { listarCampanhas } from '@indica-bem/domain/campanha/chamadas';
import type { OrdemDasCampanhas } from '@indica-bem/domain/campanha/regras';
import { IconPlus } from '@tabler/icons-react';
import { useFiltrosNoEndereco } from '../lib/filtros-no-endereco';
import { usePaginas } from '../lib/paginas';
import { marcado, noEndereco, ordemNoEndereco, texto } from '../lib/partes-do-endereco';
import { Botao } from '../ui/botao';
import { CampoDeBusca } from '../ui/campo-de-busca';
import { EmPaginas } from '../ui/em-paginas';
import { EstadoVazio } from '../ui/estado-vazio';
import { Fichas } from '../ui/fichas';
import { OrdenarPor } from '../ui/ordenar-por';
import { Pagina } from '../ui/pagina';
import { TabelaDeCampanhas } from './tabela-de-campanhas';
import classes from './tabela-de-campanhas.module.css';

const ORDENS: Record<OrdemDasCampanhas, string> = {
  '-validade': 'Validade mais distante',
  validade: 'Validade mais antiga',
  nome: 'Nome (A–Z)',
  '-nome': 'Nome (Z–A)',
  '-desconto': 'Maior desconto',
  desconto: 'Menor desconto',
  recentes: 'Criadas há pouco',
};
const FILTROS = noEndereco<{ busca: string; vigentes: boolean; ordem: OrdemDasCampanhas }>({
  busca: texto('busca'),
  vigentes: marcado('so', 'vigentes'),
  ordem: ordemNoEndereco(Object.keys(ORDENS) as [OrdemDasCampanhas, ...OrdemDasCampanhas[]]),
});

export function Campanhas() {
  const { filtros, mudar, escolha } = useFiltrosNoEndereco(FILTROS);
  const { busca, vigentes, ordem } = filtros;
  const query = { busca: busca || undefined, vigentes: vigentes ? ('S' as const) : undefined, ordem };
  const paginas = usePaginas(listarCampanhas, { query }, ({ campaigns }) => campaigns);

  return (
    <Pagina
      titulo="Campanhas"
      subtitulo="Descontos que as lojas carregam até uma data"
      acoes={
        <Botao tom="principal" para="/campanhas/nova" icone={<IconPlus size={20} aria-hidden />}>
          Nova campanha
        </Botao>
      }
    >
      <search className={classes.filtros}>
        <CampoDeBusca
          rotulo="Buscar campanha"
          placeholder="Nome da campanha"
          busca={busca}
          mudar={(nova) => mudar({ busca: nova })}
        />
        <OrdenarPor ordens={ORDENS} ordem={ordem} mudar={(nova) => mudar({ ordem: nova })} />
      </search>
      <Fichas
        rotulo="Quais campanhas"
        opcoes={[
          { nome: 'Todas', ...escolha({ vigentes: false }), atual: !vigentes },
          { nome: 'Vigentes', ...escolha({ vigentes: true }), atual: vigentes },
        ]}
      />
      <EmPaginas
        paginas={paginas}
        nome={['campanha', 'campanhas']}
        vazio={<Vazio filtrada={busca !== '' || vigentes} limpar={() => mudar({ busca: '', vigentes: false })} />}
      >
        {(campanhas) => (
          <TabelaDeCampanhas
            campanhas={campanhas}
            legenda={`Campanhas. Ordem: ${ORDENS[ordem]}`}
            ordem={{ atual: ordem, mudar: (nova) => mudar({ ordem: nova as OrdemDasCampanhas }) }}
          />
        )}
      </EmPaginas>
    </Pagina>
  );
}

function Vazio({ filtrada, limpar }: { filtrada: boolean; limpar: () => void }) {
  if (filtrada) {
    return (
      <EstadoVazio
        ilustracao="nao-encontrada"
        titulo="Nenhuma campanha encontrada"
        texto="Confira o que foi digitado ou veja todas."
        acao={<Botao onClick={limpar}>Ver todas</Botao>}
      />
    );
  }
  return (
    <EstadoVazio
      ilustracao="vazio-cupons"
      titulo="Nenhuma campanha ainda"
      texto="Sem campanha, todo cupom dá 10%. Crie uma e escolha as lojas que darão mais."
      acao={<Botao para="/campanhas/nova">Criar a primeira</Botao>}
    />
  );
}
