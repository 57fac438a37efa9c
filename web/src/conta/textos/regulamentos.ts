/** Each role has its own, and loads no other. */
export const REGULAMENTOS = {
  tutor: () => import('./regulamento-tutor').then((m) => m.versoes),
  prescritor: () => import('./regulamento-prescritor').then((m) => m.versoes),
  lojista: () => import('./regulamento-lojista').then((m) => m.versoes),
};
