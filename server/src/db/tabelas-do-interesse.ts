import type { PerfilDeInteresse, SituacaoDoInteresse, TipoDeInteresse } from '@indica-bem/domain/interesse/regras';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Versionada } from './tabelas-comuns';

/** Who wants to recommend or to sell. */
export type TabelasDoInteresse = {
  interesse: {
    id: GeneratedAlways<number>;
    tipo: TipoDeInteresse;
    nome: string;
    perfil: PerfilDeInteresse | null;
    nome_da_loja: string | null;
    cnpj: string | null;
    cidade: string;
    uf: string;
    email: string;
    telefone: string;
    outro_email: string | null;
    outro_telefone: string | null;
    mensagem: string | null;
    criado_em: Date;
    vezes: Generated<number>;
    repetido_em: Date | null;
    situacao: Generated<SituacaoDoInteresse>;
    anotacao: string | null;
    demo: Generated<boolean>;
    busca: GeneratedAlways<string>;
  } & Versionada;
};
