import type { ProvedorSocial } from '@indica-bem/domain/conta/contrato-social';
import type { Papel } from '@indica-bem/domain/contrato/chamada';
import type { RegraDeVelocidade } from '@indica-bem/domain/doacao/velocidade';
import type { Importacao, TipoDeImportacao } from '@indica-bem/domain/importacao/contrato';
import type { Calculo } from '@indica-bem/domain/prescricao/contrato';
import type { Prescritor } from '@indica-bem/domain/prescritor/contrato';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import type { PedidoDeRelatorio } from '@indica-bem/domain/relatorio/contrato';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** The tables as the migrations leave them. Dates are 'yyyy-mm-dd' text, numerics are numbers (see conexao.ts). */
export type Tabelas = {
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
    /** Came with the demo: its password is known to all. */
    demo: Generated<boolean>;
  };
  troca_de_email: { id: GeneratedAlways<number>; conta_id: number; antigo: string; trocado_em: Date };
  administrador: { id: number; nome: string };
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
    telefone: string | null;
    celular: string | null;
    busca: GeneratedAlways<string>;
  } & Endereco &
    Versionada;
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
    criada_em: Generated<Date>;
    excluida_em: Date | null;
  } & Versionada;
  sessao: { token_hash: Buffer; conta_id: number; criada_em: Date; usada_em: Date };
  link_de_senha: {
    token_hash: Buffer;
    conta_id: number;
    motivo: 'recuperacao' | 'convite' | 'cadastro';
    expira_em: Date;
    usado_em: Date | null;
  };
  segredo: { nome: string; valor: Buffer };
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
    imagem_hash: string | null;
    criado_em: Generated<Date>;
    excluido_em: Date | null;
  } & Versionada &
    Omit<Produto, 'id_produto' | 'em_prescricao' | 'em_catalogo' | 'imagem_caminho' | 'versao'>;
  capa: {
    id: GeneratedAlways<number>;
    pagina: string;
    perfil: 'tutor' | 'prescriber' | 'shopkeeper' | 'other';
    desktop_hash: string;
    mobile_hash: string;
    personalizada: Generated<boolean>;
  } & Versionada;
  configuracao: { id: number; texto_sac: string } & Versionada;
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
  lote: {
    id: GeneratedAlways<number>;
    data_referencia: string;
    quantidade: number;
    criado_por: number;
    criado_em: Generated<Date>;
    chave: string | null;
    chave_corpo: Buffer | null;
    cancelado_em: Date | null;
    cancelado_por: number | null;
  } & Especifica;
  prescricao: {
    id: GeneratedAlways<number>;
    codigo: string;
    data: string;
    criada_em: Generated<Date>;
    prescritor_id: number | null;
    produto_id: number | null;
    email: string | null;
    telefone: string | null;
    peso_pet: number | null;
    ecc: number | null;
    atividade: number | null;
    tutor_nome: string | null;
    pet_nome: string | null;
    anotacoes: string | null;
    calculo: JSONColumnType<Calculo> | null;
    chave: string | null;
    chave_corpo: Buffer | null;
    tutor_id: number | null;
    data_resgate: string | null;
    lojista_id: number | null;
    vinculos: Generated<number>;
    data_ativacao: string | null;
    peso: number | null;
    observacao_lojista: string | null;
    lote_id: number | null;
    origem_lojista_id: number | null;
    cancelada_em: Date | null;
    busca: GeneratedAlways<string>;
  } & Especifica;
  cupom: {
    id: Generated<number>;
    codigo: string;
    codigo_busca: GeneratedAlways<string>;
    prescricao_id: number;
    lojista_id: number;
    estado: Generated<'ativo' | 'efetivado' | 'cancelado'>;
    motivo_cancelamento: 'troca' | 'exclusao' | 'administracao' | null;
    devolvido: Generated<boolean>;
    desconto: number;
    data_validade: string;
    criado_em: ColumnType<Date, Date | undefined, never>;
    valor: number | null;
    descontado: number | null;
    recebido: number | null;
    peso: number | null;
    nome_funcionario: string | null;
    data_efetivacao: string | null;
    efetivado_em: Date | null;
    chave: string | null;
    chave_corpo: Buffer | null;
    leitura: 'qr' | 'numero' | 'cpf' | 'codigo' | 'arquivo' | null;
    loja_viva: GeneratedAlways<number | null>;
    avisado_em: Date | null;
  };
  cupom_online: {
    id: GeneratedAlways<number>;
    lojista_id: number;
    codigo: string;
    desconto: number;
    data_validade: string;
    cupom_id: number | null;
  };
  aviso_de_estoque: { lojista_id: number; avisado_em: Date };
  criacao: {
    conta_id: number;
    chave: string;
    ato: string;
    corpo: Buffer;
    objeto_id: number | null;
    criada_em: Date;
  };
  bilhete: {
    token_hash: Buffer;
    sessao_hash: Buffer;
    pedido: JSONColumnType<PedidoDeRelatorio>;
    expira_em: Date;
  };
  reenvio: { prescricao_id: number; dia: string; vezes: number };
  doacao: { kg: number; cadeiras: number };
  compra_a_julgar: { id: GeneratedAlways<number>; cupom_id: number; vez: Generated<number> };
  compra_recente: {
    cupom_id: number;
    vez: number;
    lojista_id: number;
    prescritor_id: number | null;
    momento: Date;
  };
  compra_suspeita: {
    cupom_id: number;
    vez: Generated<number>;
    regras: RegraDeVelocidade[];
    estado: Generated<'em_analise' | 'liberada'>;
    criada_em: Date;
    liberada_em: Date | null;
  };
  regra_de_velocidade: { regra: RegraDeVelocidade; limite: number | null; ligada: Generated<boolean> };
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
  };
  importacao_linha: {
    importacao_id: number;
    numero: number;
    conteudo: string[];
    situacao: Generated<'pendente' | 'recusada'>;
    motivo: string | null;
  };
  limite: { chave: string; vezes: number; livre_em: Date; expira_em: Date };
};

/** Who the provider says it is; `verificado`: it vouches for the e-mail. */
export type IdentidadeSocial = {
  provedor: ProvedorSocial;
  sub: string;
  nome: string;
  email: string | null;
  verificado: boolean;
};

/** Written by the database alone (see autoria.ts). */
type Versionada = {
  versao: GeneratedAlways<number>;
  alterado_por: GeneratedAlways<number | null>;
  alterado_em: GeneratedAlways<Date | null>;
};

type Endereco = {
  logradouro: string | null;
  numero: string | null;
  complemento: string | null;
  cep: string | null;
  bairro: string | null;
  cidade: string | null;
  estado: string | null;
};

type Especifica = {
  especifica: Generated<boolean>;
  titulo_especifico: string | null;
  animal_especifico: 'Cão' | 'Gato' | null;
  desconto_especifico: number | null;
};
