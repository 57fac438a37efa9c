import type { Papel } from '@indica-bem/domain/contrato/chamada';
import {
  IconBuildingStore,
  IconChartBar,
  IconClipboardCheck,
  IconClipboardList,
  IconClipboardPlus,
  IconHeadset,
  IconHeartHandshake,
  IconHome,
  IconPaw,
  IconRefresh,
  IconReportMoney,
  IconScan,
  IconUsers,
} from '@tabler/icons-react';
import type { Sessao } from '../lib/sessao';
import { abreTela } from './abre-tela';
import type { ItemDoMenu } from './grupo-do-menu';

type Atalho = ItemDoMenu & Required<Pick<ItemDoMenu, 'Icone'>>;

const INICIO: Atalho = { rotulo: 'Início', para: '/home', Icone: IconHome };

/** The places of the phone's bar (spec 11.4), each with what takes it for whoever may not open the one before. */
const LUGARES: Record<Papel, Atalho[][]> = {
  tutor: [
    [INICIO],
    [{ rotulo: 'Indicações', para: '/prescricoes', Icone: IconClipboardList, tambem: ['/indicacoes', '/cupom'] }],
    [{ rotulo: 'Lojas', para: '/lojistas', Icone: IconBuildingStore }],
    [{ rotulo: 'Pets', para: '/pet', Icone: IconPaw }],
  ],
  prescritor: [
    [INICIO],
    [{ rotulo: 'Indicar', para: '/prescricoes/nova', Icone: IconClipboardPlus }],
    [{ rotulo: 'Realizadas', para: '/prescricoes', Icone: IconClipboardList, tambem: ['/indicacoes', '/cupom'] }],
    [{ rotulo: 'Renovações', para: '/renovacoes', Icone: IconRefresh }],
  ],
  lojista: [
    [INICIO],
    [{ rotulo: 'Validar', para: '/cupom/efetivar', Icone: IconScan }],
    [
      {
        rotulo: 'Validados',
        para: '/cupom/efetivados',
        Icone: IconClipboardCheck,
        tambem: ['/cupom/ver/:id_cupom'],
      },
    ],
    [{ rotulo: 'Acerto', para: '/acerto', Icone: IconReportMoney }],
  ],
  indicabem: [
    [{ rotulo: 'Painel', para: '/home', Icone: IconChartBar, tambem: ['/dashboard'] }],
    [
      { rotulo: 'Atendimento', para: '/atendimento', Icone: IconHeadset },
      { rotulo: 'Acertos', para: '/acertos', Icone: IconReportMoney },
      { rotulo: 'Entregas', para: '/entregas', Icone: IconHeartHandshake },
    ],
    [{ rotulo: 'Pessoas', para: '/usuarios', Icone: IconUsers }],
  ],
};

/** What this person finds in the bar. The team's fourth is the menu, which the bar adds. */
export function barraDe(usuario: Sessao): Atalho[] {
  return LUGARES[usuario.tipo_usuario].flatMap((lugar) => lugar.find(({ para }) => abreTela(usuario, para)) ?? []);
}
