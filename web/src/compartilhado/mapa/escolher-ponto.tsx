import type { Cidade } from '@indica-bem/domain/lojista/cidades';
import type { Ponto } from '@indica-bem/domain/lojista/distancia';
import { IconCurrentLocation } from '@tabler/icons-react';
import { circleMarker, type LatLng, layerGroup, type Map as MapaLeaflet, type Marker, marker } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Botao } from '../../ui/botao';
import { alfinete } from './alfinete';
import { criarMapa } from './criar-mapa';
import classes from './escolher-ponto.module.css';
import { contornoDe, posicaoDe } from './fundo-desenhado';
import doMapa from './mapa.module.css';

type EscolherPontoProps = {
  ponto: Ponto | null;
  /** The city the store is in: the map opens on it. */
  cidade: Cidade;
  /** The other stores, to find one's way by. */
  outras: readonly (Ponto & { nome: string })[];
  quadros: string | null;
  escolher: (ponto: Ponto) => void;
};

const DA_RUA = 16;

/** A tap puts the pin down and dragging moves it; by keyboard, the arrows move the map and the button marks its centre. */
export function EscolherPonto({ ponto, cidade, outras, quadros, escolher }: EscolherPontoProps) {
  const caixa = useRef<HTMLElement>(null);
  const mapa = useRef<MapaLeaflet | null>(null);
  const pino = useRef<Marker | null>(null);
  const pedir = useEffectEvent((lugar: LatLng) => escolher(arredondado(lugar)));
  const { latitude, longitude } = ponto ?? { latitude: null, longitude: null };

  const abrir = useEffectEvent((novo: MapaLeaflet) => {
    mapa.current = novo;
    novo.on('click', ({ latlng }) => pedir(latlng));
    novo.fitBounds(contornoDe(cidade));
    if (ponto) mostrar(ponto);
  });

  useEffect(() => {
    if (!caixa.current) return;
    const novo = criarMapa(caixa.current, quadros);
    abrir(novo);
    return () => {
      novo.remove();
      mapa.current = null;
      pino.current = null;
    };
  }, [quadros]);

  useEffect(() => {
    if (!mapa.current) return;
    const vizinhas = layerGroup(outras.map(pontoDaLoja)).addTo(mapa.current);
    return () => void vizinhas.remove();
  }, [outras]);

  const mudou = useEffectEvent(mostrar);
  useEffect(() => {
    if (latitude === null || longitude === null) pino.current?.remove();
    else mudou({ latitude, longitude });
  }, [latitude, longitude]);

  function mostrar(lugar: Ponto) {
    if (!mapa.current) return;
    const onde = posicaoDe(lugar);
    if (!pino.current) {
      const titulo = 'A loja. Arraste para mudar de lugar.';
      pino.current = marker(onde, { icon: alfinete(), draggable: true, keyboard: false, title: titulo, alt: titulo });
      pino.current.on('dragend', ({ target }) => pedir((target as Marker).getLatLng()));
      // Without pictures a street is blank paper: the outline of the city and the other stores say more.
      if (quadros) mapa.current.setView(onde, DA_RUA);
    }
    pino.current.setLatLng(onde).addTo(mapa.current);
    if (!mapa.current.getBounds().contains(onde)) mapa.current.panTo(onde);
  }

  return (
    <div className={classes.escolher}>
      <section
        ref={caixa}
        className={doMapa.mapa}
        aria-label="Mapa para marcar a loja. Use as setas para mover e os sinais de mais e menos para aproximar."
      />
      <Botao
        icone={<IconCurrentLocation size={20} aria-hidden />}
        onClick={() => mapa.current && escolher(arredondado(mapa.current.getCenter()))}
      >
        Marcar o centro do mapa
      </Botao>
    </div>
  );
}

const pontoDaLoja = ({ nome, ...lugar }: Ponto & { nome: string }) =>
  circleMarker(posicaoDe(lugar), { radius: 6, className: doMapa.vizinha ?? '' }).bindTooltip(escapar(nome));

/** A tooltip is HTML, and a store's name is whatever somebody typed. */
function escapar(texto: string): HTMLElement {
  const elemento = document.createElement('span');
  elemento.textContent = texto;
  return elemento;
}

/** Six decimals are ten centimetres. */
const arredondado = ({ lat, lng }: LatLng): Ponto => ({
  latitude: Number(lat.toFixed(6)),
  longitude: Number(lng.toFixed(6)),
});
