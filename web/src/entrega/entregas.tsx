import { criarEntrega, listarEntregas } from '@indica-bem/domain/entrega/chamadas';
import { TIPOS_DE_ENTREGA, type TipoDeEntrega } from '@indica-bem/domain/entrega/regras';
import { IconPlus, IconWorld } from '@tabler/icons-react';
import { useFiltrosNoEndereco } from '../lib/filtros-no-endereco';
import { usePaginas } from '../lib/paginas';
import { marcado, noEndereco, texto, umDe } from '../lib/partes-do-endereco';
import { usePode } from '../lib/pode';
import { Botao } from '../ui/botao';
import { CampoDeBusca } from '../ui/campo-de-busca';
import { EstadoVazio } from '../ui/estado-vazio';
import { Fichas } from '../ui/fichas';
import { ListaPaginada } from '../ui/lista-paginada';
import { Pagina } from '../ui/pagina';
import { CartaoDaEntrega } from './cartao-da-entrega';
import { Contas } from './contas';

type Filtros = { busca: string; tipo: TipoDeEntrega | null; retiradas: boolean };
const FILTROS = noEndereco<Filtros>({
  busca: texto('busca'),
  tipo: umDe('tipo', TIPOS_DE_ENTREGA, null),
  retiradas: marcado('so', 'retiradas'),
});
const SEM_FILTROS: Filtros = { busca: '', tipo: null, retiradas: false };

/** What was promised, what arrived, and each delivery. */
export function Entregas() {
  const pode = usePode();
  const { filtros, mudar, escolha } = useFiltrosNoEndereco(FILTROS);
  const { busca, tipo, retiradas } = filtros;
  const query = {
    busca: busca || undefined,
    tipo: tipo ?? undefined,
    situacao: retiradas ? ('retiradas' as const) : ('publicadas' as const),
  };
  const paginas = usePaginas(listarEntregas, { query }, ({ entregas }) => entregas);
  const contas = paginas.primeira?.contas;
  return (
    <Pagina
      titulo="Entregas"
      subtitulo="O que as compras prometeram, e o que já chegou a quem precisa"
      acoes={
        <>
          {pode(criarEntrega) && (
            <Botao tom="principal" para="/entregas/nova" icone={<IconPlus size={20} aria-hidden />}>
              Nova entrega
            </Botao>
          )}
          <Botao para="/transparencia" icone={<IconWorld size={20} aria-hidden />}>
            Página pública
          </Botao>
        </>
      }
    >
      {contas && <Contas contas={contas} />}
      <CampoDeBusca
        rotulo="Buscar entrega"
        placeholder="Instituição ou cidade"
        busca={busca}
        mudar={(nova) => mudar({ busca: nova })}
      />
      <Fichas
        rotulo="Quais entregas"
        opcoes={[
          { nome: 'Todas', ...escolha({ tipo: null, retiradas: false }), atual: !tipo && !retiradas },
          { nome: 'Ração', ...escolha({ tipo: 'racao', retiradas: false }), atual: tipo === 'racao' && !retiradas },
          {
            nome: 'Cadeiras de rodas',
            ...escolha({ tipo: 'cadeira', retiradas: false }),
            atual: tipo === 'cadeira' && !retiradas,
          },
          { nome: 'Retiradas', ...escolha({ tipo: null, retiradas: true }), atual: retiradas },
        ]}
      />
      <ListaPaginada
        paginas={paginas}
        nome={['entrega', 'entregas']}
        vazio={<Vazio filtros={filtros} limpar={() => mudar(SEM_FILTROS)} />}
      >
        {(entrega) => <CartaoDaEntrega key={entrega.id} entrega={entrega} />}
      </ListaPaginada>
    </Pagina>
  );
}

function Vazio({ filtros: { busca, tipo, retiradas }, limpar }: { filtros: Filtros; limpar: () => void }) {
  const pode = usePode();
  if (busca || tipo || retiradas) {
    return (
      <EstadoVazio
        ilustracao="nao-encontrada"
        titulo={retiradas && !busca ? 'Nenhuma entrega retirada' : 'Nenhuma entrega encontrada'}
        texto={retiradas && !busca ? 'O que for retirado aparece aqui, com o motivo.' : 'Confira o que foi digitado.'}
        acao={<Botao onClick={limpar}>Ver todas</Botao>}
      />
    );
  }
  return (
    <EstadoVazio
      ilustracao="formula-do-bem"
      titulo="Nenhuma entrega ainda"
      texto="Cada entrega registrada aparece na página pública, com foto, e conta para o que foi prometido."
      acao={pode(criarEntrega) && <Botao para="/entregas/nova">Registrar a primeira</Botao>}
    />
  );
}
