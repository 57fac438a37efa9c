import type { Produto } from '@indica-bem/domain/produto/contrato';
import { FotoDoProduto } from '../../compartilhado/produto/foto-do-produto';
import classes from './formulario.module.css';

type ProdutoEscolhidoProps = { produto: Produto; gramas?: number | undefined };

export function ProdutoEscolhido({ produto, gramas }: ProdutoEscolhidoProps) {
  return (
    <div className={classes.produto}>
      <FotoDoProduto caminho={produto.imagem_caminho} altura={72} />
      <p>
        <strong>{produto.nome}</strong>
        {gramas !== undefined && <span>{gramas} g por dia</span>}
      </p>
    </div>
  );
}
