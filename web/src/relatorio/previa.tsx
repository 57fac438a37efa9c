import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { verRelatorio } from '@indica-bem/domain/relatorio/chamadas';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../lib/consultas';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { EstadoVazio } from '../ui/estado-vazio';
import { RolagemLateral } from '../ui/rolagem-lateral';
import classes from './previa.module.css';
import type { FiltrosDoRelatorio } from './rascunho';

const LINHAS = 10;
/** Columns of amounts, whose digits stand below each other. */
const QUANTIAS = new Set(['ordem', 'desconto', 'valor', 'descontado', 'recebido', 'peso']);
/** A cell with more letters than this is cut, and whole under the pointer; codes and documents are read in one piece. */
const LETRAS_NUMA_LINHA = 48;
const SO_NUMEROS = /^[\d\s().,/-]+$/;

const quantia = (chave: string) => QUANTIAS.has(chave) || undefined;
const longa = (valor: string | null | undefined) =>
  (valor && valor.length > LETRAS_NUMA_LINHA && !SO_NUMEROS.test(valor)) || undefined;

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
  const { reports, total, ha_mais } = data;
  return (
    <section className={classes.previa} aria-labelledby="previa">
      <div className={classes.topo}>
        <h2 id="previa">Prévia</h2>
        <p role="status">
          {ha_mais && 'Mais de '}
          <strong>{formatarInteiro(total)}</strong> {total === 1 ? 'linha' : 'linhas'} no arquivo
          {total > reports.length && `; aqui, as ${reports.length} primeiras`}
        </p>
      </div>
      <RolagemLateral nome="Primeiras linhas; role para os lados">
        <Quadro {...data} />
      </RolagemLateral>
    </section>
  );
}

type QuadroProps = {
  colunas: readonly { chave: string; titulo: string }[];
  reports: readonly Record<string, string | null>[];
};

/** As the file is: the same columns in the same order. The one that names the row stays in sight. */
function Quadro({ colunas, reports }: QuadroProps) {
  return (
    <table className={classes.tabela}>
      <caption className="so-leitor">Primeiras linhas do relatório</caption>
      <thead>
        <tr>
          {colunas.map(({ chave, titulo }) => (
            <th key={chave} scope="col" data-quantia={quantia(chave)}>
              {titulo}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {reports.map((linha) => (
          <tr key={linha.ordem}>
            {colunas.map(({ chave }, n) =>
              n === 1 ? (
                <th key={chave} scope="row">
                  {linha[chave]}
                </th>
              ) : (
                <td
                  key={chave}
                  data-quantia={quantia(chave)}
                  data-longa={longa(linha[chave])}
                  title={longa(linha[chave]) && (linha[chave] ?? undefined)}
                >
                  {linha[chave]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
