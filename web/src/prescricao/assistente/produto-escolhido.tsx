import type { Produto } from '@indica-bem/domain/produto/contrato';
import { FotoDoProduto } from '../../compartilhado/produto/foto-do-produto';
import { NomeDoProduto } from '../../compartilhado/produto/nome-do-produto';
import classes from './formulario.module.css';

type ProdutoEscolhidoProps = { produto: Produto; quantidade?: string | null };

export function ProdutoEscolhido({ produto, quantidade }: ProdutoEscolhidoProps) {
  return (
    <div className={classes.produto}>
      <FotoDoProduto caminho={produto.imagem_caminho} altura={72} />
      <p>
        <NomeDoProduto produto={produto} />
        {quantidade && <span>{quantidade}</span>}
      </p>
    </div>
  );
}
