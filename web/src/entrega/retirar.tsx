import { retirarEntrega } from '@indica-bem/domain/entrega/chamadas';
import type { Entrega } from '@indica-bem/domain/entrega/contrato';
import { oQueFoi } from '@indica-bem/domain/entrega/o-que-foi';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { DialogoDeFrase } from '../compartilhado/estorno/dialogo-de-frase';
import { api } from '../lib/api';
import { Botao } from '../ui/botao';
import { avisar } from '../ui/toasts';
import { entregaMudou } from './use-salvar-entrega';

export function Retirar({ entrega }: { entrega: Entrega }) {
  const [aberto, setAberto] = useState(false);
  const params = { id: entrega.id };
  return (
    <>
      <Botao
        tom="excluir"
        icone={<IconTrash size={20} aria-hidden />}
        aria-label={`Retirar a entrega a ${entrega.instituicao}`}
        onClick={() => setAberto(true)}
      >
        Retirar
      </Botao>
      {aberto && (
        <DialogoDeFrase
          titulo="Retirar esta entrega?"
          rotulo="Por que ela sai"
          obrigatoria
          perigo
          confirmar="Retirar"
          enviar={async (motivo) => entregaMudou(await api(retirarEntrega, { params, body: { motivo: motivo ?? '' } }))}
          aoEnviar={() => {
            setAberto(false);
            avisar.ok('Entrega retirada da página e das contas.');
          }}
          fechar={() => setAberto(false)}
        >
          <p>
            Esta entrega ({oQueFoi(entrega)}, {entrega.instituicao}) sai da página pública e das contas, e não volta. A
            foto é apagada; o registro fica em “Retiradas”, com o motivo.
          </p>
        </DialogoDeFrase>
      )}
    </>
  );
}
