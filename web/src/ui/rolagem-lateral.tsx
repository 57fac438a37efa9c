import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './rolagem-lateral.module.css';

type Medidas = Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth' | 'scrollHeight' | 'clientHeight'>;
type Bordas = { antes: boolean; depois: boolean; rola: boolean };

/** Where there is more than the window shows, by a pixel or two of tolerance for zoomed screens. */
export function bordasDe(quadro: Medidas): Bordas {
  const { scrollLeft, scrollWidth, clientWidth, scrollHeight, clientHeight } = quadro;
  return {
    antes: scrollLeft > 1,
    depois: scrollLeft + clientWidth < scrollWidth - 1,
    rola: scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
  };
}

const PARADA: Bordas = { antes: false, depois: false, rola: false };
const iguais = (a: Bordas, b: Bordas) => a.antes === b.antes && a.depois === b.depois && a.rola === b.rola;

/** What is wider than the page scrolls in a frame of its own, also by keyboard; a shadow says on which side there is more. */
export function RolagemLateral({ nome, children }: { nome: string; children: ReactNode }) {
  const quadro = useRef<HTMLElement>(null);
  const [{ antes, depois, rola }, setBordas] = useState<Bordas>(PARADA);
  useEffect(() => {
    const alvo = quadro.current;
    if (!alvo) return;
    const medir = () => {
      const novas = bordasDe(alvo);
      setBordas((atuais) => (iguais(atuais, novas) ? atuais : novas));
    };
    const observador = new ResizeObserver(medir);
    observador.observe(alvo);
    if (alvo.firstElementChild) observador.observe(alvo.firstElementChild);
    alvo.addEventListener('scroll', medir, { passive: true });
    return () => {
      observador.disconnect();
      alvo.removeEventListener('scroll', medir);
    };
  }, []);
  return (
    <div className={classes.moldura} data-antes={antes || undefined} data-depois={depois || undefined}>
      <section ref={quadro} className={classes.quadro} aria-label={nome} tabIndex={rola ? 0 : undefined}>
        {children}
      </section>
    </div>
  );
}
