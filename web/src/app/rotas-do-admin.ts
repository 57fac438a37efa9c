import { emBreve, type Rota } from './rota';

const doAdmin = (caminho: string, titulo: string, pai?: string): Rota => ({
  caminho,
  titulo,
  acesso: ['indicabem'],
  tela: emBreve,
  pai,
});

export const ROTAS_DO_ADMIN: Rota[] = [
  doAdmin('dashboard', 'Painel'),
  doAdmin('relatorios', 'Relatórios'),
  doAdmin('cupons-online', 'Cupons online'),
  doAdmin('baixa', 'Baixa de cupons'),
  { ...doAdmin('usuarios', 'Usuários'), tela: () => import('../usuario/usuarios').then((m) => m.Usuarios) },
  {
    ...doAdmin('usuarios/novo/:tipo', 'Novo cadastro'),
    tela: () => import('../cadastro/novo').then((m) => m.NovoCadastro),
  },
  {
    ...doAdmin('usuarios/editar/:tipo/:id', 'Editar usuário'),
    tela: () => import('../usuario/editar/editar-usuario').then((m) => m.EditarUsuario),
  },
  doAdmin('gerar-codigos', 'Cadastro de prescrições'),
  doAdmin('gerar-codigos-especificos', 'Cadastro de prescrições específicas'),
  {
    ...doAdmin('produtos', 'Produtos'),
    tela: () => import('../produto/admin/produtos').then((m) => m.Produtos),
  },
  {
    ...doAdmin('produto/novo', 'Novo produto', '/produtos'),
    tela: () => import('../produto/admin/novo-produto').then((m) => m.NovoProduto),
  },
  {
    ...doAdmin('produto/editar/:id_produto', 'Editar produto', '/produtos'),
    tela: () => import('../produto/admin/editar-produto').then((m) => m.EditarProduto),
  },
  {
    ...doAdmin('capas', 'Capas'),
    tela: () => import('../capa/capas').then((m) => m.Capas),
  },
  {
    ...doAdmin('capas/editar/:id_capa', 'Editar capa'),
    tela: () => import('../capa/editar-capa').then((m) => m.EditarCapa),
  },
  { ...doAdmin('campanhas', 'Campanhas'), tela: () => import('../campanha/campanhas').then((m) => m.Campanhas) },
  {
    ...doAdmin('campanhas/nova', 'Nova campanha'),
    tela: () => import('../campanha/nova-campanha').then((m) => m.NovaCampanha),
  },
  {
    ...doAdmin('campanhas/editar/:id_campaign', 'Editar campanha'),
    tela: () => import('../campanha/editar-campanha').then((m) => m.EditarCampanha),
  },
  {
    ...doAdmin('campanhas/lojas/:id_campaign', 'Lojas da campanha'),
    tela: () => import('../campanha/lojas/lojas-da-campanha').then((m) => m.LojasDaCampanha),
  },
  {
    ...doAdmin('contato-adm', 'Texto de contato'),
    tela: () => import('../contato/admin/texto-de-contato').then((m) => m.TextoDeContato),
  },
];
