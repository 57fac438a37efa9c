import type { ProvedorSocial } from '@indica-bem/domain/conta/contrato-social';
import type { Generated, GeneratedAlways } from 'kysely';

/** Who the provider says it is; `verificado`: it vouches for the e-mail. */
export type IdentidadeSocial = {
  provedor: ProvedorSocial;
  sub: string;
  nome: string;
  email: string | null;
  verificado: boolean;
};

/** Written by the database alone (see autoria.ts). */
export type Versionada = {
  versao: GeneratedAlways<number>;
  alterado_por: GeneratedAlways<number | null>;
  alterado_em: GeneratedAlways<Date | null>;
};

export type Endereco = {
  logradouro: string | null;
  numero: string | null;
  complemento: string | null;
  cep: string | null;
  bairro: string | null;
  cidade: string | null;
  estado: string | null;
};

export type Especifica = {
  especifica: Generated<boolean>;
  titulo_especifico: string | null;
  animal_especifico: 'Cão' | 'Gato' | null;
  desconto_especifico: number | null;
};
