import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Painel } from '@indica-bem/domain/painel/contrato';
import { Cartao } from '../ui/cartao';
import classes from './painel.module.css';

/** Who and what stood out in the year. */
export function Destaques({ painel }: { painel: Painel }) {
  const listas = [
    ['Parceiros que mais indicaram', painel.parceiros, 'indicação', 'indicações'],
    ['Lojas com mais compras', painel.lojas, 'compra', 'compras'],
    ['Produtos mais indicados', painel.produtos, 'indicação', 'indicações'],
  ] as const;
  return (
    <div className={classes.grade}>
      {listas.map(([titulo, itens, um, varios]) => (
        <Cartao key={titulo} como="section" rotulo={titulo}>
          <h2>{titulo}</h2>
          {itens.length === 0 && <p className={classes.vazio}>Ninguém ainda em {painel.ano}.</p>}
          <ol className={classes.destaques}>
            {itens.map(({ id, nome, quantas }) => (
              <li key={id}>
                <span>{nome}</span>
                <strong>
                  {formatarInteiro(quantas)}
                  <small> {quantas === 1 ? um : varios}</small>
                </strong>
              </li>
            ))}
          </ol>
        </Cartao>
      ))}
    </div>
  );
}
