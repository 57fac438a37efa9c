import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Total } from '@indica-bem/domain/contrato/tipos';
import type { ReactNode } from 'react';
import { SemConexao } from '../lib/erros-da-api';
import type { Paginas } from '../lib/paginas';
import { Botao } from './botao';
import { EsqueletoDeLista } from './esqueletos';
import { EstadoDeErro } from './estado-de-erro';
import classes from './lista-paginada.module.css';

type EmPaginasProps<T> = {
  /** What `usePaginas` returned. */
  paginas: Paginas<T>;
  vazio: ReactNode;
  /** `['indicação', 'indicações']` */
  nome: readonly [um: string, varios: string];
  /** How many there are in all, where the first page told. */
  total?: Total | undefined;
  /** What holds their place until they come. */
  esqueleto?: ReactNode;
  /** All items fetched so far, as a list, a table, or whatever suits them. */
  children: (itens: T[]) => ReactNode;
};

const quantos = ({ quantos, exato }: NonNullable<Total>) => `${exato ? '' : 'mais de '}${formatarInteiro(quantos)}`;

/** The states every paged list goes through, and the way to its next page. */
export function EmPaginas<T>({ paginas, vazio, nome: [um, varios], total, esqueleto, children }: EmPaginasProps<T>) {
  const {
    itens,
    carregando,
    deAntes,
    carregou,
    erro,
    faltouMais,
    temMais,
    carregandoMais,
    carregarMais,
    tentarDeNovo,
  } = paginas;
  if (carregando) return esqueleto ?? <EsqueletoDeLista />;
  if (erro && !carregou) return <EstadoDeErro erro={erro} tentarDeNovo={tentarDeNovo} />;
  if (itens.length === 0) return vazio;
  return (
    <div className={classes.lista} aria-busy={deAntes}>
      {children(itens)}
      <div className={classes.fim}>
        <p role="status">
          {formatarInteiro(itens.length)} {temMais && total && `de ${quantos(total)} `}
          {itens.length === 1 ? um : varios}
          {temMais && !total && ' até aqui'}
        </p>
        {erro && (faltouMais || !(erro instanceof SemConexao)) && <EstadoDeErro erro={erro} />}
        {temMais && (
          <Botao loading={carregandoMais} onClick={carregarMais}>
            Carregar mais
          </Botao>
        )}
      </div>
    </div>
  );
}
