import { nomeEstruturado, type ProdutoNomeado } from '@indica-bem/domain/produto/nome-estruturado';
import classes from './nome-do-produto.module.css';

type NomeDoProdutoProps = {
  produto: ProdutoNomeado;
  /** `cartao` beside a picture, `pagina` as what the page is about. */
  tamanho?: 'cartao' | 'pagina';
};

/** Line, who for and flavour, one below the other; read aloud it is one sentence. Goes inside the heading or the link. */
export function NomeDoProduto({ produto, tamanho = 'cartao' }: NomeDoProdutoProps) {
  const { linha, paraQuem, sabor } = nomeEstruturado(produto);
  return (
    <span className={classes.nome} translate="no" data-tamanho={tamanho}>
      {linha && (
        <span className={classes.linha}>
          {linha}
          <span className="so-leitor">, </span>
        </span>
      )}
      <span className={classes.paraQuem}>{paraQuem}</span>
      {sabor && (
        <span className={classes.sabor}>
          <span className="so-leitor">, </span>
          {sabor}
        </span>
      )}
    </span>
  );
}
