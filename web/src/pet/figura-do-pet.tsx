import type { TipoDePet } from '@indica-bem/domain/pet/regras';
import { Ilustracao } from '../ui/ilustracao';
import classes from './figura-do-pet.module.css';

export function FiguraDoPet({ tipo, pequena = false }: { tipo: TipoDePet; pequena?: boolean }) {
  return (
    <span className={classes.figura} data-tipo={tipo} data-pequena={pequena || undefined}>
      <Ilustracao nome={tipo === 'Gato' ? 'gato' : 'cao'} largura={pequena ? 52 : 64} />
    </span>
  );
}
