import { listarPrescricoes } from '@indica-bem/domain/prescricao/chamadas';
import { IconPlus } from '@tabler/icons-react';
import { BannerDaPagina } from '../../compartilhado/capa/banner-da-pagina';
import { useFiltrosNoEndereco } from '../../lib/filtros-no-endereco';
import { usePaginas } from '../../lib/paginas';
import { Botao } from '../../ui/botao';
import { EstadoVazio } from '../../ui/estado-vazio';
import { ListaPaginada } from '../../ui/lista-paginada';
import { Pagina } from '../../ui/pagina';
import { AguardandoEnvio } from '../aguardando/aguardando-envio';
import { CartaoDaIndicacao } from './cartao-da-indicacao';
import { escreverFiltros, lerFiltros } from './filtros';
import { FiltrosDaLista } from './filtros-da-lista';

/** "Indicações Realizadas" of a partner. The filters live in the address, the pages in the cache: "back" finds both. */
export function IndicacoesRealizadas() {
  const { filtros, mudar } = useFiltrosNoEndereco({ ler: lerFiltros, escrever: escreverFiltros });
  const query = { busca: filtros.busca || undefined, status: filtros.status ?? undefined };
  const paginas = usePaginas(listarPrescricoes, { query }, ({ prescritions }) => prescritions);

  return (
    <Pagina
      titulo="Indicações Realizadas"
      acoes={
        <Botao tom="principal" para="/prescricoes/nova" icone={<IconPlus size={20} aria-hidden />}>
          Nova indicação
        </Botao>
      }
    >
      <AguardandoEnvio />
      <FiltrosDaLista filtros={filtros} mudar={mudar} />
      <ListaPaginada
        linhas
        paginas={paginas}
        nome={['indicação', 'indicações']}
        vazio={
          <Vazio
            filtrada={filtros.busca !== '' || filtros.status !== null}
            limpar={() => mudar({ busca: '', status: null })}
          />
        }
      >
        {(prescricao) => <CartaoDaIndicacao key={prescricao.id_prescricao} prescricao={prescricao} />}
      </ListaPaginada>
      <BannerDaPagina pagina="indicacoes" />
    </Pagina>
  );
}

function Vazio({ filtrada, limpar }: { filtrada: boolean; limpar: () => void }) {
  if (filtrada) {
    return (
      <EstadoVazio
        ilustracao="nao-encontrada"
        titulo="Nenhuma indicação encontrada"
        texto="Confira o que foi digitado ou veja todas as suas indicações."
        acao={<Botao onClick={limpar}>Limpar filtros</Botao>}
      />
    );
  }
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
