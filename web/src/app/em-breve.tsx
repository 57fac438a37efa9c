import { useMatches } from 'react-router';
import { Botao } from '../ui/botao';
import { EstadoVazio } from '../ui/estado-vazio';
import { Pagina } from '../ui/pagina';

/** Holds the place of a screen that is still to come. */
export function EmBreve() {
  const { titulo = 'Em breve' } = (useMatches().at(-1)?.handle ?? {}) as { titulo?: string };
  return (
    <Pagina titulo={titulo}>
      <EstadoVazio
        ilustracao="cao-e-gato"
        titulo="Em breve por aqui"
        texto="Estamos preparando esta página com carinho. Volte logo para conferir."
        acao={<Botao para="/home">Ir para o início</Botao>}
      />
    </Pagina>
  );
}
