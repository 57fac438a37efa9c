import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { useState } from 'react';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import classes from './problemas.module.css';

type ProblemasProps = { problemas: readonly { linha: number; motivo: string }[]; total: number };

const A_VISTA = 8;

/** The first of them; the file of errors has them all. */
export function Problemas({ problemas, total }: ProblemasProps) {
  const [todos, setTodos] = useState(false);
  if (problemas.length === 0) return null;
  const mostrados = todos ? problemas : problemas.slice(0, A_VISTA);
  const escondidos = problemas.length - mostrados.length;
  const foraDaqui = total - problemas.length;
  return (
    <Cartao como="section" rotulo="Linhas com problema">
      <h2>Linhas com problema</h2>
      <p className={classes.ajuda}>
        Elas ficam de fora e voltam em um arquivo de erros, para corrigir e enviar de novo.
      </p>
      <ul className={classes.lista}>
        {mostrados.map(({ linha, motivo }) => (
          <li key={linha}>
            <strong>Linha {formatarInteiro(linha)}</strong>
            <span>{motivo}</span>
          </li>
        ))}
      </ul>
      {escondidos > 0 && (
        <Botao tom="texto" onClick={() => setTodos(true)}>
          Mostrar mais {escondidos}
        </Botao>
      )}
      {todos && foraDaqui > 0 && (
        <p className={classes.ajuda}>e mais {formatarInteiro(foraDaqui)} no arquivo de erros.</p>
      )}
    </Cartao>
  );
}
