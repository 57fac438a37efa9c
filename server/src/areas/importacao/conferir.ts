import { setImmediate as vez } from 'node:timers/promises';
import type { Previa } from '@indica-bem/domain/importacao/contrato';
import type { Leitura } from '../../db/conexao';
import type { LinhaRecusada } from './escrever-erros';
import { ACEITA, type Circunstancias, type Importador, type Veredito } from './importador';
import { type Linha, leitorDeCelulas, type Planilha } from './ler-csv';

export const PROBLEMAS_MOSTRADOS = 100;
/** Enough that asking the database costs little, few enough that between two answers nobody else waits. */
const POR_CONFERENCIA = 500;

type Julgada = Linha & { veredito: Veredito };

/** What would happen, row by row. Nothing changes. */
export async function conferirPlanilha(
  db: Leitura,
  importador: Importador,
  planilha: Planilha,
  circunstancias: Omit<Circunstancias, 'fila'>,
): Promise<Omit<Previa, 'ja_enviado'>> {
  const contagem = { aceita: 0, repetida: 0, recusada: 0 };
  const problemas: Previa['problemas'] = [];
  for await (const { numero, veredito } of julgarLinhas(db, importador, planilha, circunstancias)) {
    contagem[veredito.situacao]++;
    if (veredito.situacao === 'recusada' && problemas.length < PROBLEMAS_MOSTRADOS) {
      problemas.push({ linha: numero, motivo: veredito.motivo });
    }
  }
  return {
    previa: true,
    tipo: importador.tipo,
    total: planilha.linhas.length,
    aceitas: contagem.aceita,
    repetidas: contagem.repetida,
    recusadas: contagem.recusada,
    problemas,
  };
}

/** All the rows that would be refused, as they came, for the file of errors. */
export async function recusadasDaPlanilha(
  db: Leitura,
  importador: Importador,
  planilha: Planilha,
  circunstancias: Omit<Circunstancias, 'fila'>,
): Promise<LinhaRecusada[]> {
  const recusadas: LinhaRecusada[] = [];
  for await (const { numero, conteudo, veredito } of julgarLinhas(db, importador, planilha, circunstancias)) {
    if (veredito.situacao === 'recusada') recusadas.push({ numero, conteudo, motivo: veredito.motivo });
  }
  return recusadas;
}

async function* julgarLinhas(
  db: Leitura,
  importador: Importador,
  { cabecalho, linhas }: Planilha,
  circunstancias: Omit<Circunstancias, 'fila'>,
): AsyncGenerator<Julgada> {
  const conferir = importador.conferencia(db, circunstancias);
  const ler = leitorDeCelulas(importador, cabecalho);
  for (let inicio = 0; inicio < linhas.length; inicio += POR_CONFERENCIA) {
    const lote = linhas.slice(inicio, inicio + POR_CONFERENCIA);
    await vez();
    const vereditos = await conferir(lote.map(({ conteudo }) => ler(conteudo)));
    for (const [i, linha] of lote.entries()) yield { ...linha, veredito: vereditos[i] ?? ACEITA };
  }
}
