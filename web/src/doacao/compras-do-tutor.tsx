import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import { listarComprasDoTutor } from '@indica-bem/domain/nota/chamadas';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import { NotaDaCompra } from '../compartilhado/nota/nota-da-compra';
import { usePaginas } from '../lib/paginas';
import { Cartao } from '../ui/cartao';
import { EstadoVazio } from '../ui/estado-vazio';
import { ListaPaginada } from '../ui/lista-paginada';
import classes from './formula-do-bem.module.css';

/** The tutor's own purchases, each with its receipt or the way to send it. */
export function ComprasDoTutor() {
  const paginas = usePaginas(listarComprasDoTutor, { query: {} }, (pagina) => pagina.compras);
  return (
    <ListaPaginada
      paginas={paginas}
      nome={['compra', 'compras']}
      vazio={
        <EstadoVazio
          ilustracao="vazio-cupons"
          titulo="Nenhuma compra ainda"
          texto="Depois que a loja valida o seu cupom, a compra aparece aqui e você pode enviar a nota."
        />
      }
    >
      {(compra) => (
        <Cartao key={compra.id_coupon} como="li">
          <div className={classes.compra}>
            <div>
              <strong>{nomeEmUmaLinha(compra.produto ?? 'Indicação específica')}</strong>
              <p>
                {compra.loja} · {isoParaBr(compra.data_efetivacao)} · {formatarReais(reaisParaCentavos(compra.valor))}
              </p>
            </div>
            <NotaDaCompra compra={compra} verbo="Enviar nota" />
          </div>
        </Cartao>
      )}
    </ListaPaginada>
  );
}
