import type { NomeDeAto, TipoDeObjeto } from '@indica-bem/domain/auditoria/atos';
import type { Par } from '@indica-bem/domain/auditoria/mudanca';
import type { PapelDoAutor } from '@indica-bem/domain/auditoria/papeis';
import type { GeneratedAlways, Insertable, JSONColumnType } from 'kysely';

export type TabelasDaAuditoria = {
  auditoria: {
    id: GeneratedAlways<number>;
    momento: Date;
    objeto_id: number | null;
    conta_id: number | null;
    papel: PapelDoAutor;
    funcao: string | null;
    ato: NomeDeAto;
    objeto: TipoDeObjeto;
    campos: string[] | null;
    valores: JSONColumnType<Record<string, Par>> | null;
    endereco: string | null;
    requisicao: string | null;
  };
  entrada_recusada: {
    id: GeneratedAlways<number>;
    primeira_em: Date;
    hora: Date;
    conta_id: number | null;
    endereco: string | null;
    vezes: number;
    ultima_em: Date;
  };
};

export type NovaLinha = Insertable<TabelasDaAuditoria['auditoria']>;
