import { Botao } from '../ui/botao';
import { EstadoVazio } from '../ui/estado-vazio';
import { useFiltros } from './use-filtros';

/** Nothing to list, and the way on. */
export function SemLojas() {
  const { filtros, endereco, mudar } = useFiltros();
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
        acao={<Botao para={endereco({ tipo: 'loja_fisica' })}>Ver lojas físicas</Botao>}
      />
    );
  }
  return (
    <EstadoVazio
      ilustracao="vazio-lojas"
      titulo="Ainda não identificamos lojas na sua região, utilize a loja ONLINE!"
      acao={
        <Botao tom="mata" para={endereco({ tipo: 'loja_online' })}>
          Ver lojas online
        </Botao>
      }
    />
  );
}
