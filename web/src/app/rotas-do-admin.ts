import type { Funcao } from '@indica-bem/domain/contrato/equipe';
import { adiantarPainel } from './adiantar-painel';
import type { Rota } from './rota';

const doAdmin = (caminho: string, titulo: string, tela: Rota['tela'], pai?: string): Rota => ({
  caminho,
  titulo,
  acesso: ['indicabem'],
  tela,
  pai,
});

// Only whom the contract lets into what each screen is for (telas-da-equipe.test.ts): the first screen's code carries no
// table of calls.
const DONO: Funcao[] = ['dono'];
const OPERACAO: Funcao[] = ['dono', 'operacao'];
const OPERACAO_E_ATENDIMENTO: Funcao[] = [...OPERACAO, 'atendimento'];
const FINANCEIRO: Funcao[] = ['dono', 'financeiro'];
const OPERACAO_E_FINANCEIRO: Funcao[] = [...OPERACAO, 'financeiro'];
const TODOS_MENOS_LEITURA: Funcao[] = [...OPERACAO_E_ATENDIMENTO, 'financeiro'];
const so = (funcoes: Funcao[], rota: Rota): Rota => ({ ...rota, funcoes });

// Whoever opens one screen of an area goes on to its others: they travel together, and the first screen's code knows one
// file of them.
const acertos = () => import('../acerto/equipe/telas');
const campanhas = () => import('../campanha/telas');
const produtos = () => import('../produto/admin/telas');
const equipe = () => import('../equipe/telas');
const entregas = () => import('../entrega/telas');
const interessados = () => import('../interesse/telas');
const capas = () => import('../capa/telas');

export const ROTAS_DO_ADMIN: Rota[] = [
  {
    ...doAdmin('dashboard', 'Painel', () => import('./telas/painel-da-equipe').then((m) => m.PainelDaEquipe)),
    adianta: adiantarPainel,
  },
  so(
    OPERACAO_E_ATENDIMENTO,
    doAdmin('atendimento', 'Atendimento', () => import('../atendimento/atendimento').then((m) => m.Atendimento)),
  ),
  so(
    OPERACAO_E_ATENDIMENTO,
    doAdmin(
      'atendimento/indicacao/:id_prescricao',
      'Vida da indicação',
      () => import('../atendimento/vida').then((m) => m.VidaDaIndicacao),
      '/atendimento',
    ),
  ),
  so(
    OPERACAO_E_ATENDIMENTO,
    doAdmin('correio', 'E-mails', () => import('../correio/correio').then((m) => m.Correio)),
  ),
  so(
    TODOS_MENOS_LEITURA,
    doAdmin('estornos', 'Estornos', () => import('../estorno/estornos').then((m) => m.Estornos)),
  ),
  so(
    FINANCEIRO,
    doAdmin('acertos', 'Acertos', () => acertos().then((m) => m.Acertos)),
  ),
  so(
    FINANCEIRO,
    doAdmin('acertos/lojas', 'Acertos das lojas', () => acertos().then((m) => m.AcertosDasLojas)),
  ),
  so(
    FINANCEIRO,
    doAdmin(
      'acertos/loja/:id_acerto',
      'Acerto da loja',
      () => import('../acerto/mes/acerto').then((m) => m.AcertoNaEquipe),
      '/acertos/lojas',
    ),
  ),
  so(
    FINANCEIRO,
    doAdmin(
      'acertos/loja/:id_acerto/imprimir',
      'Imprimir acerto',
      () => import('../acerto/imprimir/folha-do-acerto').then((m) => m.FolhaDoAcerto),
      '/acertos/lojas',
    ),
  ),
  so(
    FINANCEIRO,
    doAdmin('acertos/contestacoes', 'Contestações', () => acertos().then((m) => m.Contestacoes)),
  ),
  so(
    FINANCEIRO,
    doAdmin('acertos/pagamentos', 'Pagamentos por planilha', () => acertos().then((m) => m.PagamentosPorPlanilha)),
  ),
  so(
    OPERACAO,
    doAdmin('analise', 'Compras em análise', () => import('../analise/analise').then((m) => m.ComprasEmAnalise)),
  ),
  doAdmin('entregas', 'Entregas', () => entregas().then((m) => m.Entregas)),
  doAdmin('entregas/ver/:id_entrega', 'Entrega', () => entregas().then((m) => m.VerEntrega), '/entregas'),
  so(
    OPERACAO,
    doAdmin('entregas/nova', 'Nova entrega', () => entregas().then((m) => m.NovaEntrega)),
  ),
  so(
    OPERACAO,
    doAdmin(
      'entregas/editar/:id_entrega',
      'Editar entrega',
      () => entregas().then((m) => m.EditarEntrega),
      '/entregas',
    ),
  ),
  so(
    OPERACAO_E_FINANCEIRO,
    doAdmin('relatorios', 'Relatórios', () => import('../relatorio/relatorios').then((m) => m.Relatorios)),
  ),
  so(
    OPERACAO,
    doAdmin('cupons-online', 'Cupons online', () => import('../importacao/cupons-online').then((m) => m.CuponsOnline)),
  ),
  so(
    OPERACAO,
    doAdmin('baixa', 'Baixa de cupons', () => import('../importacao/baixa').then((m) => m.BaixaDeCupons)),
  ),
  doAdmin('usuarios', 'Usuários', () => import('../usuario/usuarios').then((m) => m.Usuarios)),
  doAdmin('interessados', 'Interessados', () => interessados().then((m) => m.Interessados)),
  doAdmin(
    'interessados/ver/:id_interessado',
    'Interessado',
    () => interessados().then((m) => m.VerInteressado),
    '/interessados',
  ),
  so(
    OPERACAO,
    doAdmin('usuarios/novo/:tipo', 'Novo cadastro', () => import('../cadastro/novo').then((m) => m.NovoCadastro)),
  ),
  doAdmin('usuarios/editar/:tipo/:id', 'Editar usuário', () =>
    import('../usuario/editar/editar-usuario').then((m) => m.EditarUsuario),
  ),
  so(
    OPERACAO,
    doAdmin('gerar-codigos', 'Cadastro de prescrições', () =>
      import('../lote/gerar-codigos').then((m) => m.GerarCodigos),
    ),
  ),
  so(
    OPERACAO,
    doAdmin('gerar-codigos-especificos', 'Cadastro de prescrições específicas', () =>
      import('../lote/gerar-codigos').then((m) => m.GerarCodigosEspecificos),
    ),
  ),
  so(
    OPERACAO,
    doAdmin('gerar-codigos/imprimir/:id_lote', 'Cartões do lote', () =>
      import('../lote/imprimir/folha').then((m) => m.FolhaDeCartoes),
    ),
  ),
  so(
    OPERACAO,
    doAdmin('produtos', 'Produtos', () => produtos().then((m) => m.Produtos)),
  ),
  so(
    OPERACAO,
    doAdmin('produto/novo', 'Novo produto', () => produtos().then((m) => m.NovoProduto), '/produtos'),
  ),
  so(
    OPERACAO,
    doAdmin('produto/editar/:id_produto', 'Editar produto', () => produtos().then((m) => m.EditarProduto), '/produtos'),
  ),
  so(
    OPERACAO,
    doAdmin('capas', 'Capas', () => capas().then((m) => m.Capas)),
  ),
  so(
    OPERACAO,
    doAdmin('capas/editar/:id_capa', 'Editar capa', () => capas().then((m) => m.EditarCapa)),
  ),
  so(
    OPERACAO,
    doAdmin('campanhas', 'Campanhas', () => campanhas().then((m) => m.Campanhas)),
  ),
  so(
    OPERACAO,
    doAdmin('campanhas/nova', 'Nova campanha', () => campanhas().then((m) => m.NovaCampanha)),
  ),
  so(
    OPERACAO,
    doAdmin('campanhas/editar/:id_campaign', 'Editar campanha', () => campanhas().then((m) => m.EditarCampanha)),
  ),
  so(
    OPERACAO,
    doAdmin('campanhas/lojas/:id_campaign', 'Lojas da campanha', () => campanhas().then((m) => m.LojasDaCampanha)),
  ),
  so(
    OPERACAO,
    doAdmin('contato-adm', 'Texto de contato', () =>
      import('../contato/admin/texto-de-contato').then((m) => m.TextoDeContato),
    ),
  ),
  so(
    DONO,
    doAdmin('auditoria', 'Auditoria', () => import('../auditoria/auditoria').then((m) => m.Auditoria)),
  ),
  so(
    DONO,
    doAdmin('configuracoes', 'Configurações', () =>
      import('../configuracao/configuracoes').then((m) => m.Configuracoes),
    ),
  ),
  so(
    DONO,
    doAdmin('equipe', 'Equipe', () => equipe().then((m) => m.Equipe)),
  ),
  so(
    DONO,
    doAdmin('equipe/convidar', 'Convidar para a equipe', () => equipe().then((m) => m.Convidar)),
  ),
  so(
    DONO,
    doAdmin('equipe/alterar/:id_membro', 'Alterar função', () => equipe().then((m) => m.AlterarMembro)),
  ),
  doAdmin('minha-conta', 'Minha conta', () => import('../conta/perfil/minha-conta').then((m) => m.MinhaConta)),
];
