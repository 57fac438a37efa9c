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
  doAdmin('usuarios', 'Usuários'),
  {
    ...doAdmin('usuarios/novo/:tipo', 'Novo cadastro'),
    tela: () => import('../cadastro/novo').then((m) => m.NovoCadastro),
  },
  doAdmin('usuarios/editar/:tipo/:id', 'Editar usuário'),
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
  doAdmin('campanhas', 'Campanhas'),
  doAdmin('campanhas/nova', 'Nova campanha'),
  doAdmin('campanhas/editar/:id_campaign', 'Editar campanha'),
  {
    ...doAdmin('contato-adm', 'Texto de contato'),
    tela: () => import('../contato/admin/texto-de-contato').then((m) => m.TextoDeContato),
  },
];
