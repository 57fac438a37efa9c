import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Painel } from '@indica-bem/domain/painel/contrato';
import { parteEscrita } from '@indica-bem/domain/painel/parte';
import { maiorPerda } from '@indica-bem/domain/painel/perda';
import { IconTrendingDown } from '@tabler/icons-react';
import { Cartao } from '../ui/cartao';
import { Barra } from './barra';
import classes from './painel.module.css';

const ETAPAS = [
  ['emitidas', 'Emitidas'],
  ['resgatadas', 'Resgatadas pelo tutor'],
  ['com_loja', 'Com loja escolhida'],
  ['efetivadas', 'Com compra validada'],
] as const;

/** How many of the year's recommendations came how far, and where most were lost. */
export function Funil({ ano, funil }: Pick<Painel, 'ano' | 'funil'>) {
  const perda = maiorPerda(funil);
  return (
    <Cartao como="section" rotulo="Funil">
      <h2>Da indicação à compra em {ano}</h2>
      {perda && (
        <p className={classes.perda}>
          <IconTrendingDown size={22} aria-hidden /> {perda.frase}
        </p>
      )}
      <ol className={classes.funil}>
        {ETAPAS.map(([etapa, nome], i) => {
          const antes = ETAPAS[i - 1]?.[0];
          const perdidas = antes ? funil[antes] - funil[etapa] : 0;
          return (
            <li key={etapa} data-perda={perda?.etapa === etapa}>
              <span>{nome}</span>
              <strong>
                {formatarInteiro(funil[etapa])}
                <small> {parteEscrita(funil[etapa], funil.emitidas)}</small>
              </strong>
              <Barra parte={funil.emitidas === 0 ? 0 : funil[etapa] / funil.emitidas} />
              {perdidas > 0 && (
                <small className={classes.ficaram}>
                  {formatarInteiro(perdidas)} {perdidas === 1 ? 'ficou' : 'ficaram'} pelo caminho
                </small>
              )}
            </li>
          );
        })}
      </ol>
    </Cartao>
  );
}
