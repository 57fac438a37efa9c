import type { RegraDeVelocidade } from '@indica-bem/domain/doacao/velocidade';
import type { Calculo } from '@indica-bem/domain/prescricao/contrato';
import type { PedidoDeRelatorio } from '@indica-bem/domain/relatorio/contrato';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Especifica } from './tabelas-comuns';

/** From the printed code to the kilogram donated. */
export type TabelasDeCompras = {
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
};
