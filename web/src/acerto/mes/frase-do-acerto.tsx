import type { Acerto } from '@indica-bem/domain/acerto/formas';
import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { diaDoMomento } from '@indica-bem/domain/brasil/momento';
import { reais } from '../reais';
import classes from './acerto.module.css';
import { DividaDoCnpj } from './divida-do-cnpj';

/** How the month stands, as one would say it. */
export function FraseDoAcerto({ acerto, daLoja }: { acerto: Acerto; daLoja: boolean }) {
  const { pagamento } = acerto;
  return (
    <div>
      <p className={classes.frase}>{fraseDo(acerto, daLoja)}</p>
      <p className={classes.detalhe}>
        Acerto nº {acerto.id_acerto}, fechado em {diaDoMomento(acerto.fechado_em)}
        {pagamento?.referencia && ` · Referência do pagamento: ${pagamento.referencia}`}
        {pagamento?.pago_por && ` · Registrado por ${pagamento.pago_por}`}
      </p>
      <DividaDoCnpj acerto={acerto} daLoja={daLoja} />
    </div>
  );
}

function fraseDo({ situacao, total, pagamento, loja, levado_para }: Acerto, daLoja: boolean): string {
  switch (situacao) {
    case 'a_pagar':
      return daLoja ? `O grupo deve ${reais(total)} à sua loja` : `${reais(total)} a pagar à loja ${loja}`;
    case 'pago':
      return `${reais(total)} pagos em ${isoParaBr(pagamento?.data_pagamento ?? '')}`;
    case 'transportado':
      return levado_para
        ? `Saldo de ${reais(total)}: descontado no acerto de ${nomeDoMes(levado_para.mes)}`
        : `Saldo de ${reais(total)}: será descontado do próximo acerto`;
    case 'sem_valor':
      return 'Nada a pagar neste mês';
  }
}
