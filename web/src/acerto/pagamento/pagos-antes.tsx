import type { PagoAntes } from '@indica-bem/domain/acerto/contrato-dos-pagamentos';
import type { Acerto } from '@indica-bem/domain/acerto/formas';
import { mesmoPagamento } from '@indica-bem/domain/acerto/regras';
import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import classes from '../../compartilhado/estorno/dialogo-de-estorno.module.css';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { AcoesDoDialogo, Dialogo } from '../../ui/dialogo/dialogo';
import { reais } from '../reais';

export type Escrito = { data: string; referencia: string | null };
/** What was marked now, what was typed for it, and what had been paid before and may be another transfer. */
export type Conferencia = {
  acertos: readonly Pick<Acerto, 'id_acerto' | 'loja' | 'mes' | 'total'>[];
  frase: string;
  escrito: Escrito;
  outros: readonly PagoAntes[];
};

export const OUTROS_DADOS =
  'Já havia pagamento registrado: se você também transferiu, o dinheiro pode ter ido duas vezes. Confira no banco.';

export const pagosDeOutroModo = (antes: readonly PagoAntes[], escrito: Escrito) =>
  antes.filter(({ data_pagamento, referencia }) => !mesmoPagamento({ data: data_pagamento, referencia }, escrito));

/** A transfer may have been made twice: it stays until it is read. */
export function PagosAntes({ acertos, frase, escrito, outros, fechar }: Conferencia & { fechar: () => void }) {
  return (
    <Dialogo titulo="Confira no banco: já estava pago" fechar={fechar} comCampos>
      <div className={classes.texto}>
        <p>{frase}</p>
        <Aviso tom="erro">{OUTROS_DADOS}</Aviso>
        <p>Você escreveu {comoSePagou(escrito)}. Nada mudou nestes:</p>
        <ul>
          {outros.map((pago) => (
            <li key={pago.id_acerto}>
              <strong>{acertos.filter(({ id_acerto }) => id_acerto === pago.id_acerto).map(qual)}</strong>
              <br />
              Pago em {comoSePagou({ ...pago, data: pago.data_pagamento })}. Registrado
              {pago.pago_por && ` por ${pago.pago_por}`} em {momentoCompleto(pago.pago_em)}.
            </li>
          ))}
        </ul>
      </div>
      <AcoesDoDialogo>
        <Botao tom="principal" onClick={fechar}>
          Entendi
        </Botao>
      </AcoesDoDialogo>
    </Dialogo>
  );
}

const qual = ({ loja, mes, total }: Conferencia['acertos'][number]) => `${loja}, ${nomeDoMes(mes)}: ${reais(total)}`;

const comoSePagou = ({ data, referencia }: Escrito) =>
  `${isoParaBr(data)}, ${referencia ? `referência ${referencia}` : 'sem referência'}`;
