import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Painel } from '@indica-bem/domain/painel/contrato';
import { parteEscrita } from '@indica-bem/domain/painel/parte';
import { Cartao } from '../ui/cartao';
import { Barra } from './barra';
import classes from './painel.module.css';

/** How many of the year's purchases have their receipt. */
export function Notas({ ano, notas: { compras, com_nota } }: Pick<Painel, 'ano' | 'notas'>) {
  return (
    <Cartao como="section" rotulo="Notas fiscais">
      <h2>Notas fiscais em {ano}</h2>
      {compras === 0 ? (
        <p className={classes.vazio}>Nenhuma compra validada neste ano.</p>
      ) : (
        <ol className={classes.funil}>
          <li>
            <span>
              {formatarInteiro(com_nota)} de {formatarInteiro(compras)} {compras === 1 ? 'compra' : 'compras'} com nota
            </span>
            <strong>{parteEscrita(com_nota, compras)}</strong>
            <Barra parte={com_nota / compras} />
          </li>
        </ol>
      )}
    </Cartao>
  );
}
