import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { IconArrowBackUp, IconMessageQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { consultas } from '../../lib/consultas';
import { peca } from '../../lib/peca';
import { Botao } from '../../ui/botao';
import { naoAbriu } from '../../ui/nao-abriu';
import { avisar } from '../../ui/toasts';
import type { VendaQueVolta } from './dialogo-da-venda';
import { useRestam } from './use-restam';

const DialogoDaVenda = peca(() => import('./dialogo-da-venda').then((m) => m.DialogoDaVenda), naoAbriu);

type VendaDaLoja = VendaQueVolta & { desfazer_segundos: number };

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
      {aberto && (
        <DialogoDaVenda
          venda={venda}
          como={aberto}
          aoEnviar={(frase) => {
            terminar(frase);
            if (aberto === 'desfazer') aoDesfazer?.();
          }}
          fechar={() => setAberto(null)}
        />
      )}
    </>
  );
}
