import { verDoacaoPorMes } from '@indica-bem/domain/doacao/chamadas';
import { useQuery } from '@tanstack/react-query';
import { ALTURA_DO_GRAFICO, GraficoDeMeses } from '../compartilhado/doacao/grafico-de-meses';
import { consulta } from '../lib/consultas';
import { Esqueleto } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import classes from './formula-do-bem.module.css';

const NADA = 'As próximas doações aparecem aqui a cada cupom validado.';

/** Kilograms given in each of the last twelve months. */
export function GraficoPorMes() {
  const { data, error, refetch } = useQuery(consulta(verDoacaoPorMes));
  return (
    <section className={classes.porMes} aria-labelledby="por-mes">
      <h2 id="por-mes">Doações mês a mês</h2>
      {data && <GraficoDeMeses meses={data.meses} nada={NADA} />}
      {!data && !error && <Esqueleto altura={ALTURA_DO_GRAFICO} raio="controle" />}
      {!data && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
    </section>
  );
}
