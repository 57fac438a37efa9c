import { codigoValido, lerCodigo } from '@indica-bem/domain/prescricao/codigo';
import { IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import { peca } from '../../lib/peca';
import { Botao } from '../../ui/botao';
import { Esqueleto } from '../../ui/esqueletos';
import { naoAbriu } from '../../ui/nao-abriu';

const LeitorDeQr = peca(
  () => import('../../ui/camera/leitor-de-qr').then((m) => m.LeitorDeQr),
  naoAbriu,
  <Esqueleto altura={300} raio="cartao" />,
);

/** The camera on a printed card, for whoever would rather not type its code. */
export function LerCartao({ aoLer }: { aoLer: (codigo: string) => void }) {
  const [aberta, setAberta] = useState(false);
  const [aviso, setAviso] = useState<string | null>(null);

  function abrir(sim: boolean) {
    setAviso(null);
    setAberta(sim);
  }
  function ler(texto: string) {
    const codigo = lerCodigo(texto);
    if (!codigoValido(codigo)) return setAviso('Este QR não é de um cartão de indicação.');
    abrir(false);
    aoLer(codigo);
  }

  if (!aberta) {
    return (
      <Botao tom="texto" icone={<IconQrcode size={20} aria-hidden />} onClick={() => abrir(true)}>
        Ler o cartão com a câmera
      </Botao>
    );
  }
  return (
    <LeitorDeQr pedido="Aponte para o QR do cartão" aoLer={ler} aviso={aviso} fechar={() => abrir(false)} pedida />
  );
}
