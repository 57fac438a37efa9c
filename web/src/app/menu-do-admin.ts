import {
  IconAddressBook,
  IconArrowBackUp,
  IconBarcode,
  IconChartBar,
  IconDiscount,
  IconDownload,
  IconHeadset,
  IconHeartHandshake,
  IconHistory,
  IconHome,
  IconMail,
  IconPackage,
  IconPhoto,
  IconQrcode,
  IconReportMoney,
  IconSettings,
  IconTicket,
  IconUserCircle,
  IconUserPlus,
  IconUserQuestion,
  IconUsers,
  IconUsersGroup,
  IconZoomExclamation,
} from '@tabler/icons-react';
import type { GrupoDoMenu } from './grupo-do-menu';

export const MENU_DO_ADMIN: GrupoDoMenu[] = [
  {
    itens: [
      { rotulo: 'Home', para: '/home', Icone: IconHome, tambem: ['/dashboard'] },
      { rotulo: 'Atendimento', para: '/atendimento', Icone: IconHeadset },
      { rotulo: 'E-mails', para: '/correio', Icone: IconMail },
      { rotulo: 'Relatórios', para: '/relatorios', Icone: IconChartBar },
      { rotulo: 'Estornos', para: '/estornos', Icone: IconArrowBackUp },
      { rotulo: 'Acertos', para: '/acertos', Icone: IconReportMoney },
      { rotulo: 'Compras em análise', para: '/analise', Icone: IconZoomExclamation },
      { rotulo: 'Entregas', para: '/entregas', Icone: IconHeartHandshake },
      { rotulo: 'Cupons online', para: '/cupons-online', Icone: IconTicket },
      { rotulo: 'Baixa de Cupons', para: '/baixa', Icone: IconDownload },
    ],
  },
  {
    titulo: 'Pessoas',
    itens: [
      { rotulo: 'Usuários', para: '/usuarios', Icone: IconUsers },
      { rotulo: 'Interessados', para: '/interessados', Icone: IconUserQuestion },
    ],
    dobra: {
      rotulo: 'Novo cadastro',
      Icone: IconUserPlus,
      itens: [
        { rotulo: 'Novo tutor', para: '/usuarios/novo/1' },
        { rotulo: 'Novo lojista', para: '/usuarios/novo/5' },
        { rotulo: 'Novo veterinário', para: '/usuarios/novo/2' },
        { rotulo: 'Novo criador', para: '/usuarios/novo/3' },
        { rotulo: 'Novo passeador', para: '/usuarios/novo/4' },
        { rotulo: 'Novo usuário interno', para: '/usuarios/novo/6' },
        { rotulo: 'Novo banho e tosa', para: '/usuarios/novo/7' },
        { rotulo: 'Outros usuários', para: '/usuarios/novo/8' },
      ],
    },
  },
  {
    titulo: 'Códigos',
    itens: [
      { rotulo: 'Gerar Prescrições', para: '/gerar-codigos', Icone: IconQrcode },
      { rotulo: 'Gerar Prescrições Específicas', para: '/gerar-codigos-especificos', Icone: IconBarcode },
    ],
  },
  {
    titulo: 'Conteúdo',
    itens: [
      { rotulo: 'Produtos', para: '/produtos', Icone: IconPackage },
      { rotulo: 'Capas', para: '/capas', Icone: IconPhoto },
      { rotulo: 'Campanhas', para: '/campanhas', Icone: IconDiscount },
      { rotulo: 'Nova campanha', para: '/campanhas/nova' },
      { rotulo: 'Contato', para: '/contato-adm', Icone: IconAddressBook },
    ],
  },
  {
    titulo: 'Administração',
    itens: [
      { rotulo: 'Equipe', para: '/equipe', Icone: IconUsersGroup },
      { rotulo: 'Configurações', para: '/configuracoes', Icone: IconSettings },
      { rotulo: 'Auditoria', para: '/auditoria', Icone: IconHistory },
      { rotulo: 'Minha conta', para: '/minha-conta', Icone: IconUserCircle },
    ],
  },
];
