import type { ReactNode } from 'react';
import type { Paginas } from '../lib/paginas';
import { Botao } from './botao';
import { EsqueletoDeLista } from './esqueletos';
import { EstadoDeErro } from './estado-de-erro';
import classes from './lista-paginada.module.css';

type ListaPaginadaProps<T> = {
  /** What `usePaginas` returned. */
  paginas: Paginas<T>;
  vazio: ReactNode;
  /** `['indicação', 'indicações']` */
  nome: readonly [um: string, varios: string];
  /** One item, as an element with a key: usually `<Cartao como="li">`. */
  children: (item: T) => ReactNode;
};

export function ListaPaginada<T>({ paginas, vazio, nome: [um, varios], children }: ListaPaginadaProps<T>) {
  const { itens, carregando, erro, temMais, carregandoMais, carregarMais, tentarDeNovo } = paginas;
  if (carregando) return <EsqueletoDeLista />;
  if (erro && itens.length === 0) return <EstadoDeErro erro={erro} tentarDeNovo={tentarDeNovo} />;
  if (itens.length === 0) return vazio;
  return (
    <div className={classes.lista}>
      <ul className={classes.itens}>{itens.map(children)}</ul>
      <div className={classes.fim}>
        <p role="status">
          {itens.length.toLocaleString('pt-BR')} {itens.length === 1 ? um : varios}
          {temMais && ' até aqui'}
        </p>
        {erro && <EstadoDeErro erro={erro} />}
        {temMais && (
          <Botao loading={carregandoMais} onClick={carregarMais}>
            Carregar mais
          </Botao>
        )}
      </div>
    </div>
  );
}
