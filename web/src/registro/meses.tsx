import { type DoacaoDoMes, preencherMeses } from '@indica-bem/domain/doacao/por-mes';
import { ALTURA_DO_GRAFICO, GraficoDeMeses } from '../compartilhado/doacao/grafico-de-meses';
import { Esqueleto } from '../ui/esqueletos';
import classes from './transparencia.module.css';

/** The bars end with the last month there is; the table begins with it and goes back to the first. */
export function Meses({ meses }: { meses: DoacaoDoMes[] | undefined }) {
  return (
    <section className={classes.cartao} aria-labelledby="meses">
      <h2 id="meses">Mês a mês</h2>
      <p className={classes.sub}>Os quilos prometidos pelas compras de cada mês.</p>
      {meses ? <Grafico meses={meses} /> : <Esqueleto altura={ALTURA_DO_GRAFICO + 50} raio="controle" />}
    </section>
  );
}

function Grafico({ meses }: { meses: DoacaoDoMes[] }) {
  const ultimo = meses.at(-1);
  if (!ultimo) return <p className={classes.sub}>O primeiro mês aparece aqui com a primeira compra.</p>;
  const barras = preencherMeses(meses, `${ultimo.mes}-01`);
  return <GraficoDeMeses meses={barras} todos={meses.toReversed()} nada="Nenhum quilo nos últimos doze meses." />;
}
