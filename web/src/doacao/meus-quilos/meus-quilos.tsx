import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { listarMeusQuilos } from '@indica-bem/domain/registro/chamadas';
import { usePaginas } from '../../lib/paginas';
import { Botao } from '../../ui/botao';
import { EstadoVazio } from '../../ui/estado-vazio';
import { ListaPaginada } from '../../ui/lista-paginada';
import { Pagina } from '../../ui/pagina';
import { CartaoDoQuilo } from './cartao-do-quilo';
import classes from './meus-quilos.module.css';

/** What a tutor's own purchases gave, each with its number in the public register and its proof. */
export function MeusQuilos() {
  const paginas = usePaginas(listarMeusQuilos, { query: {} }, (pagina) => pagina.quilos);
  const kg = paginas.primeira?.kg ?? 0;
  return (
    <Pagina titulo="Meus quilos" subtitulo="A ração que as suas compras doaram, quilo por quilo." largura="lista">
      {kg > 0 && (
        <p className={classes.total}>
          <strong>{formatarInteiro(kg)} kg</strong> {kg === 1 ? 'doado' : 'doados'} por você
        </p>
      )}
      {paginas.itens.length > 0 && (
        <p className={classes.explicacao}>
          Cada quilo tem um número no registro público das doações, que qualquer pessoa pode recontar. O comprovante
          liga o número à sua compra, e só você o recebe.
        </p>
      )}
      <ListaPaginada
        paginas={paginas}
        nome={['compra', 'compras']}
        vazio={
          <EstadoVazio
            ilustracao="formula-do-bem"
            titulo="Seu primeiro quilo está por vir"
            texto="Quando a loja valida o seu cupom, 1 kg de ração é doado e aparece aqui com o seu número."
            acao={<Botao para="/indicacoes">Ver minhas indicações</Botao>}
          />
        }
      >
        {(quilo) => <CartaoDoQuilo key={`${quilo.id_coupon}-${quilo.vez}`} quilo={quilo} />}
      </ListaPaginada>
    </Pagina>
  );
}
