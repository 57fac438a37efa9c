import { IconClipboardCheck, IconReportMoney, IconScan, IconWorld } from '@tabler/icons-react';
import type { Atalho } from '../atalho';

/** The one act this person comes for. */
export const PRINCIPAL: Atalho = {
  rotulo: 'Validar desconto',
  dica: 'Com a câmera ou digitando o código',
  para: '/cupom/efetivar',
  Icone: IconScan,
};

/** An online store has no till: its sales come by a file. */
export const PRINCIPAL_DA_ONLINE: Atalho = {
  rotulo: 'Vendas da loja online',
  dica: 'Como os cupons usados no seu site chegam aqui',
  para: '/cupom/efetivar',
  Icone: IconWorld,
};

export const ATALHOS: Atalho[] = [
  {
    rotulo: 'Cupons validados',
    dica: 'Suas vendas com desconto',
    para: '/cupom/efetivados',
    Icone: IconClipboardCheck,
  },
  { rotulo: 'Acerto', dica: 'O que você tem a receber', para: '/acerto', Icone: IconReportMoney },
];
