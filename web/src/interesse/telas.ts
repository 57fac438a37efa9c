export { Interessados } from './interessados';
export { VerInteressado } from './ver-interessado';
