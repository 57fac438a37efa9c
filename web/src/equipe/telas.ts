export { AlterarMembro } from './alterar';
export { Convidar } from './convidar';
export { Equipe } from './equipe';
