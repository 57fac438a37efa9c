import { setImmediate as vez } from 'node:timers/promises';
import type { Previa } from '@indica-bem/domain/importacao/contrato';
import type { Leitura } from '../../db/conexao';
import type { Linha } from './dividir-csv';
import type { LinhaRecusada } from './escrever-erros';
import { ACEITA, type Importador, type Provas, type Veredito } from './importador';
import { leitorDeCelulas, type Planilha } from './ler-csv';

export const PROBLEMAS_MOSTRADOS = 100;

type Provada = Linha & { veredito: Veredito };

/** What would happen, row by row. Nothing changes. */
export async function conferirPlanilha(
  db: Leitura,
  importador: Importador,
  planilha: Planilha,
  circunstancias: Provas,
): Promise<Omit<Previa, 'ja_enviado'>> {
  const contagem = { aceita: 0, repetida: 0, recusada: 0 };
  const problemas: Previa['problemas'] = [];
  for await (const fatia of conferirLinhas(db, importador, planilha, circunstancias)) {
    for (const { numero, veredito } of fatia) {
      contagem[veredito.situacao]++;
      if (veredito.situacao === 'recusada' && problemas.length < PROBLEMAS_MOSTRADOS) {
        problemas.push({ linha: numero, motivo: veredito.motivo });
      }
    }
  }
  return {
    previa: true,
    tipo: importador.tipo,
    total: contagem.aceita + contagem.repetida + contagem.recusada,
    aceitas: contagem.aceita,
    repetidas: contagem.repetida,
    recusadas: contagem.recusada,
    problemas,
  };
}

/** All the rows that would be refused, as they came, for the file of errors; judged only as fast as they are taken. */
export async function* recusadasDaPlanilha(
  db: Leitura,
  importador: Importador,
  planilha: Planilha,
  circunstancias: Provas,
): AsyncGenerator<LinhaRecusada[]> {
  for await (const fatia of conferirLinhas(db, importador, planilha, circunstancias)) {
    const recusadas = fatia.flatMap(({ numero, conteudo, veredito }) =>
      veredito.situacao === 'recusada' ? [{ numero, conteudo, motivo: veredito.motivo }] : [],
    );
    if (recusadas.length > 0) yield recusadas;
  }
}

async function* conferirLinhas(
  db: Leitura,
  importador: Importador,
  { cabecalho, fatias }: Planilha,
  circunstancias: Provas,
): AsyncGenerator<Provada[]> {
  const conferir = importador.conferencia(db, circunstancias);
  const ler = leitorDeCelulas(importador, cabecalho);
  for await (const fatia of fatias) {
    await vez();
    const vereditos = await conferir(fatia.map(({ conteudo }) => ler(conteudo)));
    yield fatia.map((linha, i) => ({ ...linha, veredito: vereditos[i] ?? ACEITA }));
  }
}
