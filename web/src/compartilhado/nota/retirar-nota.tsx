import { retirarNota } from '@indica-bem/domain/nota/chamadas';
import { nomeDaNota } from '@indica-bem/domain/nota/chave';
import type { Nota } from '@indica-bem/domain/nota/nota';
import type { MotivoDaRetirada } from '@indica-bem/domain/nota/regras';
import { useState } from 'react';
import { api } from '../../lib/api';
import { mensagemDe } from '../../lib/erros-da-api';
import { peca } from '../../lib/peca';
import { useUsuario } from '../../lib/usuario';
import { Botao } from '../../ui/botao';
import { confirmar } from '../../ui/confirmar';
import { naoAbriu } from '../../ui/nao-abriu';
import { avisar } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import { mudouANota } from './ao-mudar-a-nota';
import type { CompraComNota } from './compra-com-nota';

const DialogoDeRetirada = peca(() => import('./dialogo-de-retirada').then((m) => m.DialogoDeRetirada), naoAbriu);

type RetirarNotaProps = {
  compra: CompraComNota;
  nota: Nota;
  aoMudar?: ((nota: Nota | null) => void) | undefined;
};

/** A wrong one makes room for the right one. The team says why. */
export function RetirarNota({ compra, nota, aoMudar }: RetirarNotaProps) {
  const daEquipe = useUsuario().tipo_usuario === 'indicabem';
  const [aberto, setAberto] = useState(false);
  const retirar = (motivo?: MotivoDaRetirada) =>
    api(retirarNota, { params: { id: compra.id_coupon }, body: { vez: compra.vez, chave: nota.chave, motivo } });

  function retirada() {
    setAberto(false);
    avisar.ok('Nota retirada.');
    aoMudar?.(null);
    void mudouANota();
  }

  const { enviar, enviando } = useEnvio({
    enviar: () => retirar(),
    aoEnviar: retirada,
    aoFalhar: (erro) => {
      avisar.erro(mensagemDe(erro));
      void mudouANota();
    },
  });

  async function perguntar() {
    const texto = 'A compra fica sem nota, e outra pode ser enviada.';
    if (await confirmar({ titulo: 'Retirar esta nota?', texto, confirmar: 'Retirar', perigo: true })) enviar();
  }

  return (
    <>
      <Botao
        tom="texto"
        loading={enviando}
        aria-label={`Retirar a ${nomeDaNota(nota.chave)}`}
        onClick={() => (daEquipe ? setAberto(true) : void perguntar())}
      >
        Retirar
      </Botao>
      {aberto && (
        <DialogoDeRetirada enviar={retirar} aoEnviar={retirada} chave={nota.chave} fechar={() => setAberto(false)} />
      )}
    </>
  );
}
