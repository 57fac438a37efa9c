import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { verRelatorio } from '@indica-bem/domain/relatorio/chamadas';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../lib/consultas';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { EstadoVazio } from '../ui/estado-vazio';
import classes from './previa.module.css';
import type { FiltrosDoRelatorio } from './rascunho';

const LINHAS = 5;
/** A table with more columns than this reads better as cards, on any screen. */
const COLUNAS_LADO_A_LADO = 8;
/** Phones, documents, dates: read in one piece. */
const SO_NUMEROS = /^[\d\s().,/-]+$/;

/** What the file will hold: how many rows, and how it begins. */
export function Previa({ filtros }: { filtros: FiltrosDoRelatorio }) {
  const { data, error, refetch } = useQuery(consulta(verRelatorio, { query: { ...filtros, limite: LINHAS } }));
  if (!data && error) return <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />;
  if (!data) return <EsqueletoDeLista linhas={1} altura={320} />;
  if (data.total === 0) {
    return (
      <EstadoVazio
        ilustracao="vazio-indicacoes"
        titulo="Nenhuma linha neste pedido"
        texto="Mude o período ou o tipo. O arquivo sairia só com os nomes das colunas."
      />
    );
  }
  const { colunas, reports, total } = data;
  return (
    <section className={classes.previa} aria-labelledby="previa">
      <div className={classes.topo}>
        <h2 id="previa">Prévia</h2>
        <p role="status">
          <strong>{formatarInteiro(total)}</strong> {total === 1 ? 'linha' : 'linhas'} no arquivo
          {total > reports.length && `; aqui, as ${reports.length} primeiras`}
        </p>
      </div>
      <table className={classes.tabela} data-larga={colunas.length > COLUNAS_LADO_A_LADO || undefined}>
        <caption className="so-leitor">Primeiras linhas do relatório</caption>
        <thead>
          <tr>
            {colunas.map(({ chave, titulo }) => (
              <th key={chave} scope="col">
                {titulo}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reports.map((linha) => (
            <tr key={linha.ordem}>
              {colunas.map(({ chave, titulo }) => (
                <td
                  key={chave}
                  data-rotulo={titulo}
                  data-vazia={!linha[chave] || undefined}
                  data-numeros={SO_NUMEROS.test(linha[chave] ?? '') || undefined}
                >
                  {linha[chave]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
