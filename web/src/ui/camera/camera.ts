export type Lado = 'environment' | 'user';

export type Camera = {
  /** Turns the torch on or off; null where there is none. */
  lanterna: ((acesa: boolean) => Promise<void>) | null;
  temOutra: boolean;
};

type Abertura = { lado: Lado; aoLer: (texto: string) => void; signal: AbortSignal };

/**
 * Shows the camera in `video` and reads QR codes until `signal` aborts. The stream is asked for here, once, and handed
 * to the scanner: it would ask six times in a row and throw away why the browser said no.
 */
export async function abrirCamera(video: HTMLVideoElement, { lado, aoLer, signal }: Abertura): Promise<Camera> {
  const { default: QrScanner } = await import('qr-scanner');
  signal.throwIfAborted();
  const stream = await pedirCamera(lado);
  const leitor = new QrScanner(video, ({ data }) => signal.aborted || aoLer(data), {
    returnDetailedScanResult: true,
    preferredCamera: lado,
    maxScansPerSecond: 12,
  });
  const fechar = () => {
    leitor.destroy();
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) fechar();
  signal.throwIfAborted();
  signal.addEventListener('abort', fechar);
  video.srcObject = stream;
  await leitor.start();
  return { lanterna: lanternaDe(stream), temOutra: (await QrScanner.listCameras()).length > 1 };
}

/** The sentence for whatever kept the camera from opening. */
export function problemaDaCamera(erro: unknown): string {
  switch (erro instanceof Error ? erro.name : '') {
    case 'NotAllowedError':
      return 'A câmera está bloqueada. Libere o acesso nas permissões do navegador e tente de novo, ou digite o código.';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'Não encontramos uma câmera neste aparelho. Digite o código.';
    case 'NotReadableError':
      return 'Outro aplicativo está usando a câmera. Feche-o e tente de novo, ou digite o código.';
    default:
      return 'Não deu para abrir a câmera. Tente de novo ou digite o código.';
  }
}

async function pedirCamera(lado: Lado): Promise<MediaStream> {
  // Outside of https the browser hides the cameras altogether.
  if (!navigator.mediaDevices) throw new DOMException('no cameras here', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: lado, width: { ideal: 1280 } } });
}

// The DOM's types do not know the torch yet.
type ComLanterna<T> = T & { torch?: boolean };

function lanternaDe(stream: MediaStream): Camera['lanterna'] {
  const [track] = stream.getVideoTracks();
  const capacidades: ComLanterna<MediaTrackCapabilities> | undefined = track?.getCapabilities?.();
  if (!track || !capacidades?.torch) return null;
  return (acesa) => {
    const ajuste: ComLanterna<MediaTrackConstraintSet> = { torch: acesa };
    return track.applyConstraints({ advanced: [ajuste] });
  };
}
