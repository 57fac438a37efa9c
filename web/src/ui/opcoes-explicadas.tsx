import { useId } from 'react';
import classes from './opcoes-explicadas.module.css';

type Opcao<V extends string> = { valor: V; nome: string; texto: string };
type OpcoesExplicadasProps<V extends string> = {
  legenda: string;
  /** The heading above says it already to who sees it. */
  soParaLeitor?: boolean;
  opcoes: Opcao<V>[];
  valor: string;
  erro: string | undefined;
  onChange: (valor: V) => void;
};

/** One of a few, each with what it means: their names alone say too little. */
export function OpcoesExplicadas<V extends string>(props: OpcoesExplicadasProps<V>) {
  const { legenda, soParaLeitor, opcoes, valor, erro, onChange } = props;
  const id = useId();
  return (
    <fieldset className={classes.opcoes}>
      <legend className={soParaLeitor ? 'so-leitor' : undefined}>{legenda}</legend>
      {opcoes.map((opcao) => (
        <label key={opcao.valor} className={classes.opcao}>
          <input
            type="radio"
            name={id}
            value={opcao.valor}
            checked={opcao.valor === valor}
            aria-labelledby={`${id}-${opcao.valor}`}
            aria-describedby={`${id}-${opcao.valor}-texto`}
            aria-invalid={erro ? true : undefined}
            onChange={() => onChange(opcao.valor)}
          />
          <strong id={`${id}-${opcao.valor}`}>{opcao.nome}</strong>
          <span id={`${id}-${opcao.valor}-texto`}>{opcao.texto}</span>
        </label>
      ))}
      {erro && (
        <p className="erro-do-campo" role="alert">
          {erro}
        </p>
      )}
    </fieldset>
  );
}
