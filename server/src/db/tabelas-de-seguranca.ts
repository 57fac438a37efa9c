import type { Generated, GeneratedAlways } from 'kysely';

/** What guards an account besides its password, and where it was opened. */
export type TabelasDeSeguranca = {
  aparelho: { id: GeneratedAlways<number>; conta_id: number; marca: Buffer; nome: string; visto_em: Date };
  fator_totp: {
    conta_id: number;
    /** Sealed, as `novo`. */
    segredo: Buffer | null;
    ligado_em: Date | null;
    ultimo_passo: Generated<number>;
    novo: Buffer | null;
    novo_em: Date | null;
  };
  codigo_de_recuperacao: { conta_id: number; resumo: Buffer; usado_em: Date | null };
  chave_de_acesso: {
    id: GeneratedAlways<number>;
    conta_id: number;
    credencial: Buffer;
    chave_publica: Buffer;
    contador: number;
    transportes: string[];
    nome: string;
    criada_em: Date;
    usada_em: Date | null;
  };
  desafio: {
    resumo: Buffer;
    conta_id: number;
    uso: 'prova' | 'chave';
    expira_em: Date;
  };
  desafio_usado: { resumo: Buffer; expira_em: Date };
};
