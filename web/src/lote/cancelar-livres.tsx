import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { cancelarLote, listarLotes } from '@indica-bem/domain/lote/chamadas';
import type { Lote } from '@indica-bem/domain/lote/contrato';
import { NOMES_DOS_MOTIVOS_DO_CANCELAMENTO } from '@indica-bem/domain/lote/regras';
import { IconBan } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { DialogoComMotivo } from '../compartilhado/atendimento/dialogo-com-motivo';
import { api } from '../lib/api';
import { invalidar } from '../lib/consultas';
import { Botao } from '../ui/botao';
import { avisar } from '../ui/toasts';

const codigos = (n: number) => (n === 1 ? '1 código livre' : `${formatarInteiro(n)} códigos livres`);

/** After asking why: what is still free stops being worth anything; what somebody took stays. */
export function CancelarLivres({ lote: { id_lote, livres } }: { lote: Lote }) {
  const [aberto, setAberto] = useState(false);
  const cancelados = useRef(0);

  function terminar() {
    setAberto(false);
    const n = cancelados.current;
    if (n > 0) avisar.ok(`${codigos(n)} ${n === 1 ? 'cancelado' : 'cancelados'}.`);
    else avisar.info('Não havia mais códigos livres neste lote.');
    void invalidar(listarLotes);
  }

  return (
    <>
      <Botao
        tom="texto"
        icone={<IconBan size={20} aria-hidden />}
        onClick={() => setAberto(true)}
        aria-label={`Cancelar códigos livres do lote ${id_lote}`}
      >
        Cancelar livres
      </Botao>
      {aberto && (
        <DialogoComMotivo
          titulo={`Cancelar ${codigos(livres)}?`}
          motivos={NOMES_DOS_MOTIVOS_DO_CANCELAMENTO}
          confirmar="Cancelar"
          perigo
          enviar={async (body) => {
            const resposta = await api(cancelarLote, { params: { id: id_lote }, body });
            cancelados.current = resposta.cancelados;
          }}
          aoEnviar={terminar}
          fechar={() => setAberto(false)}
        >
          <p>
            Os cartões com eles deixam de valer. Os que um parceiro já registrou ou um tutor já resgatou continuam
            valendo. Não dá para desfazer.
          </p>
        </DialogoComMotivo>
      )}
    </>
  );
}
