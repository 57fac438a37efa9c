import { DivIcon } from 'leaflet';
import classes from './marcas.module.css';
import { porcento } from './porcento';

const ALFINETE = { largura: 64, altura: 48 };
const MONTE = 60;

/** The discount on its pin; moved aside by so many pixels where another stands on the same spot. */
export function alfineteComDesconto(desconto: number, desvio: { x: number; y: number }): DivIcon {
  return new DivIcon({
    className: classes.marca ?? '',
    html: com(classes.alfinete, ['strong', porcento(desconto)]),
    iconSize: [ALFINETE.largura, ALFINETE.altura],
    iconAnchor: [ALFINETE.largura / 2 - desvio.x, ALFINETE.altura - desvio.y],
  });
}

/** How many stores stand there, and the best of their discounts. */
export function monteDeLojas(quantas: number, desconto: number): DivIcon {
  return new DivIcon({
    className: classes.marca ?? '',
    html: com(classes.monte, ['strong', String(quantas)], ['span', `até ${porcento(desconto)}`]),
    iconSize: [MONTE, MONTE],
    iconAnchor: [MONTE / 2, MONTE / 2],
  });
}

function com(classe: string | undefined, ...partes: [nome: string, texto: string][]): HTMLElement {
  const corpo = document.createElement('span');
  corpo.className = classe ?? '';
  for (const [nome, texto] of partes) corpo.appendChild(document.createElement(nome)).textContent = texto;
  return corpo;
}
