import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Pagina } from '../../ui/pagina';
import classes from './formulario.module.css';
import { IndicacaoEmTransito } from './indicacao-em-transito';
import { entregueDe, type usePartida } from './partida';

type EntregueProps = { dono: number; historia: ReturnType<typeof usePartida>; children: ReactNode };

/**
 * A recommendation that was put into the queue, opened again by a reload or through the history: the address still has
 * the animal's measures, and filled in it would go to the next tutor. Decided once, so that sending changes nothing here.
 */
export function SenaoEntregue({ dono, historia, children }: EntregueProps) {
  const [chave] = useState(() => entregueDe(historia.partida, dono));
  const mostrar = useEffectEvent(() => chave !== null && historia.mostrar());
  useEffect(() => void mostrar(), []);
  if (chave === null) return children;
  return (
    <Pagina titulo="Nova Indicação" largura="media">
      <div className={classes.unica}>
        <IndicacaoEmTransito dono={dono} chave={chave} aoSaber={() => historia.concluir(true)} />
      </div>
    </Pagina>
  );
}
