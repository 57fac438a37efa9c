import type { Produto } from '@indica-bem/domain/produto/contrato';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { todosOsProdutos } from '../../compartilhado/produto/todos-os-produtos';
import { useFiltrosNoEndereco } from '../../lib/filtros-no-endereco';
import { noEndereco, ordemNoEndereco } from '../../lib/partes-do-endereco';
import { Botao } from '../../ui/botao';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { EstadoVazio } from '../../ui/estado-vazio';
import { OrdenarPor } from '../../ui/ordenar-por';
import { Pagina } from '../../ui/pagina';
import { type Filtros, filtrar, PARTES_DOS_FILTROS, SEM_FILTROS } from './filtros';
import { FiltrosDaLista } from './filtros-da-lista';
import { emOrdem, ORDENS, type Ordem } from './ordens';
import classes from './produtos.module.css';
import { TabelaDeProdutos } from './tabela-de-produtos';

const POR_VEZ = 25;

/** How far the list was opened is in the address as well: "back" finds the place. */
const LISTA = noEndereco<Filtros & { ordem: Ordem; mostrar: number }>({
  ...PARTES_DOS_FILTROS,
  ordem: ordemNoEndereco(Object.keys(ORDENS) as [Ordem, ...Ordem[]]),
  mostrar: {
    nome: 'mostrar',
    ler: (lido) => Math.max(POR_VEZ, Number(lido) || 0),
    escrever: (mostrar) => (mostrar > POR_VEZ ? String(mostrar) : ''),
  },
});

/** The team's list: everything on sale, also what is in no list. Filters and place live in the address. */
export function Produtos() {
  const { data: produtos, error, refetch } = useQuery(todosOsProdutos());
  return (
    <Pagina
      titulo="Produtos"
      acoes={
        <Botao tom="principal" para="/produto/novo" icone={<IconPlus size={22} aria-hidden />}>
          Novo produto
        </Botao>
      }
    >
      {produtos && <Lista produtos={produtos} />}
      {!produtos && !error && <EsqueletoDeLista linhas={5} altura={104} />}
      {!produtos && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
    </Pagina>
  );
}

function Lista({ produtos }: { produtos: Produto[] }) {
  const { filtros: lidos, mudar } = useFiltrosNoEndereco(LISTA);
  const { mostrar, ordem, ...filtros } = lidos;
  const achados = emOrdem(filtrar(produtos, filtros), ordem);
  const estreitar = (mudanca: Partial<Filtros & { ordem: Ordem }>) => mudar({ ...mudanca, mostrar: POR_VEZ });

  if (produtos.length === 0) {
    return (
      <EstadoVazio
        ilustracao="saco-racao"
        titulo="Nenhum produto ainda"
        texto="Crie o primeiro: ele aparece no catálogo e nas novas indicações."
        acao={<Botao para="/produto/novo">Criar o primeiro</Botao>}
      />
    );
  }
  return (
    <>
      <FiltrosDaLista filtros={filtros} mudar={estreitar} />
      <div className={classes.topo}>
        <p role="status">{contar(achados.length, produtos.length)}</p>
        <OrdenarPor ordens={ORDENS} ordem={ordem} mudar={(nova) => estreitar({ ordem: nova })} />
      </div>
      {achados.length === 0 ? (
        <EstadoVazio
          ilustracao="nao-encontrada"
          titulo="Nenhum produto encontrado"
          texto="Confira o que foi digitado ou veja todos os produtos."
          acao={<Botao onClick={() => estreitar(SEM_FILTROS)}>Limpar filtros</Botao>}
        />
      ) : (
        <TabelaDeProdutos
          produtos={achados.slice(0, mostrar)}
          ordem={{ atual: ordem, mudar: (nova) => estreitar({ ordem: nova as Ordem }) }}
        />
      )}
      {achados.length > mostrar && <Botao onClick={() => mudar({ mostrar: mostrar + POR_VEZ })}>Mostrar mais</Botao>}
    </>
  );
}

function contar(achados: number, total: number): string {
  const nome = total === 1 ? 'produto' : 'produtos';
  return achados === total ? `${total} ${nome}` : `${achados} de ${total} ${nome}`;
}
