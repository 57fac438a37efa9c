import { useState } from 'react';
import classes from './foto-do-produto.module.css';
import { Ilustracao } from './ilustracao';

type FotoDoProdutoProps = { endereco?: string | null; tamanho?: number };

/** Beside the product's name, so it says nothing more to a screen reader. Without a photo, the drawn package. */
export function FotoDoProduto({ endereco, tamanho = 76 }: FotoDoProdutoProps) {
  const [falhou, setFalhou] = useState(false);
  return (
    <span className={classes.moldura} style={{ width: tamanho, height: tamanho }}>
      {endereco && !falhou ? (
        <img src={endereco} alt="" width={tamanho} height={tamanho} onError={() => setFalhou(true)} />
      ) : (
        <Ilustracao nome="saco-racao" largura={Math.round(tamanho * 0.8)} />
      )}
    </span>
  );
}
