import { stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { lerViolacoes } from '../invariantes';
import { type Restaurada, restaurarCopia } from './restaurar-copia';

type Ensaio = { relatorio: string[]; defeitos: string[]; bytes: number; segundos: number };

/** Puts a copy into an empty database as on the day it will be needed, and looks whether everything holds together. */
export async function ensaiarRestauracao(
  pool: pg.Pool,
  { pastaDasMigracoes, arquivo, agora }: { pastaDasMigracoes: string; arquivo: string; agora: Date },
): Promise<Ensaio> {
  const { size: bytes } = await stat(arquivo);
  const inicio = performance.now();
  const restaurada = await restaurarCopia(pool, pastaDasMigracoes, arquivo);
  const voltou = performance.now();
  const defeitos = await lerViolacoes(pastaDasMigracoes, pool);
  const fim = performance.now();
  const relatorio = [
    ['cópia', `${path.basename(arquivo)}, ${inteiro(bytes)} bytes, da migração ${restaurada.migracao}`],
    ['idade', `${idade(restaurada.em, agora)} (o que se perderia agora)`],
    ['restauração', `${segundos(voltou - inicio)} (o que levaria voltar)`],
    ['invariantes', `${segundos(fim - voltou)}; violadas: ${defeitos.length}`],
    ['linhas', contagem(restaurada)],
    ...porTabela(restaurada),
  ].map(([nome = '', valor]) => `${nome.padEnd(LARGURA)} ${valor}`);
  return { relatorio, defeitos, bytes, segundos: (voltou - inicio) / 1000 };
}

const LARGURA = 26;
const inteiro = (n: number) => n.toLocaleString('pt-BR');
const segundos = (ms: number) => `${(ms / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} s`;

function idade(em: Date | null, agora: Date): string {
  if (!em) return 'a cópia, de um formato anterior, não a diz';
  const minutos = Math.max(0, Math.round((agora.getTime() - em.getTime()) / 60_000));
  return `${Math.floor(minutos / 60)} h ${minutos % 60} min`;
}

function contagem({ linhas, em }: Restaurada): string {
  const total = Object.values(linhas).reduce((soma, n) => soma + n, 0);
  const comparadas = em ? 'as que a cópia diz ter' : 'a cópia, de um formato anterior, não diz quantas eram';
  return `${inteiro(total)} em ${Object.keys(linhas).length} tabelas: ${comparadas}`;
}

function porTabela({ linhas }: Restaurada): string[][] {
  const cheias = Object.entries(linhas).filter(([, n]) => n > 0);
  return cheias.sort(([, a], [, b]) => b - a).map(([nome, n]) => [`  ${nome}`, inteiro(n).padStart(13)]);
}
