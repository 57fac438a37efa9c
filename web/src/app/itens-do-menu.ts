import type { Papel } from '@indica-bem/domain/contrato/chamada';
import {
  IconBuildingStore,
  IconCalendarEvent,
  IconClipboardCheck,
  IconClipboardList,
  IconClipboardPlus,
  IconHeartHandshake,
  IconHome,
  IconMail,
  IconPackage,
  IconPaw,
  IconRefresh,
  IconReportMoney,
  IconScan,
  IconScript,
  IconShieldLock,
  IconTicket,
  IconUserCircle,
} from '@tabler/icons-react';

import type { Sessao } from '../lib/sessao';
import { abreTela } from './abre-tela';
import type { GrupoDoMenu, ItemDoMenu } from './grupo-do-menu';
import { MENU_DO_ADMIN } from './menu-do-admin';

const HOME: ItemDoMenu = { rotulo: 'Home', para: '/home', Icone: IconHome };
const LOJAS: ItemDoMenu = { rotulo: 'Lojas Parceiras', para: '/lojistas', Icone: IconBuildingStore };
const CONTA: ItemDoMenu[] = [
  { rotulo: 'Minha Conta', para: '/perfil', Icone: IconUserCircle },
  { rotulo: 'Regulamento', para: '/regulamento', Icone: IconScript },
  { rotulo: 'Privacidade', para: '/privacidade', Icone: IconShieldLock },
  { rotulo: 'Contatos', para: '/contato', Icone: IconMail },
];

/** The side menu (spec 11.4). "Sair" is an act, not a place: the menu adds it. */
export const MENUS: Record<Papel, GrupoDoMenu[]> = {
  tutor: [
    {
      itens: [
        HOME,
        { rotulo: 'Cupons Ativos', para: '/cupom', Icone: IconTicket },
        { rotulo: 'Minhas indicações', para: '/prescricoes', Icone: IconClipboardList, tambem: ['/indicacoes'] },
        LOJAS,
        { rotulo: 'Meus pets', para: '/pet', Icone: IconPaw },
        { rotulo: 'Calendário do pet', para: '/eventos', Icone: IconCalendarEvent },
        { rotulo: 'Catálogo', para: '/catalogo', Icone: IconPackage },
        { rotulo: 'Fórmula do Bem', para: '/formula-do-bem', Icone: IconHeartHandshake },
      ],
    },
    { itens: CONTA },
  ],
  prescritor: [
    {
      itens: [
        HOME,
        { rotulo: 'Nova Indicação', para: '/prescricoes/nova', Icone: IconClipboardPlus },
        { rotulo: 'Indicações Realizadas', para: '/prescricoes', Icone: IconClipboardList, tambem: ['/indicacoes'] },
        { rotulo: 'Pets Acompanhados', para: '/acompanhados', Icone: IconPaw },
        { rotulo: 'Renovações', para: '/renovacoes', Icone: IconRefresh },
        LOJAS,
      ],
    },
    { itens: CONTA },
  ],
  lojista: [
    {
      itens: [
        HOME,
        { rotulo: 'Validar Desconto', para: '/cupom/efetivar', Icone: IconScan },
        {
          rotulo: 'Cupons Validados',
          para: '/cupom/efetivados',
          Icone: IconClipboardCheck,
          tambem: ['/cupom/ver/:id_cupom'],
        },
        { rotulo: 'Acerto', para: '/acerto', Icone: IconReportMoney },
      ],
    },
    { itens: CONTA },
  ],
  indicabem: MENU_DO_ADMIN,
};

/** What this person may not open is not there, nor a heading above nothing. */
export function menuDe(usuario: Sessao): GrupoDoMenu[] {
  const abre = ({ para }: ItemDoMenu) => abreTela(usuario, para);
  return MENUS[usuario.tipo_usuario].flatMap(({ dobra, ...grupo }) => {
    const itens = grupo.itens.filter(abre);
    const dobrados = dobra?.itens.filter(abre) ?? [];
    if (itens.length + dobrados.length === 0) return [];
    return [{ ...grupo, itens, ...(dobra && dobrados.length > 0 && { dobra: { ...dobra, itens: dobrados } }) }];
  });
}
