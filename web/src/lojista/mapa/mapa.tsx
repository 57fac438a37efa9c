import { type LatLngBounds, type Map as MapaLeaflet, type PopupOptions, popup } from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { criarMapa } from '../../compartilhado/mapa/criar-mapa';
import doMapa from '../../compartilhado/mapa/mapa.module.css';
import { Balao } from './balao';
import type { LojaNoMapa } from './loja-no-mapa';
import classes from './mapa.module.css';
import { lugarDe, type Marcadores, porMarcadores } from './marcadores';
import type { Vista } from './na-vista';

export type MapaProps = {
  lojas: LojaNoMapa[];
  escolhida: LojaNoMapa | undefined;
  /** The store somebody is looking at in the list. */
  realce: number | null;
  /** Counts up each time all stores are to be shown again. */
  enquadrar: number;
  quadros: string | null;
  escolher: (id: number | null) => void;
  realcar: (id: number | null) => void;
  aoMover: (vista: Vista) => void;
};

const BALAO: PopupOptions = {
  offset: [0, -44],
  closeButton: false,
  minWidth: 220,
  maxWidth: 260,
  autoPanPadding: [16, 16],
};

/** Leaflet draws, React decides: what is chosen comes from outside and a tap only asks for it. */
export function Mapa({ lojas, escolhida, realce, enquadrar, quadros, escolher, realcar, aoMover }: MapaProps) {
  const caixa = useRef<HTMLElement>(null);
  const [mapa, setMapa] = useState<MapaLeaflet | null>(null);
  const [conteudo] = useState(criarConteudo);
  const [marcadores, setMarcadores] = useState<Marcadores | null>(null);
  const pedir = useEffectEvent(escolher);
  const pedirRealce = useEffectEvent(realcar);
  const pedirParaFechar = useEffectEvent(fechar);
  const dizerVista = useEffectEvent((limites: LatLngBounds) => aoMover(vistaDe(limites)));
  const idEscolhida = escolhida?.id_shopkeeper ?? null;

  // Who came by keyboard goes on inside the balloon, and back to the marker when it closes.
  function fechar() {
    const marca = idEscolhida === null ? undefined : marcadores?.marcaDe(idEscolhida);
    if (conteudo.contains(document.activeElement)) marca?.getElement()?.focus({ preventScroll: true });
    escolher(null);
  }

  useEffect(() => {
    if (!mapa) return;
    const aoParar = () => dizerVista(mapa.getBounds());
    mapa.on('moveend', aoParar);
    return () => void mapa.off('moveend', aoParar);
  }, [mapa]);

  useEffect(() => {
    if (!mapa) return;
    const postos = porMarcadores(mapa, lojas, { escolher: (id) => pedir(id), realcar: (id) => pedirRealce(id) });
    setMarcadores(postos);
    dizerVista(mapa.getBounds());
    return postos.tirar;
  }, [mapa, lojas]);

  useEffect(() => marcadores?.realcar(realce), [marcadores, realce]);

  useEffect(() => {
    if (enquadrar > 0) marcadores?.enquadrarTodas();
  }, [marcadores, enquadrar]);

  useEffect(() => {
    if (!mapa || !marcadores || !escolhida) return;
    const noMapa = mapa.getContainer().contains(document.activeElement);
    marcadores.escolher(escolhida.id_shopkeeper);
    const balao = popup(BALAO).setLatLng(lugarDe(escolhida)).setContent(conteudo).openOn(mapa);
    const aoFechar = () => pedirParaFechar();
    const aoTeclar = ({ key }: KeyboardEvent) => key === 'Escape' && aoFechar();
    balao.on('remove', aoFechar);
    mapa.getContainer().addEventListener('keydown', aoTeclar);
    if (noMapa) conteudo.focus({ preventScroll: true });
    return () => {
      balao.off('remove', aoFechar);
      mapa.getContainer().removeEventListener('keydown', aoTeclar);
      marcadores.escolher(null);
      balao.remove();
    };
  }, [mapa, marcadores, escolhida, conteudo]);

  // Last, so that what stands on the map is taken off before the map itself.
  useEffect(() => {
    if (!caixa.current) return;
    const novo = criarMapa(caixa.current, quadros);
    // A map whose box changes (a phone turned on its side) must be told.
    const olho = new ResizeObserver(() => novo.invalidateSize({ animate: false }));
    olho.observe(caixa.current);
    setMapa(novo);
    return () => {
      olho.disconnect();
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

function vistaDe(limites: LatLngBounds): Vista {
  return {
    sul: limites.getSouth(),
    norte: limites.getNorth(),
    oeste: limites.getWest(),
    leste: limites.getEast(),
  };
}

function criarConteudo(): HTMLElement {
  const conteudo = document.createElement('div');
  conteudo.tabIndex = -1;
  conteudo.className = classes.conteudo ?? '';
  return conteudo;
}
