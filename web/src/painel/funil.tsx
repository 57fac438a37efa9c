import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Painel } from '@indica-bem/domain/painel/contrato';
import { Cartao } from '../ui/cartao';
import classes from './painel.module.css';

const ETAPAS = [
  ['emitidas', 'Emitidas'],
  ['resgatadas', 'Resgatadas pelo tutor'],
  ['com_loja', 'Com loja escolhida'],
  ['efetivadas', 'Com compra validada'],
] as const;

/** How many of the year's recommendations came how far. */
export function Funil({ ano, funil }: Pick<Painel, 'ano' | 'funil'>) {
  return (
    <Cartao como="section" rotulo="Funil">
      <h2>Da indicação à compra em {ano}</h2>
      <ol className={classes.funil}>
        {ETAPAS.map(([etapa, nome]) => {
          const parte = funil.emitidas === 0 ? 0 : funil[etapa] / funil.emitidas;
          return (
            <li key={etapa}>
              <span>{nome}</span>
              <strong>
                {formatarInteiro(funil[etapa])}
                <small> {parte.toLocaleString('pt-BR', { style: 'percent' })}</small>
              </strong>
              <span className={classes.barra} aria-hidden="true">
                <span style={{ transform: `scaleX(${parte})` }} />
              </span>
            </li>
          );
        })}
      </ol>
    </Cartao>
  );
}
