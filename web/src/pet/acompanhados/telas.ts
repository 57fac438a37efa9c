// A partner who opens one of them opens the other: one file of the first screen's list.
export { PetAcompanhado } from './acompanhado';
export { Acompanhados } from './acompanhados';
