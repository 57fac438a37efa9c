import { type FiguraDePet, figuraDoPet, type PetDeFigura } from '@indica-bem/domain/pet/figura';
import { Ilustracao } from '../ui/ilustracao';
import classes from './figura-do-pet.module.css';

type FiguraDoPetProps = {
  pet: PetDeFigura;
  /** The face it has among others; by itself, its own. */
  figura?: FiguraDePet | undefined;
  pequena?: boolean;
};

export function FiguraDoPet({ pet, figura = figuraDoPet(pet), pequena = false }: FiguraDoPetProps) {
  return (
    <span className={classes.figura} data-tipo={pet.tipo} data-pequena={pequena || undefined}>
      <Ilustracao nome={figura} largura={pequena ? 52 : 64} />
    </span>
  );
}
