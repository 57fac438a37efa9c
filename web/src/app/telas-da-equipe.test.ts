import * as acerto from '@indica-bem/domain/acerto/chamadas';
import * as analise from '@indica-bem/domain/analise/chamadas';
import { buscarNoAtendimento } from '@indica-bem/domain/atendimento/chamadas';
import { listarAtos } from '@indica-bem/domain/auditoria/chamadas';
import * as campanha from '@indica-bem/domain/campanha/chamadas';
import { alterarCapa } from '@indica-bem/domain/capa/chamadas';
import { verAjustes } from '@indica-bem/domain/configuracao/chamadas';
import { cadastrar } from '@indica-bem/domain/conta/chamadas';
import { alterarConfiguracao } from '@indica-bem/domain/contato/chamadas';
import { FUNCOES } from '@indica-bem/domain/contrato/equipe';
import { listarEmails } from '@indica-bem/domain/correio/chamadas';
import { alterarEntrega, criarEntrega } from '@indica-bem/domain/entrega/chamadas';
import { listarEquipe } from '@indica-bem/domain/equipe/chamadas';
import { type ChamadaDaEquipe, QUEM_DA_EQUIPE_PODE } from '@indica-bem/domain/equipe/pode';
import { listarEstornos } from '@indica-bem/domain/estorno/chamadas';
import { baixarCupons, importarDaLojaOnline } from '@indica-bem/domain/importacao/chamadas';
import { criarLote, verLote } from '@indica-bem/domain/lote/chamadas';
import { alterarProduto, criarProduto } from '@indica-bem/domain/produto/chamadas';
import { verRelatorio } from '@indica-bem/domain/relatorio/chamadas';
import { expect, test } from 'vitest';
import { ROTAS_DO_ADMIN } from './rotas-do-admin';

/** What each screen of the team is for, as a call; null: the whole team reads there. */
const PARA_QUE: Record<string, ChamadaDaEquipe | null> = {
  dashboard: null,
  entregas: null,
  'entregas/ver/:id_entrega': null,
  'entregas/nova': criarEntrega,
  'entregas/editar/:id_entrega': alterarEntrega,
  usuarios: null,
  interessados: null,
  'interessados/ver/:id_interessado': null,
  'usuarios/editar/:tipo/:id': null,
  'minha-conta': null,
  atendimento: buscarNoAtendimento,
  'atendimento/indicacao/:id_prescricao': buscarNoAtendimento,
  auditoria: listarAtos,
  correio: listarEmails,
  estornos: listarEstornos,
  acertos: acerto.listarMeses,
  'acertos/lojas': acerto.listarAcertos,
  'acertos/loja/:id_acerto': acerto.pagarAcertos,
  'acertos/loja/:id_acerto/imprimir': acerto.listarAcertos,
  'acertos/contestacoes': acerto.listarContestacoes,
  'acertos/pagamentos': acerto.pagarPorArquivo,
  analise: analise.listarEmAnalise,
  relatorios: verRelatorio,
  'cupons-online': importarDaLojaOnline,
  baixa: baixarCupons,
  'usuarios/novo/:tipo': cadastrar,
  'gerar-codigos': criarLote,
  'gerar-codigos-especificos': criarLote,
  'gerar-codigos/imprimir/:id_lote': verLote,
  produtos: alterarProduto,
  'produto/novo': criarProduto,
  'produto/editar/:id_produto': alterarProduto,
  capas: alterarCapa,
  'capas/editar/:id_capa': alterarCapa,
  campanhas: campanha.listarCampanhas,
  'campanhas/nova': campanha.criarCampanha,
  'campanhas/editar/:id_campaign': campanha.alterarCampanha,
  'campanhas/lojas/:id_campaign': campanha.alterarLojasDaCampanha,
  'contato-adm': alterarConfiguracao,
  configuracoes: verAjustes,
  equipe: listarEquipe,
  'equipe/convidar': listarEquipe,
  'equipe/alterar/:id_membro': listarEquipe,
};

test.each(ROTAS_DO_ADMIN)(
  '$caminho abre a quem o contrato deixa, e a mais ninguém',
  ({ caminho, funcoes = FUNCOES }) => {
    expect(Object.keys(PARA_QUE)).toContain(caminho);
    const chamada = PARA_QUE[caminho];
    expect([...funcoes].sort()).toEqual([...(chamada ? QUEM_DA_EQUIPE_PODE[chamada] : FUNCOES)].sort());
  },
);
