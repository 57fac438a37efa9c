import { setImmediate as vez } from 'node:timers/promises';
import type { Previa } from '@indica-bem/domain/importacao/contrato';
import type { Leitura } from '../db/conexao';
import type { Circunstancias, Importador } from './importador';
import { leitorDeCelulas, type Planilha } from './ler-csv';

export const PROBLEMAS_MOSTRADOS = 100;
/** Enough that asking the database costs little, few enough that between two answers nobody else waits. */
const POR_CONFERENCIA = 500;

/** What would happen, row by row. Nothing changes. */
export async function conferirPlanilha(
  db: Leitura,
  importador: Importador,
  { cabecalho, linhas }: Planilha,
  circunstancias: Omit<Circunstancias, 'fila'>,
): Promise<Previa> {
  const conferir = importador.conferencia(db, circunstancias);
  const ler = leitorDeCelulas(importador, cabecalho);
  const contagem = { aceita: 0, repetida: 0, recusada: 0 };
  const problemas: Previa['problemas'] = [];
  for (let inicio = 0; inicio < linhas.length; inicio += POR_CONFERENCIA) {
    const lote = linhas.slice(inicio, inicio + POR_CONFERENCIA);
    await vez();
    const vereditos = await conferir(lote.map(({ conteudo }) => ler(conteudo)));
    for (const [i, veredito] of vereditos.entries()) {
      contagem[veredito.situacao]++;
      const cabe = problemas.length < PROBLEMAS_MOSTRADOS;
      if (cabe && veredito.situacao === 'recusada') {
        problemas.push({ linha: lote[i]?.numero ?? 0, motivo: veredito.motivo });
      }
    }
  }
  return {
    previa: true,
    total: linhas.length,
    aceitas: contagem.aceita,
    repetidas: contagem.repetida,
    recusadas: contagem.recusada,
    problemas,
  };
}
