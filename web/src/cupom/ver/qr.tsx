import { useMemo } from 'react';
import { tracarQr } from '../../ui/qr/tracar-qr';
import classes from './qr.module.css';

/** Far more than shown, so that any camera reads it. */
const LARGURA = 1000;
const MARGEM = 1;

/** The address the till's camera opens, drawn dark on white. */
export function Qr({ endereco, descricao }: { endereco: string; descricao: string }) {
  const desenho = useMemo(() => desenhar(endereco), [endereco]);
  return (
    <div className={classes.moldura}>
      <img src={desenho} alt={descricao} width={240} height={240} />
    </div>
  );
}

function desenhar(endereco: string): string {
  const { lado, tracado } = tracarQr(endereco);
  const quadro = `${-MARGEM} ${-MARGEM} ${lado + 2 * MARGEM} ${lado + 2 * MARGEM}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${LARGURA}" height="${LARGURA}" viewBox="${quadro}" shape-rendering="crispEdges"><rect x="-1" y="-1" width="100%" height="100%" fill="#fff"/><path fill="#1B2621" d="${tracado}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
