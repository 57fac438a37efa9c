import { useLayoutEffect, useRef, useState } from 'react';
import { type Lugar, lugarLivre, tocaveisNaTela } from './lugar-do-toast';

/** Keeps a toast off what can be tapped, also when the screen under it changes or scrolls. Null: there is no such place. */
export function useLugarDoToast() {
  const caixa = useRef<HTMLDivElement>(null);
  const [lugar, setLugar] = useState<Lugar | null | undefined>();

  useLayoutEffect(() => {
    const toast = caixa.current;
    if (!toast) return;
    let quadro = 0;
    const procurar = () => {
      quadro = 0;
      const novo = lugarLivre({ tela: telaAtual(), formas: medir(toast), tocaveis: tocaveisNaTela() });
      setLugar((antes) => (antes?.top === novo?.top && antes?.estreito === novo?.estreito ? antes : novo));
    };
    const agendar = () => {
      quadro ||= requestAnimationFrame(procurar);
    };
    procurar();
    const mudancas = new MutationObserver(agendar);
    mudancas.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', agendar, { passive: true, capture: true });
    window.addEventListener('resize', agendar);
    return () => {
      cancelAnimationFrame(quadro);
      mudancas.disconnect();
      window.removeEventListener('scroll', agendar, { capture: true });
      window.removeEventListener('resize', agendar);
    };
  }, []);

  return { caixa, lugar };
}

const telaAtual = () => ({ width: document.documentElement.clientWidth, height: window.innerHeight });

/** Both forms, measured on the toast itself between two paints. */
function medir(toast: HTMLElement) {
  const antes = toast.getAttribute('data-estreito');
  toast.removeAttribute('data-estreito');
  const largo = tamanho(toast);
  toast.setAttribute('data-estreito', 'true');
  const estreito = tamanho(toast);
  if (antes === null) toast.removeAttribute('data-estreito');
  return { largo, estreito };
}

function tamanho({ offsetWidth: width, offsetHeight: height }: HTMLElement) {
  return { width, height };
}
