import { figurasDosPets, type PetDeFigura } from '@indica-bem/domain/pet/figura';
import { Ilustracao } from '../../ui/ilustracao';

/** Its face among those of all the tutor's pets: the same here as in their list. */
export function RostoDoPet({ id, pets }: { id: number; pets: readonly PetDeFigura[] }) {
  return <Ilustracao nome={figurasDosPets(pets).get(id) ?? 'cao'} largura={44} />;
}
