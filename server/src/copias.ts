import { access } from 'node:fs/promises';
import type pg from 'pg';
import { comPool, paraQuemMigra, pastaDasMigracoes, type Terminal } from './banco-do-comando';
import { lerConfig } from './config/config';
import { anotarFeito } from './migracao/copia-de-seguranca/anotar-feito';
import { comBancoDado, comBancoDeEnsaio } from './migracao/copia-de-seguranca/banco-de-ensaio';
import { ensaiarRestauracao } from './migracao/copia-de-seguranca/ensaiar-restauracao';
import { guardarCopia } from './migracao/copia-de-seguranca/guardar-copia';
import { restaurarCopia } from './migracao/copia-de-seguranca/restaurar-copia';

/** The commands about copies; each returns what it has to say. */
export async function copiar(terminal: Terminal, arquivo?: string): Promise<string> {
  if (!arquivo) throw new Error('Uso: copiar <arquivo>');
  return comPool(lerConfig(terminal.env, 'comando'), terminal, async (pool) => {
    const guardada = await guardarCopia(pool, arquivo);
    await anotarFeito(pool, 'copia', guardada).catch(semNota(terminal));
    return `Cópia guardada em ${arquivo}: ${guardada.tabelas} tabelas, ${guardada.bytes.toLocaleString('pt-BR')} bytes.`;
  });
}

export async function restaurar(terminal: Terminal, arquivo?: string): Promise<string> {
  if (!arquivo) throw new Error('Uso: restaurar <arquivo>');
  await access(arquivo);
  const config = paraQuemMigra(terminal);
  const { linhas } = await comPool(config, terminal, (pool) =>
    restaurarCopia(pool, pastaDasMigracoes, arquivo, config),
  );
  return `Cópia restaurada: ${Object.keys(linhas).length} tabelas.`;
}

export async function ensaiar(terminal: Terminal, arquivo?: string, opcao = ''): Promise<string> {
  const [, banco] = /^--banco=(.+)$/.exec(opcao) ?? [];
  if (!arquivo || (opcao && !banco)) throw new Error('Uso: ensaiar-restauracao <arquivo> [--banco=<endereço>]');
  await access(arquivo);
  const agora = new Date();
  const ensaio = (pool: pg.Pool) => ensaiarRestauracao(pool, { pastaDasMigracoes, arquivo, agora });
  if (banco) return oQueDisse(await comBancoDado(banco, ensaio));
  return comPool(paraQuemMigra(terminal), terminal, async (pool) => {
    const feito = await comBancoDeEnsaio(pool.options.connectionString ?? '', ensaio);
    const dito = oQueDisse(feito);
    await anotarFeito(pool, 'ensaio', { ...feito, em: agora }).catch(semNota(terminal));
    return dito;
  });
}

function oQueDisse({ relatorio, defeitos }: Awaited<ReturnType<typeof ensaiarRestauracao>>): string {
  if (defeitos.length === 0) return [...relatorio, 'A cópia serve: voltou inteira.'].join('\n');
  throw new Error([...relatorio, ...defeitos, 'A cópia voltou com defeitos: veja acima.'].join('\n'));
}

/** A replica, an older schema, a role that only reads: what was done is done, and the metric grows old. */
const semNota =
  ({ avisar }: Terminal) =>
  (erro: unknown) =>
    avisar(`Feito, mas não anotado no banco de dados: ${erro instanceof Error ? erro.message : erro}.`);
