import type { AcertoAberto } from '@indica-bem/domain/acerto/formas';
import type { ReactNode } from 'react';
import { Cartao } from '../../ui/cartao';
import { Fatos } from '../../ui/fatos';
import { parcelasAnteriores } from '../parcelas-anteriores';
import { quantas, reais } from '../reais';
import classes from './resumo.module.css';

type Somas = Omit<AcertoAberto, 'em_analise'>;
type ResumoProps = { somas: Somas; total: string; children?: ReactNode };

/** From what was sold to what is owed, as it is added up. */
export function Resumo({ somas, total, children }: ResumoProps) {
  const { compras, ajustes } = somas;
  const { proprio, herdado } = parcelasAnteriores(somas);
  return (
    <Cartao como="section" rotulo="Resumo">
      {children}
      <Fatos
        forma="linhas"
        itens={[
          [
            'Linhas',
            [quantas(compras, 'compra', 'compras'), ajustes > 0 && quantas(ajustes, 'ajuste', 'ajustes')]
              .filter(Boolean)
              .join(', '),
          ],
          ['Valor das compras', reais(somas.valor)],
          ['Desconto dado ao tutor', reais(somas.valorDescontado)],
          ['Parte da loja', reais(somas.parte_loja)],
          ['Parte do grupo', reais(somas.parte_grupo)],
          proprio,
          herdado,
          [
            total,
            <strong key="total" className={classes.total}>
              {reais(somas.total)}
            </strong>,
          ],
        ]}
      />
    </Cartao>
  );
}
