import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import { formatarInteiro, formatarPeso } from '@indica-bem/domain/brasil/numeros';
import type { listarCuponsDoLojista } from '@indica-bem/domain/cupom/chamadas';
import type { RespostaDe } from '../../lib/tipos-da-api';
import { Esqueleto } from '../../ui/esqueletos';
import classes from './totais.module.css';

type TotaisDoPeriodo = RespostaDe<typeof listarCuponsDoLojista>['totais'];

const reais = (valor: number) => formatarReais(reaisParaCentavos(valor));

const CARTOES: { rotulo: string; valor: (totais: TotaisDoPeriodo) => string }[] = [
  { rotulo: 'Cupons', valor: (t) => formatarInteiro(t.quantidade) },
  { rotulo: 'Valor das compras', valor: (t) => reais(t.valor) },
  { rotulo: 'Descontado', valor: (t) => reais(t.valorDescontado) },
  { rotulo: 'Recebido', valor: (t) => reais(t.valorRecebido) },
  { rotulo: 'Ração vendida', valor: (t) => formatarPeso(t.peso) },
];

/** Of the whole period, however many pages the list has. */
export function Totais({ totais }: { totais: TotaisDoPeriodo | undefined }) {
  return (
    <dl className={classes.totais}>
      {CARTOES.map(({ rotulo, valor }) => (
        <div key={rotulo} className={classes.cartao}>
          <dt>{rotulo}</dt>
          <dd>{totais ? valor(totais) : <Esqueleto altura={28} largura="70%" />}</dd>
        </div>
      ))}
    </dl>
  );
}
