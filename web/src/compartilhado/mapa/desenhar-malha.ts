import { MARCA } from '@indica-bem/domain/marca';
import { type LatLngBounds, latLngBounds, type Map as MapaLeaflet, type Polygon, polygon, polyline } from 'leaflet';
import { buscarMalha } from './buscar-malha';
import type { Linha, LugarDaMalha } from './malha';
import classes from './mapa.module.css';
import { type NomeNoMapa, nomearLugares } from './nomear-lugares';

/** From here on municipalities can be told apart. */
const DE_PERTO = 8;
const PASSIVA = { interactive: false } as const;

type Estado = { nome: NomeNoMapa; limites: LatLngBounds; deLonge: Polygon; cidades: NomeNoMapa[] | null };

/**
 * Land, states and, once near, the municipalities of the states in view. What does not arrive is not drawn: the cities of
 * the programme are on the map already, and `aoChegarCidades` takes their first outline off.
 */
export function desenharMalha(mapa: MapaLeaflet, aoChegarCidades: () => void): void {
  const estados = new Map<string, Estado>();
  const nomear = nomearLugares(mapa, () => {
    const perto = mapa.getZoom() >= DE_PERTO;
    return [...estados.values()].flatMap(({ nome, cidades }) => (perto ? (cidades ?? []) : [nome]));
  });
  let retirado = false;
  mapa.on('moveend', olhar).on('unload', () => {
    retirado = true;
  });
  void buscarMalha('br')
    .then(({ lugares }) => {
      if (retirado) return;
      for (const lugar of lugares) estados.set(lugar.nome, porEstado(lugar));
      olhar();
      nomear();
    })
    .catch(() => undefined);

  function porEstado({ nome, centro, aneis }: LugarDaMalha): Estado {
    const deLonge = polygon(emPoligonos(aneis), { ...PASSIVA, className: `${classes.terra} ${classes.estado}` });
    const limites = latLngBounds(aneis.flat());
    return {
      nome: { nome, lugares: [centro], doPrograma: false },
      limites,
      deLonge: deLonge.addTo(mapa),
      cidades: null,
    };
  }

  function olhar() {
    if (mapa.getZoom() < DE_PERTO) return;
    for (const [uf, estado] of estados) {
      if (estado.cidades || !estado.limites.intersects(mapa.getBounds())) continue;
      estado.cidades = [];
      void desenharDePerto(uf, estado).catch(() => {
        estado.cidades = null;
      });
    }
  }

  async function desenharDePerto(uf: string, estado: Estado) {
    const { contorno, linhas, lugares } = await buscarMalha(uf);
    if (retirado) return;
    estado.deLonge.remove();
    const doPrograma = lugares.filter((lugar) => uf === MARCA.estado && ehDoPrograma(lugar));
    polygon(emPoligonos(contorno), { ...PASSIVA, className: classes.terra ?? '' })
      .addTo(mapa)
      .bringToBack();
    for (const { aneis } of doPrograma)
      polygon(emPoligonos(aneis), { ...PASSIVA, className: classes.area ?? '' }).addTo(mapa);
    polyline(linhas, { ...PASSIVA, className: classes.divisa ?? '' }).addTo(mapa);
    polyline(contorno, { ...PASSIVA, className: classes.estado ?? '' }).addTo(mapa);
    estado.cidades = lugares.map((lugar) => ({
      nome: lugar.nome,
      lugares: ondeNomear(lugar),
      doPrograma: doPrograma.includes(lugar),
    }));
    if (doPrograma.length > 0) aoChegarCidades();
    nomear();
  }
}

const ehDoPrograma = ({ nome }: LugarDaMalha) => MARCA.cidades.some((cidade) => cidade === nome);

const emPoligonos = (aneis: Linha[]) => aneis.map((anel) => [anel]);

/** At the seat; where that is taken, halfway to the northern or the southern edge. */
function ondeNomear({ centro, aneis }: LugarDaMalha): [number, number][] {
  const [latitude, longitude] = centro;
  const latitudes = aneis.flat().map(([lat]) => lat);
  const beiras = [Math.max(...latitudes), Math.min(...latitudes)];
  return [centro, ...beiras.map((beira): [number, number] => [(latitude + beira) / 2, longitude])];
}
