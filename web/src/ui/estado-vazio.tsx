import type { ReactNode } from 'react';
import classes from './estado.module.css';
import { Ilustracao, type NomeDeIlustracao } from './ilustracao';

type EstadoVazioProps = { ilustracao: NomeDeIlustracao; titulo: string; texto?: ReactNode; acao?: ReactNode };

export function EstadoVazio({ ilustracao, titulo, texto, acao }: EstadoVazioProps) {
  return (
    <div className={classes.estado}>
      <Ilustracao nome={ilustracao} largura={220} />
      <h2 className={classes.titulo}>{titulo}</h2>
      {texto && <p className={classes.texto}>{texto}</p>}
      {acao && <div className={classes.acao}>{acao}</div>}
    </div>
  );
}
