import type { ChamadaDaEquipe } from '@indica-bem/domain/equipe/pode';
import { type Icon, IconHeartHandshake } from '@tabler/icons-react';

export type Atalho = { rotulo: string; dica: string; para: string; Icone: Icon; precisa?: ChamadaDaEquipe };

export const FORMULA_DO_BEM: Atalho = {
  rotulo: 'Fórmula do Bem',
  dica: 'Veja quanto já doamos juntos',
  para: '/formula-do-bem',
  Icone: IconHeartHandshake,
};
