import { listarEmAnalise } from '@indica-bem/domain/analise/chamadas';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { usePaginas } from '../lib/paginas';
import { Aviso } from '../ui/aviso';
import { EstadoVazio } from '../ui/estado-vazio';
import { ListaPaginada } from '../ui/lista-paginada';
import { Pagina } from '../ui/pagina';
import classes from './analise.module.css';
import { CompraRetida } from './compra-retida';
import { Leituras } from './leituras';

/** Purchases that a rule held until somebody looks, and how tills read their coupons. */
export function ComprasEmAnalise() {
  const paginas = usePaginas(listarEmAnalise, { query: {} }, (pagina) => pagina.compras);
  const kg = paginas.primeira?.kg_retidos ?? 0;
  return (
    <Pagina
      titulo="Compras em análise"
      subtitulo="O quilo de cada uma espera até alguém liberar ou estornar."
      largura="lista"
    >
      {kg > 0 && (
        <Aviso tom="alerta">
          <strong>{formatarInteiro(kg)} kg</strong> {kg === 1 ? 'espera' : 'esperam'} por uma decisão.
        </Aviso>
      )}
      <ListaPaginada
        paginas={paginas}
        nome={['compra em análise', 'compras em análise']}
        vazio={
          <EstadoVazio
            ilustracao="vazio-cupons"
            titulo="Nenhuma compra em análise"
            texto="Quando uma regra retém uma compra, ela aparece aqui, com o motivo."
          />
        }
      >
        {(compra) => <CompraRetida key={`${compra.id_coupon}-${compra.vez}`} compra={compra} />}
      </ListaPaginada>
      <section className={classes.leituras} aria-labelledby="leituras">
        <Leituras />
      </section>
    </Pagina>
  );
}
