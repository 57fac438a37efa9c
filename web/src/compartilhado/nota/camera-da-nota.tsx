import { IconCamera } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { peca } from '../../lib/peca';
import { Botao } from '../../ui/botao';
import { cameraPermitida, lembrarCamera } from '../../ui/camera/permissao';
import { Esqueleto } from '../../ui/esqueletos';
import { naoAbriu } from '../../ui/nao-abriu';
import classes from './dialogo-da-nota.module.css';

const LeitorDeQr = peca(
  () => import('../../ui/camera/leitor-de-qr').then((m) => m.LeitorDeQr),
  naoAbriu,
  <Esqueleto altura={300} raio="cartao" />,
);

/** Open on entry once it is permitted, as the till's. `aoLer` answers what is wrong with what was read, or null: then it has done its work. */
export function CameraDaNota({ aoLer }: { aoLer: (lido: string) => string | null }) {
  const [aberta, setAberta] = useState(false);
  const [pedida, setPedida] = useState(false);
  const [aviso, setAviso] = useState<string | null>(null);
  useEffect(() => {
    let saiu = false;
    void cameraPermitida().then((permitida) => !saiu && setAberta(permitida));
    return () => {
      saiu = true;
    };
  }, []);

  function abrir(sim: boolean) {
    setAviso(null);
    setAberta(sim);
    setPedida(sim);
  }

  if (!aberta)
    return (
      <Botao fullWidth icone={<IconCamera size={22} aria-hidden />} onClick={() => abrir(true)}>
        Ler o QR com a câmera
      </Botao>
    );
  return (
    <div className={classes.camera}>
      <LeitorDeQr
        pedido="Aponte para o QR da nota"
        aoLer={(lido) => {
          const errado = aoLer(lido);
          if (errado) setAviso(errado);
          else abrir(false);
        }}
        aoAbrir={lembrarCamera}
        aviso={aviso}
        fechar={() => abrir(false)}
        pedida={pedida}
      />
    </div>
  );
}
