import { type Map as MapaLeaflet, popup } from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Balao } from './balao';
import { criarMapa } from './criar-mapa';
import type { LojaNoMapa } from './loja-no-mapa';
import classes from './mapa.module.css';
import { lugarDe, type Marcadores, porMarcadores } from './marcadores';

type MapaProps = {
  lojas: LojaNoMapa[];
  escolhida: LojaNoMapa | undefined;
  quadros: string | null;
  escolher: (id: number | null) => void;
};

/** Leaflet draws, React decides: what is chosen comes from outside and a tap only asks for it. */
export function Mapa({ lojas, escolhida, quadros, escolher }: MapaProps) {
  const caixa = useRef<HTMLElement>(null);
  const [mapa, setMapa] = useState<MapaLeaflet | null>(null);
  const [conteudo] = useState(() => document.createElement('div'));
  const marcadores = useRef<Marcadores>(new Map());
  const pedir = useEffectEvent(escolher);

  useEffect(() => {
    if (!caixa.current) return;
    const novo = criarMapa(caixa.current, quadros);
    setMapa(novo);
    return () => {
      setMapa(null);
      novo.remove();
    };
  }, [quadros]);

  useEffect(() => {
    if (!mapa) return;
    const postos = porMarcadores(mapa, lojas, (id) => pedir(id));
    marcadores.current = postos.marcadores;
    return postos.tirar;
  }, [mapa, lojas]);

  useEffect(() => {
    if (!mapa || !escolhida) return;
    const marcador = marcadores.current.get(escolhida.id_shopkeeper);
    marcador?.setZIndexOffset(1000).getElement()?.setAttribute('data-escolhida', '');
    const balao = popup({
      offset: [0, -44],
      closeButton: false,
      minWidth: 220,
      maxWidth: 260,
      autoPanPadding: [16, 16],
    })
      .setLatLng(lugarDe(escolhida))
      .setContent(conteudo)
      .openOn(mapa);
    const aoFechar = () => pedir(null);
    balao.on('remove', aoFechar);
    return () => {
      balao.off('remove', aoFechar);
      marcador?.setZIndexOffset(0).getElement()?.removeAttribute('data-escolhida');
      balao.remove();
    };
  }, [mapa, escolhida, conteudo]);

  return (
    <section
      ref={caixa}
      className={classes.mapa}
      aria-label="Mapa das lojas. Use as setas para mover e os sinais de mais e menos para aproximar."
    >
      {escolhida && createPortal(<Balao loja={escolhida} fechar={() => escolher(null)} />, conteudo)}
    </section>
  );
}
