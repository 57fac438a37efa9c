import { usePaginas } from '../../lib/paginas';
import { BannerDaPagina } from '../../ui/banner-da-pagina';
import { Botao } from '../../ui/botao';
import { EstadoVazio } from '../../ui/estado-vazio';
import { ListaPaginada } from '../../ui/lista-paginada';
import { Pagina } from '../../ui/pagina';
import { CartaoDaIndicacao } from './cartao-da-indicacao';

/** What was recommended for the tutor's pets, newest first. */
export function MinhasIndicacoes() {
  const paginas = usePaginas('GET /prescritions', {}, ({ prescritions }) => prescritions);
  return (
    <Pagina titulo="Minhas indicações" acoes={<Botao para="/prescricoes/nova">Tenho um código</Botao>}>
      <BannerDaPagina
        pagina="indicacoes"
        titulo="O cuidado certo, indicado para o seu pet"
        texto="Escolha a loja parceira e compre com desconto."
      />
      <ListaPaginada paginas={paginas} nome={['indicação', 'indicações']} vazio={<SemIndicacoes />}>
        {(indicacao) => <CartaoDaIndicacao key={indicacao.id_prescricao} indicacao={indicacao} />}
      </ListaPaginada>
    </Pagina>
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
