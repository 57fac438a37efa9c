import { desfazerPagamento } from '@indica-bem/domain/acerto/chamadas';
import type { Acerto } from '@indica-bem/domain/acerto/formas';
import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { DialogoDeFrase } from '../../compartilhado/estorno/dialogo-de-frase';
import { api } from '../../lib/api';
import { Botao } from '../../ui/botao';
import { avisar } from '../../ui/toasts';
import { lerAcertosDeNovo } from '../ler-de-novo';
import { reais } from '../reais';

/** One that was written down by mistake; why stays with it. */
export function DesfazerPagamento({ loja, pagamento }: { loja: string; pagamento: NonNullable<Acerto['pagamento']> }) {
  const [aberto, setAberto] = useState(false);
  return (
    <>
      <Botao
        tom="texto"
        icone={<IconArrowBackUp size={20} aria-hidden />}
        aria-label={`Desfazer o pagamento à loja ${loja}`}
        onClick={() => setAberto(true)}
      >
        Desfazer pagamento
      </Botao>
      {aberto && (
        <DialogoDeFrase
          titulo="Desfazer o pagamento?"
          rotulo="Motivo"
          obrigatoria
          confirmar="Desfazer pagamento"
          perigo
          enviar={(motivo) =>
            api(desfazerPagamento, { params: { id: pagamento.id_pagamento }, body: { motivo: motivo ?? '' } })
          }
          aoEnviar={() => {
            setAberto(false);
            avisar.ok('Pagamento desfeito. O acerto voltou a estar a pagar.');
            void lerAcertosDeNovo();
          }}
          fechar={() => setAberto(false)}
        >
          <p>
            <strong>
              {loja}: {reais(pagamento.valor)}, pagos em {isoParaBr(pagamento.data_pagamento)}
            </strong>
          </p>
          <p>O acerto volta a estar a pagar, e a loja recebe um e-mail.</p>
        </DialogoDeFrase>
      )}
    </>
  );
}
