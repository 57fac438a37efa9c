import { IconBuildingStore, IconCalendarHeart, IconClipboardList, IconKey, IconPaw } from '@tabler/icons-react';
import { type Atalho, FORMULA_DO_BEM } from '../atalho';

export const ATALHOS: Atalho[] = [
  {
    rotulo: 'Tenho um código',
    dica: 'Resgate a indicação que você recebeu',
    para: '/prescricoes/nova',
    Icone: IconKey,
  },
  {
    rotulo: 'Minhas indicações',
    dica: 'O que indicaram para o seu pet',
    para: '/prescricoes',
    Icone: IconClipboardList,
  },
  { rotulo: 'Meus pets', dica: 'Porção, peso e dados de cada um', para: '/pet', Icone: IconPaw },
  { rotulo: 'Calendário do pet', dica: 'Vacinas, banhos e lembretes', para: '/eventos', Icone: IconCalendarHeart },
  { rotulo: 'Lojas parceiras', dica: 'Onde comprar com desconto', para: '/lojistas', Icone: IconBuildingStore },
  FORMULA_DO_BEM,
];
