import type { Produto } from '@indica-bem/domain/produto/contrato';
import { CartaoDoProduto } from '../cartao-do-produto';
import classes from './catalogo.module.css';

export function Produtos({ produtos }: { produtos: Produto[] }) {
  return (
    <ul className={classes.produtos}>
      {produtos.map((produto) => (
        <li key={produto.id_produto}>
          <CartaoDoProduto produto={produto} para={`/produto/ver/${produto.id_produto}`} />
        </li>
      ))}
    </ul>
  );
}
