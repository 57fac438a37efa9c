import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { LOJAS_POR_VEZ } from '@indica-bem/domain/campanha/regras';
import { Botao } from '../../ui/botao';
import classes from './barra-da-selecao.module.css';
import type { useSelecao } from './use-selecao';

/** Stays in sight while something is ticked, however long the list. */
export function BarraDaSelecao({ ids, demais, enviando, limpar, incluir, retirar }: ReturnType<typeof useSelecao>) {
  if (ids.size === 0) return null;
  const quantas = formatarInteiro(ids.size);
  return (
    <section className={classes.barra} aria-label="Lojas selecionadas">
      <div className={classes.quantas}>
        <p role="status">
          <strong>{ids.size === 1 ? '1 loja selecionada' : `${quantas} lojas selecionadas`}</strong>
          {demais && ` · até ${formatarInteiro(LOJAS_POR_VEZ)} por vez`}
        </p>
        <Botao tom="texto" disabled={enviando} aria-label="Limpar seleção" onClick={limpar}>
          Limpar
        </Botao>
      </div>
      <div className={classes.acoes}>
        <Botao tom="principal" loading={enviando} disabled={demais} aria-label="Incluir na campanha" onClick={incluir}>
          Incluir
        </Botao>
        <Botao disabled={enviando || demais} aria-label="Retirar da campanha" onClick={retirar}>
          Retirar
        </Botao>
      </div>
    </section>
  );
}
