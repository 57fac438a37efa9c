import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import { desfazerVenda } from '@indica-bem/domain/estorno/chamadas';
import { destinoDoCupom, MOTIVOS_DE_ESTORNO } from '@indica-bem/domain/estorno/regras';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../lib/api';
import { consultas } from '../../lib/consultas';
import { Botao } from '../../ui/botao';
import { avisar } from '../../ui/toasts';
import { DialogoDeEstorno } from './dialogo-de-estorno';

type Compra = { id_coupon: number; vez: number; codigo_coupon: string; valor: number | null; data_validade?: string };

/** The team undoes a purchase by itself, at any time, with a reason. */
export function EstornarCompra({ compra }: { compra: Compra }) {
  const [aberto, setAberto] = useState(false);
  const codigo = formatarCodigo(compra.codigo_coupon);
  return (
    <>
      <Botao
        icone={<IconArrowBackUp size={20} aria-hidden />}
        aria-label={`Estornar a compra do cupom ${codigo}`}
        onClick={() => setAberto(true)}
      >
        Estornar
      </Botao>
      {aberto && (
        <DialogoDeEstorno
          titulo="Estornar esta compra?"
          motivos={MOTIVOS_DE_ESTORNO}
          aviso="A loja lê isto no e-mail e em Vendas estornadas."
          confirmar="Estornar"
          perigo
          enviar={({ motivo, texto }, chave) =>
            api(desfazerVenda, {
              params: { id: compra.id_coupon },
              headers: { 'idempotency-key': chave },
              body: { vez: compra.vez, motivo, texto },
            })
          }
          aoEnviar={() => {
            setAberto(false);
            avisar.ok('Compra estornada. Loja e tutor recebem um e-mail.');
            void consultas.invalidateQueries();
          }}
          fechar={() => setAberto(false)}
        >
          <p>
            <strong>
              Cupom {codigo}, {formatarReais(reaisParaCentavos(compra.valor ?? 0))}
            </strong>
          </p>
          <p>{destinoDoCupom(hojeEmSaoPaulo(new Date()), compra.data_validade)} O quilo desta compra não é doado.</p>
        </DialogoDeEstorno>
      )}
    </>
  );
}
