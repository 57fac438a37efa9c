import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { IconChevronRight, IconRefresh } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './ver-renovacoes.module.css';

/** Somebody's pet is about to run out of food. */
export function VerRenovacoes({ quantas }: { quantas: number }) {
  return (
    <Link to="/renovacoes" className={classes.renovacoes}>
      <IconRefresh size={24} aria-hidden />
      <span className={classes.textos}>
        <strong>
          {quantas === 1 ? 'Um tutor pede nova indicação' : `${formatarInteiro(quantas)} tutores pedem nova indicação`}
        </strong>
        <span className={classes.nota}>Você responde em um toque</span>
      </span>
      <IconChevronRight size={20} aria-hidden />
    </Link>
  );
}
