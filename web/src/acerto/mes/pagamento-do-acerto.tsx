import type { Acerto } from '@indica-bem/domain/acerto/formas';
import { IconCash } from '@tabler/icons-react';
import { useState } from 'react';
import { Botao } from '../../ui/botao';
import { DesfazerPagamento } from '../pagamento/desfazer-pagamento';
import { Pagar } from '../pagamento/pagar';
import classes from './acerto.module.css';

/** What the team does about a month: pays it, or takes back that it did. */
export function PagamentoDoAcerto({ acerto }: { acerto: Acerto }) {
  const [pagando, setPagando] = useState(false);
  if (acerto.situacao !== 'a_pagar' && !acerto.pagamento) return null;
  return (
    <div className={classes.acoes}>
      {acerto.pagamento ? (
        <DesfazerPagamento loja={acerto.loja} pagamento={acerto.pagamento} />
      ) : (
        <Botao tom="principal" icone={<IconCash size={20} aria-hidden />} onClick={() => setPagando(true)}>
          Marcar como pago
        </Botao>
      )}
      {pagando && <Pagar acertos={[acerto]} fechar={() => setPagando(false)} />}
    </div>
  );
}
