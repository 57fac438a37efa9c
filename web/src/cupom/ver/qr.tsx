import { SEGUNDOS_DO_PASSO } from '@indica-bem/domain/cupom/selo';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { tracarQr } from '../../ui/qr/tracar-qr';
import classes from './qr.module.css';

/** Far more than shown, so that any camera reads it. */
const LARGURA = 1000;
/** In modules: cameras look for the white around it. */
const MARGEM = 4;

type QrProps = {
  endereco: string;
  descricao: string /** Seconds left to the next one; none for one that stays. */;
  segundos?: number;
};

/** The address the till's camera opens, drawn dark on white; around a living one a ring runs down. */
export function Qr({ endereco, descricao, segundos }: QrProps) {
  const novo = useMemo(() => desenhar(endereco), [endereco]);
  const pronto = useDecodificado(novo);
  return (
    <div className={classes.moldura}>
      <img src={pronto} alt={descricao} width={280} height={280} />
      {segundos !== undefined && <Anel key={endereco} segundos={segundos} />}
    </div>
  );
}

/** By the browser alone, without a render a second; silent, and not for whoever listens. */
function Anel({ segundos }: { segundos: number }) {
  const tempo = { '--passo': `${SEGUNDOS_DO_PASSO}s`, '--ja': `${segundos - SEGUNDOS_DO_PASSO}s` } as CSSProperties;
  return (
    <svg className={classes.anel} style={tempo} aria-hidden>
      <rect x="3" y="3" rx="16" />
      <rect x="3" y="3" rx="16" pathLength="100" className={classes.resta} />
    </svg>
  );
}

/** The one before stays until the next can be painted: never a blank between the two. */
function useDecodificado(endereco: string): string {
  const [pronto, setPronto] = useState(endereco);
  useEffect(() => {
    let saiu = false;
    const imagem = new Image();
    imagem.src = endereco;
    const mostrar = () => saiu || setPronto(endereco);
    imagem.decode().then(mostrar, mostrar);
    return () => {
      saiu = true;
    };
  }, [endereco]);
  return pronto;
}

function desenhar(endereco: string): string {
  const { lado, tracado } = tracarQr(endereco);
  const inteiro = lado + 2 * MARGEM;
  const quadro = `${-MARGEM} ${-MARGEM} ${inteiro} ${inteiro}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${LARGURA}" height="${LARGURA}" viewBox="${quadro}" shape-rendering="crispEdges"><rect x="${-MARGEM}" y="${-MARGEM}" width="100%" height="100%" fill="#fff"/><path fill="#000" d="${tracado}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
