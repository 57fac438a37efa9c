import { Botao } from '../ui/botao';
import { EstadoVazio } from '../ui/estado-vazio';
import { useFiltros } from './use-filtros';

/** Nothing to list, and the way on. */
export function SemLojas() {
  const { filtros, escolha, mudar } = useFiltros();
  if (filtros.busca) {
    return (
      <EstadoVazio
        ilustracao="vazio-lojas"
        titulo="Nenhuma loja encontrada"
        texto={`Não achamos “${filtros.busca}”. Confira o nome, a cidade ou o CEP.`}
        acao={<Botao onClick={() => mudar({ busca: '' })}>Limpar a busca</Botao>}
      />
    );
  }
  if (filtros.tipo === 'loja_online') {
    return (
      <EstadoVazio
        ilustracao="vazio-lojas"
        titulo="Nenhuma loja online por enquanto"
        texto="As lojas físicas da região já esperam por você."
        acao={<Botao para={escolha({ tipo: 'loja_fisica' }).para}>Ver lojas físicas</Botao>}
      />
    );
  }
  return (
    <EstadoVazio
      ilustracao="vazio-lojas"
      titulo="Ainda não identificamos lojas na sua região, utilize a loja ONLINE!"
      acao={
        <Botao tom="mata" para={escolha({ tipo: 'loja_online' }).para}>
          Ver lojas online
        </Botao>
      }
    />
  );
}
