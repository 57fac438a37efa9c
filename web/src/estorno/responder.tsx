import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { aprovarPedido, recusarPedido } from '@indica-bem/domain/estorno/chamadas';
import type { PedidoDeEstorno } from '@indica-bem/domain/estorno/contrato';
import { destinoDoCupom } from '@indica-bem/domain/estorno/regras';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '../compartilhado/estorno/cartao-do-estorno.module.css';
import { DialogoDeFrase } from '../compartilhado/estorno/dialogo-de-frase';
import { api } from '../lib/api';
import { consultas } from '../lib/consultas';
import { Botao } from '../ui/botao';
import { avisar } from '../ui/toasts';

/** Yes, with a sentence if there is something to say; no, always with one. */
export function Responder({ pedido }: { pedido: PedidoDeEstorno }) {
  const [aberto, setAberto] = useState<'aprovar' | 'recusar' | null>(null);
  const fechar = () => setAberto(null);
  const { id_pedido: id, loja, vez } = pedido;

  function terminar(frase: string) {
    fechar();
    avisar.ok(frase);
    void consultas.invalidateQueries();
  }

  return (
    <div className={classes.acoes}>
      <Botao tom="mata" icone={<IconCheck size={20} aria-hidden />} onClick={() => setAberto('aprovar')}>
        Aprovar
      </Botao>
      <Botao icone={<IconX size={20} aria-hidden />} onClick={() => setAberto('recusar')}>
        Recusar
      </Botao>
      {aberto === 'aprovar' && (
        <DialogoDeFrase
          titulo="Aprovar o estorno?"
          rotulo="Frase para a loja (opcional)"
          obrigatoria={false}
          confirmar="Aprovar e estornar"
          enviar={(resposta, chave) =>
            api(aprovarPedido, { params: { id }, headers: { 'idempotency-key': chave }, body: { vez, resposta } })
          }
          aoEnviar={() => terminar('Compra estornada. Loja e tutor recebem um e-mail.')}
          fechar={fechar}
        >
          <p>
            A compra na {loja} é estornada, e o quilo não é doado.{' '}
            {destinoDoCupom(hojeEmSaoPaulo(new Date()), pedido.data_validade)}
          </p>
        </DialogoDeFrase>
      )}
      {aberto === 'recusar' && (
        <DialogoDeFrase
          titulo="Recusar o estorno?"
          rotulo="Frase para a loja"
          obrigatoria
          confirmar="Recusar pedido"
          perigo
          enviar={(resposta, chave) =>
            api(recusarPedido, {
              params: { id },
              headers: { 'idempotency-key': chave },
              body: { resposta: resposta ?? '' },
            })
          }
          aoEnviar={() => terminar('Pedido recusado. A loja recebe a frase por e-mail.')}
          fechar={fechar}
        >
          <p>A compra na {loja} continua como está. A loja lê a sua frase.</p>
        </DialogoDeFrase>
      )}
    </div>
  );
}
