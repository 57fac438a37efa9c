import {
  IconBuildingStore,
  IconClipboardList,
  IconClipboardPlus,
  IconPaw,
  IconRefresh,
  IconTicket,
} from '@tabler/icons-react';
import { type Atalho, FORMULA_DO_BEM } from '../atalho';

/** The one act this person comes for. */
export const PRINCIPAL: Atalho = {
  rotulo: 'Nova indicação',
  dica: 'Com cálculo da quantidade diária',
  para: '/prescricoes/nova',
  Icone: IconClipboardPlus,
};

export const ATALHOS: Atalho[] = [
  { rotulo: 'Indicações', dica: 'As que você já fez', para: '/indicacoes', Icone: IconClipboardList },
  { rotulo: 'Renovações', dica: 'Quem pede uma nova indicação', para: '/renovacoes', Icone: IconRefresh },
  { rotulo: 'Cupons', dica: 'Gerados pelos seus tutores', para: '/cupom', Icone: IconTicket },
  { rotulo: 'Pets acompanhados', dica: 'O peso de quem você indicou', para: '/acompanhados', Icone: IconPaw },
  { rotulo: 'Lojas parceiras', dica: 'Onde o tutor pode comprar', para: '/lojistas', Icone: IconBuildingStore },
  FORMULA_DO_BEM,
];
