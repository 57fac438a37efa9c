import type { Previa } from '@indica-bem/domain/importacao/contrato';
import type { Leitura } from '../db/conexao';
import type { Circunstancias, Importador } from './importador';
import { leitorDeCelulas, type Planilha } from './ler-csv';

export const PROBLEMAS_MOSTRADOS = 100;

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
  for (let inicio = 0; inicio < linhas.length; inicio += importador.porLote) {
    const lote = linhas.slice(inicio, inicio + importador.porLote);
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
