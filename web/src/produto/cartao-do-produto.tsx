import { linkDoProduto } from '@indica-bem/domain/produto/catalogo';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { IconExternalLink } from '@tabler/icons-react';
import { FotoDoProduto } from '../compartilhado/produto/foto-do-produto';
import classes from './cartao-do-produto.module.css';

/** A product as the catalogue shows it. */
export function CartaoDoProduto({ nome, link, imagem_caminho }: Pick<Produto, 'nome' | 'link' | 'imagem_caminho'>) {
  const destino = linkDoProduto(link);
  const conteudo = (
    <>
      <span className={classes.figura}>
        <FotoDoProduto caminho={imagem_caminho} altura={150} />
      </span>
      <span className={classes.nome}>{nome}</span>
    </>
  );
  if (!destino) return <div className={classes.produto}>{conteudo}</div>;
  return (
    <a href={destino} target="_blank" rel="noopener noreferrer" className={classes.produto}>
      {conteudo}
      <span className={classes.abrir}>
        Ver produto
        <IconExternalLink size={16} aria-hidden />
        <span className="so-leitor">(abre em outra aba)</span>
      </span>
    </a>
  );
}
