import type { ReactNode } from 'react';
import classes from './barra-de-selecao.module.css';
import { Botao } from './botao';
import { useDevolverFoco } from './use-devolver-foco';

type BarraDeSelecaoProps = {
  /** What is selected: 'Lojas selecionadas'. */
  rotulo: string;
  /** '12 lojas selecionadas' */
  quantas: string;
  detalhe?: string | false | undefined;
  ocupada: boolean;
  limpar: () => void;
  /** The buttons of what can be done with it. */
  children: ReactNode;
};

/** Stays in sight while something is ticked, however long the list. */
export function BarraDeSelecao({ rotulo, quantas, detalhe, ocupada, limpar, children }: BarraDeSelecaoProps) {
  useDevolverFoco();
  return (
    <section className={classes.barra} aria-label={rotulo}>
      <div className={classes.quantas}>
        <p role="status">
          <strong>{quantas}</strong>
          {detalhe && ` · ${detalhe}`}
        </p>
        <Botao tom="texto" disabled={ocupada} aria-label="Limpar seleção" onClick={limpar}>
          Limpar
        </Botao>
      </div>
      <div className={classes.acoes}>{children}</div>
    </section>
  );
}
