import type pg from 'pg';
import { codigoSql } from '../db/erros-do-banco';
import { HORA_DO_BANCO, type RelogioDoBanco } from '../db/relogio-do-banco';
import { lerMigracoes } from '../migracao/ler-migracoes';

/** Why an instance is not ready. */
export type Motivo = 'sem-resposta' | 'somente-leitura' | 'esquema-atrasado' | 'relogio';
/** `adiante`: a newer version migrated it and is taking over. */
export type Prontidao = { motivo: Motivo | null; adiante: boolean };

/** Whoever asks whether we are ready gets an answer in two seconds, whatever the database does. */
const PRAZO_MS = 1_800;
const SEM_TABELA = '42P01';

const PERGUNTA = `select current_setting('transaction_read_only') = 'on' as so_leitura, ${HORA_DO_BANCO},
  array(select numero from migracao) as aplicadas`;
type Resposta = { so_leitura: boolean; hora: number; aplicadas: number[] };

/** However many ask at once, the database is asked once. `pool`: a connection of its own, that no load keeps busy. */
export function abrirProntidao(pool: pg.Pool, relogio: RelogioDoBanco, pastaDasMigracoes: string) {
  const deste = lerMigracoes(pastaDasMigracoes).then((todas) => todas.map(({ numero }) => numero));
  deste.catch(() => undefined);
  let emCurso: Promise<Prontidao> | undefined;

  async function perguntar(): Promise<Prontidao> {
    const conexao = await pool.connect();
    let falha: Error | boolean | undefined;
    try {
      const de = performance.now();
      const { rows } = await conexao.query<Resposta>(PERGUNTA);
      const { so_leitura, hora, aplicadas } = rows[0] as Resposta;
      relogio.acertar(hora, de, performance.now());
      const feitas = new Set(aplicadas);
      const conhecidas = new Set(await deste);
      const atras = [...conhecidas].some((numero) => !feitas.has(numero));
      const motivo =
        (so_leitura && 'somente-leitura') ||
        (atras && 'esquema-atrasado') ||
        (relogio.desvio() !== null && 'relogio') ||
        null;
      falha = so_leitura;
      return { motivo, adiante: aplicadas.some((numero) => !conhecidas.has(numero)) };
    } catch (erro) {
      falha = erro as Error;
      throw erro;
    } finally {
      // The next connection may lead to the new primary.
      conexao.release(falha);
    }
  }

  const semResposta = (erro: unknown): Prontidao => ({
    motivo: codigoSql(erro) === SEM_TABELA ? 'esquema-atrasado' : 'sem-resposta',
    adiante: false,
  });

  return async (): Promise<Prontidao> => {
    emCurso ??= perguntar()
      .catch(semResposta)
      .finally(() => {
        emCurso = undefined;
      });
    let relogio: NodeJS.Timeout | undefined;
    const cansada = new Promise<Prontidao>((ok) => {
      relogio = setTimeout(() => ok({ motivo: 'sem-resposta', adiante: false }), PRAZO_MS);
    });
    return Promise.race([emCurso, cansada]).finally(() => clearTimeout(relogio));
  };
}
