import { porPapel } from './por-papel';

/** `home`: each role its own, so that none brings the others' parts. The team's is its panel. */
export const inicio = porPapel({
  tutor: () => import('../../inicio/tutor/inicio-do-tutor').then((m) => m.InicioDoTutor),
  prescritor: () => import('../../inicio/parceiro/inicio-do-parceiro').then((m) => m.InicioDoParceiro),
  lojista: () => import('../../inicio/loja/inicio-da-loja').then((m) => m.InicioDaLoja),
  indicabem: () => import('./painel-da-equipe').then((m) => m.PainelDaEquipe),
});
