import type { FalhaDeEntrega } from '@indica-bem/domain/correio/falha';
import type { EstadoDoEmail, TipoDeEmail } from '@indica-bem/domain/correio/tipos';
import type { Conferencia } from '@indica-bem/domain/cupom/leitura';
import type { Formula } from '@indica-bem/domain/dose/dose';
import type { Importacao, TipoDeImportacao } from '@indica-bem/domain/importacao/contrato';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Versionada } from './tabelas-comuns';
import type { TabelasDaAuditoria } from './tabelas-da-auditoria';
import type { TabelasDaEntrega } from './tabelas-da-entrega';
import type { TabelasDaReposicao } from './tabelas-da-reposicao';
import type { TabelasDeCompras } from './tabelas-de-compras';
import type { TabelasDePessoas } from './tabelas-de-pessoas';
import type { TabelasDeSeguranca } from './tabelas-de-seguranca';
import type { TabelasDoAcerto } from './tabelas-do-acerto';
import type { TabelasDoInteresse } from './tabelas-do-interesse';
import type { TabelasDoRegistro } from './tabelas-do-registro';

/** The tables as the migrations leave them. Dates are 'yyyy-mm-dd' text, numerics are numbers (see conexao.ts). */
export type Tabelas = TabelasDePessoas &
  TabelasDeSeguranca &
  TabelasDeCompras &
  TabelasDaAuditoria &
  TabelasDaEntrega &
  TabelasDaReposicao &
  TabelasDoAcerto &
  TabelasDoInteresse &
  TabelasDoRegistro & {
    imagem: {
      hash: string;
      tipo: 'image/webp' | 'image/svg+xml';
      largura: number;
      altura: number;
      bytes: Buffer;
      criada_em: Generated<Date>;
    };
    produto: {
      id: GeneratedAlways<number>;
      em_prescricao: Generated<boolean>;
      em_catalogo: Generated<boolean>;
      /** Not said, it follows from the line and the calculator. */
      so_veterinario: Generated<boolean>;
      imagem_hash: string | null;
      criado_em: Generated<Date>;
      excluido_em: Date | null;
    } & Versionada &
      Omit<Produto, 'id_produto' | 'em_prescricao' | 'em_catalogo' | 'so_veterinario' | 'imagem_caminho' | 'versao'>;
    capa: {
      id: GeneratedAlways<number>;
      pagina: string;
      perfil: 'tutor' | 'prescriber' | 'shopkeeper' | 'other';
      desktop_hash: string;
      mobile_hash: string;
      personalizada: Generated<boolean>;
    } & Versionada;
    configuracao: { id: number; texto_sac: string } & Versionada;
    ajuste: {
      id: number;
      conferencia: Conferencia;
      retencao_auditoria: Generated<number>;
      nota_desde: string | null;
      formula: Generated<Formula>;
      responsavel_nome: string | null;
      responsavel_crmv: string | null;
      responsavel_uf: string | null;
    } & Versionada;
    pet: {
      id: GeneratedAlways<number>;
      tutor_id: number;
      nome: string;
      tipo: 'Cão' | 'Gato';
      porte: string | null;
      data_nascimento: string;
      raca: string;
      peso: number;
      criado_em: Generated<Date>;
    };
    pet_peso: { pet_id: number; dia: string; peso: number };
    pet_partilha: {
      id: GeneratedAlways<number>;
      pet_id: number;
      prescritor_id: number;
      texto: string;
      consentida_em: Date;
      revogada_em: Date | null;
    };
    evento: {
      id: GeneratedAlways<number>;
      tutor_id: number;
      titulo: string;
      descricao: string | null;
      data: string;
      data_notificacao: GeneratedAlways<string>;
      lembrar_em: string | null;
      notificado_em: Date | null;
      criado_em: Generated<Date>;
    };
    importacao: {
      id: GeneratedAlways<number>;
      tipo: TipoDeImportacao;
      lojista_id: number | null;
      nome_arquivo: string;
      arquivo_hash: Buffer;
      cabecalho: string[];
      estado: Generated<Importacao['estado']>;
      total: Generated<number>;
      feitas: Generated<number>;
      aceitas: Generated<number>;
      repetidas: Generated<number>;
      recusadas: Generated<number>;
      criada_por: number;
      criada_em: Generated<Date>;
      concluida_em: Date | null;
      /** What it made carries its id. */
      com_rastro: Generated<boolean>;
      desfeita_em: Date | null;
      desfeita_por: number | null;
      /** With it, what had not gone in never does. */
      parada_em: Date | null;
      parada_por: number | null;
      parada_motivo: Importacao['parada_motivo'];
      /** Who went on with it after it had failed. */
      retomada_por: number | null;
    };
    importacao_linha: {
      importacao_id: number;
      numero: number;
      conteudo: string[];
      situacao: Generated<'pendente' | 'recusada'>;
      motivo: string | null;
    };
    envio_de_email: {
      id: string;
      tipo: TipoDeEmail;
      dados: JSONColumnType<Record<string, number | string | boolean>>;
      conta_id: number | null;
      prescricao_id: number | null;
      estado: Generated<EstadoDoEmail>;
      criado_em: Date;
      tentativas: Generated<number>;
      tentado_em: Date | null;
      proxima_em: Date | null;
      falha: FalhaDeEntrega | null;
      codigo: string | null;
      encerrado_em: Date | null;
      reenviado_em: Date | null;
      reenviado_por: number | null;
      deixado_em: Date | null;
    };
    copia_de_seguranca: { feito: 'copia' | 'ensaio'; em: Date; bytes: number; segundos: number };
    limite: { chave: string; vezes: number; livre_em: Date; expira_em: Date };
  };
