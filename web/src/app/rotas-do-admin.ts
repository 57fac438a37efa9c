import type { Rota } from './rota';

const doAdmin = (caminho: string, titulo: string, tela: Rota['tela'], pai?: string): Rota => ({
  caminho,
  titulo,
  acesso: ['indicabem'],
  tela,
  pai,
});

export const ROTAS_DO_ADMIN: Rota[] = [
  doAdmin('dashboard', 'Painel', () => import('../painel/painel').then((m) => m.Painel)),
  doAdmin('atendimento', 'Atendimento', () => import('../atendimento/atendimento').then((m) => m.Atendimento)),
  doAdmin(
    'atendimento/indicacao/:id_prescricao',
    'Vida da indicação',
    () => import('../atendimento/vida').then((m) => m.VidaDaIndicacao),
    '/atendimento',
  ),
  doAdmin('correio', 'E-mails', () => import('../correio/correio').then((m) => m.Correio)),
  doAdmin('estornos', 'Estornos', () => import('../estorno/estornos').then((m) => m.Estornos)),
  doAdmin('analise', 'Compras em análise', () => import('../analise/analise').then((m) => m.ComprasEmAnalise)),
  doAdmin('relatorios', 'Relatórios', () => import('../relatorio/relatorios').then((m) => m.Relatorios)),
  doAdmin('cupons-online', 'Cupons online', () => import('../importacao/cupons-online').then((m) => m.CuponsOnline)),
  doAdmin('baixa', 'Baixa de cupons', () => import('../importacao/baixa').then((m) => m.BaixaDeCupons)),
  doAdmin('usuarios', 'Usuários', () => import('../usuario/usuarios').then((m) => m.Usuarios)),
  doAdmin('usuarios/novo/:tipo', 'Novo cadastro', () => import('../cadastro/novo').then((m) => m.NovoCadastro)),
  doAdmin('usuarios/editar/:tipo/:id', 'Editar usuário', () =>
    import('../usuario/editar/editar-usuario').then((m) => m.EditarUsuario),
  ),
  doAdmin('gerar-codigos', 'Cadastro de prescrições', () =>
    import('../lote/gerar-codigos').then((m) => m.GerarCodigos),
  ),
  doAdmin('gerar-codigos-especificos', 'Cadastro de prescrições específicas', () =>
    import('../lote/gerar-codigos').then((m) => m.GerarCodigosEspecificos),
  ),
  doAdmin('gerar-codigos/imprimir/:id_lote', 'Cartões do lote', () =>
    import('../lote/imprimir/folha').then((m) => m.FolhaDeCartoes),
  ),
  doAdmin('produtos', 'Produtos', () => import('../produto/admin/produtos').then((m) => m.Produtos)),
  doAdmin(
    'produto/novo',
    'Novo produto',
    () => import('../produto/admin/novo-produto').then((m) => m.NovoProduto),
    '/produtos',
  ),
  doAdmin(
    'produto/editar/:id_produto',
    'Editar produto',
    () => import('../produto/admin/editar-produto').then((m) => m.EditarProduto),
    '/produtos',
  ),
  doAdmin('capas', 'Capas', () => import('../capa/capas').then((m) => m.Capas)),
  doAdmin('capas/editar/:id_capa', 'Editar capa', () => import('../capa/editar-capa').then((m) => m.EditarCapa)),
  doAdmin('campanhas', 'Campanhas', () => import('../campanha/campanhas').then((m) => m.Campanhas)),
  doAdmin('campanhas/nova', 'Nova campanha', () => import('../campanha/nova-campanha').then((m) => m.NovaCampanha)),
  doAdmin('campanhas/editar/:id_campaign', 'Editar campanha', () =>
    import('../campanha/editar-campanha').then((m) => m.EditarCampanha),
  ),
  doAdmin('campanhas/lojas/:id_campaign', 'Lojas da campanha', () =>
    import('../campanha/lojas/lojas-da-campanha').then((m) => m.LojasDaCampanha),
  ),
  doAdmin('contato-adm', 'Texto de contato', () =>
    import('../contato/admin/texto-de-contato').then((m) => m.TextoDeContato),
  ),
  doAdmin('configuracoes', 'Configurações', () => import('../configuracao/configuracoes').then((m) => m.Configuracoes)),
];
