import type { TipoDeEntrega } from '@indica-bem/domain/entrega/regras';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Versionada } from './tabelas-comuns';

/** What the team brought to whom. */
export type TabelasDaEntrega = {
  entrega: {
    id: GeneratedAlways<number>;
    tipo: TipoDeEntrega;
    quantidade: number;
    data: string;
    instituicao: string;
    cidade: string;
    uf: string;
    texto: string | null;
    foto_hash: string | null;
    foto_descricao: string | null;
    documento_publico: Generated<boolean>;
    registrada_por: number | null;
    registrada_em: Date;
    retirada_em: Date | null;
    retirada_por: number | null;
    retirada_motivo: string | null;
  } & Versionada;
  documento_da_entrega: { entrega_id: number; bytes: Buffer; tamanho: GeneratedAlways<number>; hash: string };
};
