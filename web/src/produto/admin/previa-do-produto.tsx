import { useEndereco } from '../../ui/campo-de-imagem';
import { CartaoDoProduto } from '../cartao-do-produto';
import classes from './formulario-do-produto.module.css';
import type { CamposDoProduto } from './rascunho';

type PreviaDoProdutoProps = { campos: CamposDoProduto; foto: string | null; arquivo: File | null };

/** The product as the catalogue will show it, while it is being typed. */
export function PreviaDoProduto({ campos, foto, arquivo }: PreviaDoProdutoProps) {
  const nova = useEndereco(arquivo);
  const { nome, opcao, porte, sub_categoria, em_catalogo } = campos;
  return (
    <aside className={classes.previa} aria-label="Prévia do catálogo">
      <h2>No catálogo</h2>
      {em_catalogo === 'S' ? (
        <div className={classes.cartao}>
          <CartaoDoProduto
            produto={{
              nome: nome.trim() || 'Nome do produto',
              opcao: opcao.trim(),
              porte,
              sub_categoria,
              imagem_caminho: nova ?? foto,
            }}
          />
        </div>
      ) : (
        <p>Este produto não aparece no catálogo.</p>
      )}
    </aside>
  );
}
