import { Botao } from '../../ui/botao';
import { EstadoVazio } from '../../ui/estado-vazio';

export function SemLojasNoMapa({ busca, limpar }: { busca: string; limpar: () => void }) {
  if (busca) {
    return (
      <EstadoVazio
        ilustracao="vazio-lojas"
        titulo="Nenhuma loja encontrada"
        texto={`Não achamos “${busca}”. Confira o nome, a cidade ou o CEP.`}
        acao={<Botao onClick={limpar}>Limpar a busca</Botao>}
      />
    );
  }
  return (
    <EstadoVazio
      ilustracao="vazio-lojas"
      titulo="Ainda não identificamos lojas na sua região, utilize a loja ONLINE!"
      acao={<Botao para="/lojistas?tipo=loja_online">Ver lojas online</Botao>}
    />
  );
}
