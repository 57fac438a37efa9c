import { emBreve, type Rota } from './rota';

const doAdmin = (caminho: string, titulo: string, pai?: string): Rota => ({
  caminho,
  titulo,
  acesso: ['indicabem'],
  tela: emBreve,
  pai,
});

export const ROTAS_DO_ADMIN: Rota[] = [
  {
    ...doAdmin('dashboard', 'Painel'),
    tela: () => import('../painel/painel').then((m) => m.Painel),
  },
  {
    ...doAdmin('relatorios', 'Relatórios'),
    tela: () => import('../relatorio/relatorios').then((m) => m.Relatorios),
  },
  {
    ...doAdmin('cupons-online', 'Cupons online'),
    tela: () => import('../importacao/cupons-online').then((m) => m.CuponsOnline),
  },
  {
    ...doAdmin('baixa', 'Baixa de cupons'),
    tela: () => import('../importacao/baixa').then((m) => m.BaixaDeCupons),
  },
  doAdmin('usuarios', 'Usuários'),
  {
    ...doAdmin('usuarios/novo/:tipo', 'Novo cadastro'),
    tela: () => import('../cadastro/novo').then((m) => m.NovoCadastro),
  },
  doAdmin('usuarios/editar/:tipo/:id', 'Editar usuário'),
  {
    ...doAdmin('gerar-codigos', 'Cadastro de prescrições'),
    tela: () => import('../lote/gerar-codigos').then((m) => m.GerarCodigos),
  },
  {
    ...doAdmin('gerar-codigos-especificos', 'Cadastro de prescrições específicas'),
    tela: () => import('../lote/gerar-codigos').then((m) => m.GerarCodigosEspecificos),
  },
  {
    ...doAdmin('gerar-codigos/imprimir/:id_lote', 'Cartões do lote'),
    tela: () => import('../lote/imprimir/folha').then((m) => m.FolhaDeCartoes),
  },
  doAdmin('produtos', 'Produtos'),
  doAdmin('produto/novo', 'Novo produto', '/produtos'),
  doAdmin('produto/editar/:id_produto', 'Editar produto', '/produtos'),
  doAdmin('capas', 'Capas'),
  doAdmin('capas/editar/:id_capa', 'Editar capa'),
  doAdmin('campanhas', 'Campanhas'),
  doAdmin('campanhas/nova', 'Nova campanha'),
  doAdmin('campanhas/editar/:id_campaign', 'Editar campanha'),
  doAdmin('contato-adm', 'Texto de contato'),
];
