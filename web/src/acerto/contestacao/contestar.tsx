import { contestarLinha } from '@indica-bem/domain/acerto/chamadas';
import type { LinhaDoAcerto } from '@indica-bem/domain/acerto/formas';
import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { DialogoDeFrase } from '../../compartilhado/estorno/dialogo-de-frase';
import { api } from '../../lib/api';
import { Botao } from '../../ui/botao';
import { avisar } from '../../ui/toasts';
import { lerAcertosDeNovo } from '../ler-de-novo';
import { reais } from '../reais';

/** The store does not agree with a line, and says why. */
export function Contestar({ linha }: { linha: LinhaDoAcerto }) {
  const [aberto, setAberto] = useState(false);
  const codigo = formatarCodigo(linha.codigo_coupon);
  return (
    <>
      <Botao
        tom="texto"
        icone={<IconMessageQuestion size={20} aria-hidden />}
        aria-label={`Contestar a linha do cupom ${codigo}`}
        onClick={() => setAberto(true)}
      >
        {linha.contestacao ? 'Contestar de novo' : 'Contestar'}
      </Botao>
      {aberto && (
        <DialogoDeFrase
          titulo="Contestar esta linha?"
          rotulo="O que está errado"
          obrigatoria
          confirmar="Enviar contestação"
          enviar={(texto, chave) =>
            api(contestarLinha, {
              params: { id: linha.id_linha },
              headers: { 'idempotency-key': chave },
              body: { texto: texto ?? '' },
            })
          }
          aoEnviar={() => {
            setAberto(false);
            avisar.ok('Contestação enviada. A resposta da equipe chega por e-mail e aparece aqui.');
            void lerAcertosDeNovo();
          }}
          fechar={() => setAberto(false)}
        >
          <p>
            <strong>
              Cupom {codigo}, {isoParaBr(linha.data)}: {reais(linha.valor)}, parte do grupo {reais(linha.parte_grupo)}
            </strong>
          </p>
          <p>A equipe lê e responde. O mês fechado não muda: o que for corrigido entra no próximo acerto.</p>
        </DialogoDeFrase>
      )}
    </>
  );
}
