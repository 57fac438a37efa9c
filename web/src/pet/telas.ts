// Of the tutor: who looks at the list goes on to one of the others.
export { EditarPet } from './editar-pet';
export { MeusPets } from './meus-pets';
export { NovoPet } from './novo-pet';
export { VerPet } from './ver/ver-pet';
