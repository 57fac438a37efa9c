import { nomeDaNota } from '@indica-bem/domain/nota/chave';
import type { Nota } from '@indica-bem/domain/nota/nota';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { peca } from '../../lib/peca';
import { Botao } from '../../ui/botao';
import { Etiqueta } from '../../ui/etiqueta';
import { naoAbriu } from '../../ui/nao-abriu';
import type { CompraComNota } from './compra-com-nota';
import classes from './nota-da-compra.module.css';
import { RetirarNota } from './retirar-nota';

const DialogoDaNota = peca(() => import('./dialogo-da-nota').then((m) => m.DialogoDaNota), naoAbriu);

type NotaDaCompraProps = {
  compra: CompraComNota;
  /** How whoever looks calls it: a till reads it, a tutor sends it. */
  verbo?: 'Ler a nota' | 'Enviar nota';
  /** False for who may only look. */
  mexe?: boolean;
  /** Where it is the next thing to do, and not one of many in a list. */
  inteira?: boolean;
  aoAbrir?: () => void;
  aoMudar?: (nota: Nota | null) => void;
};

/** The receipt of a purchase, or the way to bring it. */
export function NotaDaCompra(props: NotaDaCompraProps) {
  const { compra, verbo = 'Ler a nota', mexe = true, inteira = false, aoAbrir, aoMudar } = props;
  const [aberto, setAberto] = useState(false);
  const { nota, pendente } = compra;
  const codigo = formatarCodigo(compra.codigo_coupon);
  return (
    <div className={classes.nota} data-inteira={inteira || undefined}>
      {nota && (
        <>
          <Etiqueta tom="ok">{nomeDaNota(nota.chave)}</Etiqueta>
          {nota.contingencia && <Etiqueta>Em contingência</Etiqueta>}
          {mexe && nota.pode_retirar && <RetirarNota {...{ compra, nota, aoMudar }} />}
        </>
      )}
      {!nota && pendente && <Etiqueta tom="alerta">Nota pendente</Etiqueta>}
      {!nota && !mexe && !pendente && <Etiqueta>Sem nota</Etiqueta>}
      {!nota && mexe && (
        <Botao
          tom={inteira ? 'secundario' : 'texto'}
          fullWidth={inteira}
          icone={<IconReceipt size={20} aria-hidden />}
          aria-label={`${verbo} do cupom ${codigo}`}
          onClick={() => {
            aoAbrir?.();
            setAberto(true);
          }}
        >
          {verbo}
        </Botao>
      )}
      {aberto && <DialogoDaNota {...{ compra, verbo, aoMudar }} fechar={() => setAberto(false)} />}
    </div>
  );
}
