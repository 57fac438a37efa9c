import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { Pagina } from '../../ui/pagina';
import classes from './sem-caixa.module.css';

/** An online store has no till: its coupons are used on its site and reported by a file. */
export function SemCaixa() {
  return (
    <div className={classes.semCaixa}>
      <Pagina titulo="Validar desconto" largura="media">
        <Aviso tom="info" titulo="Lojas online não validam cupons aqui">
          O cliente usa o código do cupom no seu site, na hora de pagar.
        </Aviso>
        <Cartao como="section" rotulo="Como funciona">
          <ol className={classes.passos}>
            <li>O tutor escolhe a sua loja e recebe um código de desconto.</li>
            <li>Ele digita o código no carrinho do seu site e paga com o desconto.</li>
            <li>Você envia à equipe a planilha com os códigos usados, e a equipe dá baixa em todos de uma vez.</li>
            <li>Com a baixa, as vendas aparecem em Cupons efetivados e cada uma vira 1 kg de ração doado.</li>
          </ol>
        </Cartao>
        <Botao tom="principal" para="/cupom/efetivados">
          Ver cupons efetivados
        </Botao>
        <Botao para="/contato">Falar com a equipe</Botao>
      </Pagina>
    </div>
  );
}
