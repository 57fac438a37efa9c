import { responderContestacao } from '@indica-bem/domain/acerto/chamadas';
import type { Contestacao } from '@indica-bem/domain/acerto/formas';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '../../compartilhado/estorno/cartao-do-estorno.module.css';
import { DialogoDeFrase } from '../../compartilhado/estorno/dialogo-de-frase';
import { api } from '../../lib/api';
import { Botao } from '../../ui/botao';
import { avisar } from '../../ui/toasts';
import { lerAcertosDeNovo } from '../ler-de-novo';

/** Yes or no, always with a sentence that the store reads. */
export function Responder({ contestacao: { id_contestacao: id } }: { contestacao: Contestacao }) {
  const [aceita, setAceita] = useState<boolean | null>(null);
  const fechar = () => setAceita(null);
  return (
    <div className={classes.acoes}>
      <Botao tom="mata" icone={<IconCheck size={20} aria-hidden />} onClick={() => setAceita(true)}>
        Aceitar
      </Botao>
      <Botao icone={<IconX size={20} aria-hidden />} onClick={() => setAceita(false)}>
        Recusar
      </Botao>
      {aceita !== null && (
        <DialogoDeFrase
          titulo={aceita ? 'Aceitar a contestação?' : 'Recusar a contestação?'}
          rotulo="Frase para a loja"
          obrigatoria
          confirmar={aceita ? 'Aceitar contestação' : 'Recusar contestação'}
          perigo={!aceita}
          enviar={(resposta, chave) =>
            api(responderContestacao, {
              params: { id },
              headers: { 'idempotency-key': chave },
              body: { aceita, resposta: resposta ?? '' },
            })
          }
          aoEnviar={() => {
            fechar();
            avisar.ok('Resposta enviada. A loja recebe a frase por e-mail.');
            void lerAcertosDeNovo();
          }}
          fechar={fechar}
        >
          <p>
            {aceita
              ? 'Aceitar não muda o acerto: o dinheiro só se move com o estorno da compra, que entra no próximo fechamento.'
              : 'A linha continua como está. A loja lê a sua frase.'}
          </p>
        </DialogoDeFrase>
      )}
    </div>
  );
}
