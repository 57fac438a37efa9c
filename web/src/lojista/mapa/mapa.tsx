import { type Map as MapaLeaflet, type PopupOptions, popup } from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { criarMapa } from '../../compartilhado/mapa/criar-mapa';
import doMapa from '../../compartilhado/mapa/mapa.module.css';
import { Balao } from './balao';
import type { LojaNoMapa } from './loja-no-mapa';
import classes from './mapa.module.css';
import { lugarDe, type Marcadores, porMarcadores } from './marcadores';

type MapaProps = {
  lojas: LojaNoMapa[];
  escolhida: LojaNoMapa | undefined;
  quadros: string | null;
  escolher: (id: number | null) => void;
};

const BALAO: PopupOptions = {
  offset: [0, -44],
  closeButton: false,
  minWidth: 220,
  maxWidth: 260,
  autoPanPadding: [16, 16],
};

/** Leaflet draws, React decides: what is chosen comes from outside and a tap only asks for it. */
export function Mapa({ lojas, escolhida, quadros, escolher }: MapaProps) {
  const caixa = useRef<HTMLElement>(null);
  const [mapa, setMapa] = useState<MapaLeaflet | null>(null);
  const [conteudo] = useState(criarConteudo);
  const [marcadores, setMarcadores] = useState<Marcadores>(new Map());
  const pedir = useEffectEvent(escolher);
  const pedirParaFechar = useEffectEvent(fechar);

  // Who came by keyboard goes on inside the balloon, and back to the marker when it closes.
  function fechar() {
    const marcador = escolhida && marcadores.get(escolhida.id_shopkeeper);
    if (conteudo.contains(document.activeElement)) marcador?.getElement()?.focus({ preventScroll: true });
    escolher(null);
  }

  useEffect(() => {
    if (!mapa) return;
    const postos = porMarcadores(mapa, lojas, (id) => pedir(id));
    setMarcadores(postos.marcadores);
    return postos.tirar;
  }, [mapa, lojas]);

  useEffect(() => {
    const marcador = escolhida && marcadores.get(escolhida.id_shopkeeper);
    if (!mapa || !marcador) return;
    const noMapa = mapa.getContainer().contains(document.activeElement);
    marcador.setZIndexOffset(1000).getElement()?.setAttribute('data-escolhida', '');
    const balao = popup(BALAO).setLatLng(lugarDe(escolhida)).setContent(conteudo).openOn(mapa);
    const aoFechar = () => pedirParaFechar();
    const aoTeclar = ({ key }: KeyboardEvent) => key === 'Escape' && aoFechar();
    balao.on('remove', aoFechar);
    mapa.getContainer().addEventListener('keydown', aoTeclar);
    if (noMapa) conteudo.focus({ preventScroll: true });
    return () => {
      balao.off('remove', aoFechar);
      mapa.getContainer().removeEventListener('keydown', aoTeclar);
      marcador.setZIndexOffset(0).getElement()?.removeAttribute('data-escolhida');
      balao.remove();
    };
  }, [mapa, marcadores, escolhida, conteudo]);

  // Last, so that what stands on the map is taken off before the map itself.
  useEffect(() => {
    if (!caixa.current) return;
    const novo = criarMapa(caixa.current, quadros);
    setMapa(novo);
    return () => {
      setMapa(null);
      novo.remove();
    };
  }, [quadros]);

  return (
    <section
      ref={caixa}
      className={doMapa.mapa}
      aria-label="Mapa das lojas. Use as setas para mover e os sinais de mais e menos para aproximar."
    >
      {escolhida && createPortal(<Balao loja={escolhida} fechar={fechar} />, conteudo)}
    </section>
  );
}

function criarConteudo(): HTMLElement {
  const conteudo = document.createElement('div');
  conteudo.tabIndex = -1;
  conteudo.className = classes.conteudo ?? '';
  return conteudo;
}
