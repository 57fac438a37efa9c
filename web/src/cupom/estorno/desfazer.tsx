import { formatarReais, reaisParaCentavos } from '@indica-bem/domain/brasil/dinheiro';
import { desfazerVenda, pedirEstorno } from '@indica-bem/domain/estorno/chamadas';
import { MOTIVOS_DA_LOJA } from '@indica-bem/domain/estorno/regras';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { IconArrowBackUp, IconMessageQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { DialogoDeEstorno } from '../../compartilhado/estorno/dialogo-de-estorno';
import { api } from '../../lib/api';
import { consultas } from '../../lib/consultas';
import { Botao } from '../../ui/botao';
import { avisar } from '../../ui/toasts';
import { useRestam } from './use-restam';

type VendaDaLoja = {
  id_coupon: number;
  codigo_coupon: string;
  vez: number;
  valor: number | null;
  desfazer_segundos: number;
};

type DesfazerProps = { venda: VendaDaLoja; aoAbrir?: () => void; aoDesfazer?: () => void };

/** While the server's minutes last the store undoes its sale; afterwards it asks. */
export function DesfazerVenda({ venda, aoAbrir, aoDesfazer }: DesfazerProps) {
  const restam = useRestam(venda.desfazer_segundos);
  const [aberto, setAberto] = useState<'desfazer' | 'pedir' | null>(null);
  const desfaz = restam > 0;
  const codigo = formatarCodigo(venda.codigo_coupon);

  function terminar(frase: string) {
    setAberto(null);
    avisar.ok(frase);
    void consultas.invalidateQueries();
  }

  return (
    <>
      <Botao
        tom="texto"
        icone={desfaz ? <IconArrowBackUp size={20} aria-hidden /> : <IconMessageQuestion size={20} aria-hidden />}
        aria-label={`${desfaz ? 'Desfazer' : 'Pedir estorno da'} venda do cupom ${codigo}`}
        onClick={() => {
          aoAbrir?.();
          setAberto(desfaz ? 'desfazer' : 'pedir');
        }}
      >
        {desfaz ? `Desfazer (${Math.ceil(restam / 60)} min)` : 'Pedir estorno'}
      </Botao>
      {aberto === 'desfazer' && (
        <DialogoDeEstorno
          titulo="Desfazer esta venda?"
          motivos={MOTIVOS_DA_LOJA}
          confirmar="Desfazer venda"
          perigo
          enviar={({ motivo, texto }, chave) =>
            api(desfazerVenda, {
              params: { id: venda.id_coupon },
              headers: { 'idempotency-key': chave },
              body: { vez: venda.vez, motivo, texto },
            })
          }
          aoEnviar={() => {
            terminar('Venda desfeita. O cupom voltou a valer.');
            aoDesfazer?.();
          }}
          fechar={() => setAberto(null)}
        >
          <Qual venda={venda} />
          <p>O cupom volta a valer para o tutor, e o quilo desta venda não é doado.</p>
        </DialogoDeEstorno>
      )}
      {aberto === 'pedir' && (
        <DialogoDeEstorno
          titulo="Pedir o estorno desta venda?"
          motivos={MOTIVOS_DA_LOJA}
          confirmar="Enviar pedido"
          enviar={({ motivo, texto }, chave) =>
            api(pedirEstorno, {
              params: { id: venda.id_coupon },
              headers: { 'idempotency-key': chave },
              body: { vez: venda.vez, motivo, texto },
            })
          }
          aoEnviar={() => terminar('Pedido enviado à equipe.')}
          fechar={() => setAberto(null)}
        >
          <Qual venda={venda} />
          <p>Passaram os 15 minutos para desfazer no caixa. A equipe analisa e responde aqui e por e-mail.</p>
        </DialogoDeEstorno>
      )}
    </>
  );
}

function Qual({ venda }: { venda: VendaDaLoja }) {
  return (
    <p>
      <strong>
        Cupom {formatarCodigo(venda.codigo_coupon)}, {formatarReais(reaisParaCentavos(venda.valor ?? 0))}
      </strong>
    </p>
  );
}
