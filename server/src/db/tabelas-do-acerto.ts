import type { MotivoDeEstorno } from '@indica-bem/domain/estorno/regras';
import type { Generated, GeneratedAlways } from 'kysely';

/** What the group owes each store, month by month. */
export type TabelasDoAcerto = {
  acerto_da_loja: { lojista_id: number };
  acerto: {
    id: GeneratedAlways<number>;
    lojista_id: number;
    mes: string;
    nome_fantasia: string;
    razao_social: string;
    cnpj: string | null;
    compras: number;
    ajustes: number;
    valor: number;
    descontado: number;
    parte_loja: number;
    parte_grupo: number;
    anterior: number;
    total: number;
    fechado_em: Date;
  };
  acerto_linha: {
    id: GeneratedAlways<number>;
    acerto_id: number;
    tipo: 'compra' | 'ajuste';
    cupom_id: number;
    vez: number;
    data: string;
    codigo: string;
    produto: string | null;
    valor: number;
    descontado: number;
    parte_loja: number;
    parte_grupo: number;
    motivo: MotivoDeEstorno | null;
    desfaz_id: number | null;
  };
  acerto_ajuste: { cupom_id: number; vez: number; lojista_id: number; linha_id: number };
  acerto_divida: { de_id: number; acerto_id: number };
  fechamento: {
    mes: string;
    estado: Generated<'em_andamento' | 'concluido' | 'falhou'>;
    ate_loja: Generated<number>;
    pedido_por: number | null;
    pedido_em: Date;
    andou_em: Date;
    concluido_em: Date | null;
  };
  acerto_pagamento: {
    id: GeneratedAlways<number>;
    acerto_id: number;
    data: string;
    referencia: string | null;
    valor: number;
    pago_por: number;
    pago_em: Date;
    importacao_id: number | null;
    desfeito_por: number | null;
    desfeito_em: Date | null;
    motivo: string | null;
  };
  contestacao: {
    id: GeneratedAlways<number>;
    linha_id: number;
    acerto_id: number;
    lojista_id: number;
    texto: string | null;
    aberta_em: Date;
    estado: Generated<'aberta' | 'aceita' | 'recusada'>;
    resposta: string | null;
    respondida_por: number | null;
    respondida_em: Date | null;
  };
};
