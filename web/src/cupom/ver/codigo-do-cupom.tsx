import classes from './bilhete.module.css';

type CodigoDoCupomProps = {
  codigo: string /** Of this moment, beside the code; empty: on its way. */;
  numero: string | null;
};

export function CodigoDoCupom({ codigo, numero }: CodigoDoCupomProps) {
  return (
    <div className={classes.paraDigitar}>
      <div>
        <p className={classes.rotulo}>Código do cupom</p>
        <p className={classes.codigo} translate="no" data-longo={codigo.length > 16 || undefined}>
          {codigo}
        </p>
      </div>
      {numero !== null && (
        <div>
          <p className={classes.rotulo}>Número</p>
          <p className={`${classes.codigo} ${classes.numero}`}>{numero}</p>
        </div>
      )}
    </div>
  );
}
