import type { Produto } from '@indica-bem/domain/produto/contrato';
import type { ProdutoNomeado } from '@indica-bem/domain/produto/nome-estruturado';
import { Link } from 'react-router';
import { FotoDoProduto } from '../compartilhado/produto/foto-do-produto';
import { NomeDoProduto } from '../compartilhado/produto/nome-do-produto';
import classes from './cartao-do-produto.module.css';

type CartaoDoProdutoProps = {
  produto: ProdutoNomeado & Pick<Produto, 'imagem_caminho'>;
  /** Its page; one that is still being typed has none. */
  para?: string;
};

/** A product as the catalogue shows it. */
export function CartaoDoProduto({ produto, para }: CartaoDoProdutoProps) {
  const conteudo = (
    <>
      <span className={classes.figura}>
        <FotoDoProduto caminho={produto.imagem_caminho} altura={150} />
      </span>
      <span className={classes.nome}>
        <NomeDoProduto produto={produto} />
      </span>
    </>
  );
  if (!para) return <div className={classes.produto}>{conteudo}</div>;
  return (
    <Link to={para} className={classes.produto}>
      {conteudo}
      <span className={classes.abrir}>Ver produto</span>
    </Link>
  );
}
