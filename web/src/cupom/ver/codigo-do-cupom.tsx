import classes from './bilhete.module.css';

type CodigoDoCupomProps = { codigo: string /** Of this moment, beside the code. */; numero: string | null };

export function CodigoDoCupom({ codigo, numero }: CodigoDoCupomProps) {
  return (
    <div className={classes.paraDigitar}>
      <div>
        <p className={classes.rotulo}>Código do cupom</p>
        <p className={classes.codigo} data-longo={codigo.length > 16 || undefined}>
          {codigo}
        </p>
      </div>
      {numero && (
        <div>
          <p className={classes.rotulo}>Número</p>
          <p className={classes.codigo}>{numero}</p>
        </div>
      )}
    </div>
  );
}
