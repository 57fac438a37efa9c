import { useState } from 'react';
import classes from './foto-do-produto.module.css';

type FotoDoProdutoProps = { caminho: string | null | undefined; altura: number };

/** The package, four by five; a drawn one when there is no picture. Its name always stands beside it. */
export function FotoDoProduto({ caminho, altura }: FotoDoProdutoProps) {
  const [falhou, setFalhou] = useState<string>();
  const semFoto = !caminho || caminho === falhou;
  return (
    <img
      className={classes.foto}
      src={semFoto ? `${import.meta.env.BASE_URL}ilustracoes/saco-racao.svg` : caminho}
      alt=""
      width={Math.round(altura * 0.8)}
      height={altura}
      onError={() => caminho && setFalhou(caminho)}
    />
  );
}
