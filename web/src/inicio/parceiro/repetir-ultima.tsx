import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import { IconRepeat } from '@tabler/icons-react';
import { Link } from 'react-router';
import { enderecoDoProduto } from '../../compartilhado/indicacao/endereco-do-produto';
import classes from './repetir-ultima.module.css';

/** The wizard with the food of the last recommendation: of its tutor and its pet nothing goes along. */
export function RepetirUltima({ ultimas }: { ultimas: readonly Prescricao[] }) {
  const produto = ultimas.find(({ product }) => product?.em_prescricao === 'S')?.product;
  if (!produto) return null;
  return (
    <Link to={enderecoDoProduto(produto)} className={classes.repetir}>
      <IconRepeat size={22} aria-hidden />
      <span className={classes.textos}>
        <strong>Repetir última</strong>
        <span className={classes.nota}>{nomeEmUmaLinha(produto)}</span>
      </span>
    </Link>
  );
}
