import type pg from 'pg';
import type { Config } from '../config/config';
import type { Db } from '../db/conexao';
import type { Avaria } from '../db/embutido/vigia';
import type { Leitor } from '../db/leitor';
import type { RelogioDoBanco } from '../db/relogio-do-banco';
import type { Fila } from '../jobs/fila';
import type { Avisos } from './avisos';

/** What every area may use. Time comes from `relogio`, so that tests can move it. */
export type Contexto = {
  config: Config;
  pool: pg.Pool;
  db: Db;
  /** The connections of `semPressa`. */
  poolDosTrabalhos: pg.Pool;
  /** The same database, for what may take long: no statement of it is ended while it is worked on. */
  semPressa: Db;
  leitor: Leitor;
  fila: Fila;
  avisos: Avisos;
  /** What is wrong at the moment with the database that the product itself runs. */
  avaria?: () => Avaria | undefined;
  relogio: () => Date;
  /** What `relogio` follows outside tests. */
  relogioDoBanco: RelogioDoBanco;
  /** Absolute address of the product, without a trailing slash. */
  urlPublica: () => string;
};
