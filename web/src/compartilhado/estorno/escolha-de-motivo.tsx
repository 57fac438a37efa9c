import classes from './dialogo-de-estorno.module.css';

type EscolhaDeMotivoProps<M extends string> = {
  legenda?: string;
  /** Where a form asks more than one such question. */
  nome?: string;
  motivos: readonly M[];
  nomes: Record<M, string>;
  motivo: M | null;
  onChange: (motivo: M) => void;
  erro: string | undefined;
};

/** One reason of a few, all in sight. */
export function EscolhaDeMotivo<M extends string>(props: EscolhaDeMotivoProps<M>) {
  const { legenda = 'Motivo', nome = 'motivo', motivos, nomes, motivo, onChange, erro } = props;
  return (
    <fieldset className={classes.motivos}>
      <legend>{legenda}</legend>
      {motivos.map((opcao) => (
        <label key={opcao} className={classes.motivo}>
          <input type="radio" name={nome} checked={motivo === opcao} onChange={() => onChange(opcao)} />
          <span>{nomes[opcao]}</span>
        </label>
      ))}
      {erro && (
        <p className={`erro-do-campo ${classes.erro}`} role="alert">
          {erro}
        </p>
      )}
    </fieldset>
  );
}
