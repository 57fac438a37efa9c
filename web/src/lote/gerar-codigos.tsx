import { listarLotes } from '@indica-bem/domain/lote/chamadas';
import { usePaginas } from '../lib/paginas';
import { Aviso } from '../ui/aviso';
import { EstadoVazio } from '../ui/estado-vazio';
import { ListaPaginada } from '../ui/lista-paginada';
import { Pagina } from '../ui/pagina';
import { CartaoDoLote } from './cartao-do-lote';
import { FormularioDoLote } from './formulario-do-lote';
import classes from './lote.module.css';

const TEXTOS = {
  livres: {
    titulo: 'Cadastro de prescrições',
    subtitulo: 'Códigos em branco para imprimir: cada parceiro preenche o seu ao indicar.',
  },
  especificos: {
    titulo: 'Cadastro de prescrições específicas',
    subtitulo: 'Códigos com título e desconto próprios, que o tutor resgata sem precisar de um parceiro.',
  },
} as const;

export const GerarCodigos = () => <TelaDeLotes especificos={false} />;
export const GerarCodigosEspecificos = () => <TelaDeLotes especificos />;

function TelaDeLotes({ especificos }: { especificos: boolean }) {
  const { titulo, subtitulo } = TEXTOS[especificos ? 'especificos' : 'livres'];
  const paginas = usePaginas(
    listarLotes,
    { query: { especificos: especificos ? 'S' : 'N' } },
    (pagina) => pagina.lotes,
  );
  return (
    <Pagina titulo={titulo} subtitulo={subtitulo} largura="media">
      <FormularioDoLote especificos={especificos} />
      <section className={classes.lotes} aria-labelledby="lotes">
        <h2 id="lotes">Lotes gerados</h2>
        {paginas.itens.length > 0 && (
          <Aviso tom="info">O arquivo e a folha de cartões podem ser baixados de novo a qualquer momento.</Aviso>
        )}
        <ListaPaginada
          paginas={paginas}
          nome={['lote', 'lotes']}
          vazio={
            <EstadoVazio
              ilustracao="vazio-indicacoes"
              titulo="Nenhum lote ainda"
              texto="Preencha a quantidade e a data acima: os códigos aparecem aqui, prontos para baixar e imprimir."
            />
          }
        >
          {(lote) => <CartaoDoLote key={lote.id_lote} lote={lote} />}
        </ListaPaginada>
      </section>
    </Pagina>
  );
}
