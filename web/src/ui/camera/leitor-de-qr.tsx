import { IconBulb, IconCameraOff, IconCameraRotate, IconX } from '@tabler/icons-react';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Botao } from '../botao';
import { abrirCamera, type Camera, type Lado, problemaDaCamera } from './camera';
import classes from './leitor-de-qr.module.css';

type LeitorDeQrProps = {
  /** What to point it at. */
  pedido: string;
  aoLer: (texto: string) => void;
  fechar: () => void;
  aoAbrir?: () => void;
  aviso: string | null;
  /** What was pressed to open it is gone: the keyboard goes on from its cross. */
  pedida: boolean;
};

/** The camera in the page: tells what each QR in front of it holds, many times a second. */
export function LeitorDeQr({ pedido, aoLer, fechar, aoAbrir, aviso, pedida }: LeitorDeQrProps) {
  const video = useRef<HTMLVideoElement>(null);
  const cruz = useRef<HTMLButtonElement>(null);
  const [lado, setLado] = useState<Lado>('environment');
  const [camera, setCamera] = useState<Camera | null>(null);
  const [problema, setProblema] = useState<string | null>(null);
  const [acesa, setAcesa] = useState(false);

  const lido = useEffectEvent(aoLer);
  const abriu = useEffectEvent((aberta: Camera) => {
    setCamera(aberta);
    aoAbrir?.();
  });
  useEffect(() => {
    if (!video.current || problema) return;
    const corte = new AbortController();
    abrirCamera(video.current, { lado, aoLer: (texto) => lido(texto), signal: corte.signal }).then(
      (aberta) => abriu(aberta),
      (erro) => {
        if (!corte.signal.aborted) setProblema(problemaDaCamera(erro));
      },
    );
    return () => corte.abort();
  }, [lado, problema]);

  useEffect(() => {
    if (pedida) cruz.current?.focus({ preventScroll: true });
  }, [pedida]);

  if (problema) {
    return (
      <div className={classes.problema} role="alert">
        <IconCameraOff size={40} aria-hidden />
        <p>{problema}</p>
        <Botao onClick={() => setProblema(null)}>Tentar de novo</Botao>
      </div>
    );
  }

  async function alternarLanterna() {
    await camera?.lanterna?.(!acesa).then(
      () => setAcesa(!acesa),
      () => {},
    );
  }

  function trocarDeCamera() {
    setAcesa(false);
    setCamera(null);
    setLado(lado === 'environment' ? 'user' : 'environment');
  }

  return (
    <div className={classes.leitor}>
      <video ref={video} className={classes.video} data-lado={lado} aria-label="Imagem da câmera" muted playsInline />
      <span className={classes.mira} aria-hidden />
      <div className={classes.controles}>
        {camera?.lanterna && (
          <Controle rotulo={acesa ? 'Apagar lanterna' : 'Acender lanterna'} onClick={alternarLanterna}>
            <IconBulb size={24} aria-hidden />
          </Controle>
        )}
        {camera?.temOutra && (
          <Controle rotulo="Trocar de câmera" onClick={trocarDeCamera}>
            <IconCameraRotate size={24} aria-hidden />
          </Controle>
        )}
        <Controle rotulo="Fechar câmera" onClick={fechar} ref={cruz}>
          <IconX size={24} aria-hidden />
        </Controle>
      </div>
      <p className={classes.legenda} role="status" data-aviso={aviso !== null || undefined}>
        {aviso ?? (camera ? pedido : 'Abrindo a câmera…')}
      </p>
    </div>
  );
}

type ControleProps = { rotulo: string; onClick: () => void; ref?: Ref<HTMLButtonElement>; children: ReactNode };

function Controle({ rotulo, onClick, ref, children }: ControleProps) {
  return (
    <button ref={ref} type="button" className={classes.controle} aria-label={rotulo} onClick={onClick}>
      {children}
    </button>
  );
}
