import type { Medida } from '@indica-bem/domain/campanha/orcamento';
import type { ProvedorSocial } from '@indica-bem/domain/conta/contrato-social';
import type { Papel } from '@indica-bem/domain/contrato/chamada';
import type { Funcao } from '@indica-bem/domain/contrato/equipe';
import type { Prescritor } from '@indica-bem/domain/prescritor/contrato';
import type { SituacaoDoCrmv } from '@indica-bem/domain/prescritor/licenca';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Endereco, IdentidadeSocial, Versionada } from './tabelas-comuns';

/** Who there is: accounts, profiles, how they come in, what they accepted; and the campaigns of stores. */
export type TabelasDePessoas = {
  conta: {
    id: GeneratedAlways<number>;
    papel: Papel;
    email: string;
    senha_hash: string | null;
    criada_em: Generated<Date>;
    suspensa_em: Date | null;
    excluida_em: Date | null;
    aguarda_ativacao: Generated<boolean>;
    email_confirmado_em: Date | null;
    ultimo_acesso_em: Date | null;
    ref: string | null;
    exclusao_pedida_em: Date | null;
    importacao_id: number | null;
    /** Came with the demo: its password is known to all. */
    demo: Generated<boolean>;
  };
  troca_de_email: { id: GeneratedAlways<number>; conta_id: number; antigo: string; trocado_em: Date };
  administrador: { id: number; nome: string; funcao: Funcao } & Versionada;
  tutor: {
    id: number;
    nome: string;
    cpf: string | null;
    telefone: string | null;
    data_nascimento: string | null;
    busca: GeneratedAlways<string>;
  } & Versionada;
  prescritor: {
    id: number;
    perfil: Prescritor['perfil'];
    nome: string;
    nome_fantasia: string | null;
    cpf: string | null;
    cnpj: string | null;
    crmv: string | null;
    /** What the database reads in `crmv`, and the last day of its check: never written by hand. */
    crmv_uf: GeneratedAlways<string | null>;
    crmv_numero: GeneratedAlways<string | null>;
    crmv_vale_ate: GeneratedAlways<string | null>;
    telefone: string | null;
    celular: string | null;
    busca: GeneratedAlways<string>;
  } & Endereco &
    Versionada;
  crmv_conferido: {
    id: GeneratedAlways<number>;
    prescritor_id: number;
    uf: string;
    numero: string;
    situacao: SituacaoDoCrmv;
    conferido_por: number | null;
    conferido_em: Date;
  };
  aviso_de_crmv: { conferencia_id: number; avisado_em: Date };
  lojista: {
    id: number;
    tipo: 'loja_fisica' | 'loja_online';
    cnpj: string | null;
    cnpj_da_excluida: string | null;
    razao_social: string;
    nome_fantasia: string;
    telefone: string | null;
    celular: string | null;
    site: string | null;
    latitude: number | null;
    longitude: number | null;
    coordenadas_aproximadas: Generated<boolean>;
    campanha_id: number | null;
    disponivel: GeneratedAlways<boolean>;
    busca: GeneratedAlways<string>;
  } & Endereco &
    Versionada;
  campanha: {
    id: GeneratedAlways<number>;
    descritivo: string;
    desconto: number;
    data_validade: string;
    /** How many coupons, and up to how many cents of the group's share; null, without an end. */
    limite_cupons: number | null;
    teto: number | null;
    criada_em: Generated<Date>;
    excluida_em: Date | null;
  } & Versionada;
  aviso_de_orcamento: { campanha_id: number; medida: Medida; nivel: number; avisado_em: Date };
  sessao: {
    token_hash: Buffer;
    conta_id: number;
    criada_em: Date;
    usada_em: Date;
    aparelho: string | null;
    provada_em: Date | null;
  };
  link_de_senha: {
    token_hash: Buffer;
    conta_id: number;
    motivo: 'recuperacao' | 'convite' | 'cadastro';
    expira_em: Date;
    usado_em: Date | null;
  };
  segredo: { nome: string; valor: Buffer; uso: string | null; desde: Date | null; ate: Date | null };
  identidade_social: { provedor: ProvedorSocial; sub: string; conta_id: number; criada_em: Date };
  codigo_social: {
    codigo_hash: Buffer;
    identidade: JSONColumnType<IdentidadeSocial>;
    navegador_hash: Buffer | null;
    expira_em: Date;
  };
  aceite: {
    id: GeneratedAlways<number>;
    conta_id: number;
    documento: string;
    versao: string;
    aceito_em: Date;
    endereco: string;
    agente: string;
  };
};
