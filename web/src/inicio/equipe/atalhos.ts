import { listarMeses } from '@indica-bem/domain/acerto/chamadas';
import { listarEmAnalise } from '@indica-bem/domain/analise/chamadas';
import { buscarNoAtendimento } from '@indica-bem/domain/atendimento/chamadas';
import { listarCampanhas } from '@indica-bem/domain/campanha/chamadas';
import { alterarCapa } from '@indica-bem/domain/capa/chamadas';
import { verAjustes } from '@indica-bem/domain/configuracao/chamadas';
import { alterarConfiguracao } from '@indica-bem/domain/contato/chamadas';
import { listarEmails } from '@indica-bem/domain/correio/chamadas';
import { listarEquipe } from '@indica-bem/domain/equipe/chamadas';
import { listarEstornos } from '@indica-bem/domain/estorno/chamadas';
import { baixarCupons, importarDaLojaOnline } from '@indica-bem/domain/importacao/chamadas';
import { criarLote } from '@indica-bem/domain/lote/chamadas';
import { alterarProduto } from '@indica-bem/domain/produto/chamadas';
import { verRelatorio } from '@indica-bem/domain/relatorio/chamadas';
import {
  IconAddressBook,
  IconArrowBackUp,
  IconBarcode,
  IconChartBar,
  IconDiscount,
  IconDownload,
  IconHeadset,
  IconHeartHandshake,
  IconMail,
  IconPackage,
  IconPhoto,
  IconQrcode,
  IconReportMoney,
  IconSettings,
  IconTicket,
  IconUserQuestion,
  IconUsers,
  IconUsersGroup,
  IconZoomExclamation,
} from '@tabler/icons-react';
import type { Atalho } from '../atalho';

export const ATALHOS: Atalho[] = [
  {
    rotulo: 'Atendimento',
    dica: 'Ache e resolva por quem chama',
    para: '/atendimento',
    precisa: buscarNoAtendimento,
    Icone: IconHeadset,
  },
  { rotulo: 'E-mails', dica: 'O que não foi entregue', para: '/correio', precisa: listarEmails, Icone: IconMail },
  {
    rotulo: 'Estornos',
    dica: 'Pedidos das lojas',
    para: '/estornos',
    precisa: listarEstornos,
    Icone: IconArrowBackUp,
  },
  {
    rotulo: 'Acertos',
    dica: 'O que o grupo deve às lojas',
    para: '/acertos',
    precisa: listarMeses,
    Icone: IconReportMoney,
  },
  {
    rotulo: 'Compras em análise',
    dica: 'Quilos que esperam uma decisão',
    para: '/analise',
    precisa: listarEmAnalise,
    Icone: IconZoomExclamation,
  },
  { rotulo: 'Entregas', dica: 'O que foi prometido e chegou', para: '/entregas', Icone: IconHeartHandshake },
  {
    rotulo: 'Relatórios',
    dica: 'Planilhas por período',
    para: '/relatorios',
    precisa: verRelatorio,
    Icone: IconChartBar,
  },
  { rotulo: 'Usuários', dica: 'Tutores, parceiros e lojas', para: '/usuarios', Icone: IconUsers },
  { rotulo: 'Interessados', dica: 'Quem quer indicar ou vender', para: '/interessados', Icone: IconUserQuestion },
  {
    rotulo: 'Produtos',
    dica: 'Catálogo e calculadora',
    para: '/produtos',
    precisa: alterarProduto,
    Icone: IconPackage,
  },
  {
    rotulo: 'Campanhas',
    dica: 'Descontos das lojas',
    para: '/campanhas',
    precisa: listarCampanhas,
    Icone: IconDiscount,
  },
  { rotulo: 'Capas', dica: 'Imagens das páginas', para: '/capas', precisa: alterarCapa, Icone: IconPhoto },
  {
    rotulo: 'Cupons online',
    dica: 'Códigos das lojas online',
    para: '/cupons-online',
    precisa: importarDaLojaOnline,
    Icone: IconTicket,
  },
  {
    rotulo: 'Baixa de cupons',
    dica: 'Validação por planilha',
    para: '/baixa',
    precisa: baixarCupons,
    Icone: IconDownload,
  },
  {
    rotulo: 'Gerar prescrições',
    dica: 'Códigos em lote',
    para: '/gerar-codigos',
    precisa: criarLote,
    Icone: IconQrcode,
  },
  {
    rotulo: 'Prescrições específicas',
    dica: 'Com desconto próprio',
    para: '/gerar-codigos-especificos',
    precisa: criarLote,
    Icone: IconBarcode,
  },
  {
    rotulo: 'Contato',
    dica: 'Texto da página de contato',
    para: '/contato-adm',
    precisa: alterarConfiguracao,
    Icone: IconAddressBook,
  },
  {
    rotulo: 'Equipe',
    dica: 'Quem trabalha aqui e o que pode',
    para: '/equipe',
    precisa: listarEquipe,
    Icone: IconUsersGroup,
  },
  {
    rotulo: 'Configurações',
    dica: 'Como o caixa confere o cupom',
    para: '/configuracoes',
    precisa: verAjustes,
    Icone: IconSettings,
  },
];
