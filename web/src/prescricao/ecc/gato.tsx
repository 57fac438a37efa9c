import type { Bicho } from './bicho';

/** Seen in the face, as in our other drawings. */
const CABECA_DE_LADO = (
  <g transform="translate(128 38)scale(.4)">
    <Orelha />
    <g transform="scale(-1 1)">
      <Orelha />
    </g>
    <path fill="#a39c93" d="M0-38C26-38 44-22 45 2 46 26 26 40 0 40S-46 26-45 2C-44-22-26-38 0-38z" />
    <path
      fill="#7e776f"
      d="M-3.5-38h7L2-20c-.6 3-3.4 3-4 0zM-17-35l6-2 1.5 12c0 3-3 3.5-4 1zM17-35l-6-2L9.5-25c0 3 3 3.5 4 1z"
    />
    <ellipse fill="#22302a" cx="-17" cy="-1" rx="6" ry="7" />
    <ellipse fill="#22302a" cx="17" cy="-1" rx="6" ry="7" />
    <path fill="#fcefdb" d="M0 9c4-3 21-1 21 12 0 11-9 17-21 17s-21-6-21-17c0-13 17-15 21-12z" />
    <path fill="#d9795c" d="M-7 11.5c0-3 14-3 14 0 0 4-5 8-7 8s-7-4-7-8z" />
    <path fill="none" stroke="#7b3a2c" strokeWidth="3" strokeLinecap="round" d="M0 19v5q-5 6-10 1M0 24q5 6 10 1" />
  </g>
);

function Orelha() {
  return (
    <>
      <path fill="#a39c93" d="M-41-10C-46-32-45-50-39-54-33-57-18-46-10-36z" />
      <path fill="#efa58c" d="M-35-27c-2-8-2-15 0-17 3-1 9 5 13 10z" />
    </>
  );
}

const CABECA_DE_CIMA = (
  <g>
    <path fill="#a39c93" d="M131 30l-1-15c6 0 12 5 14 13zM131 46l-1 15c6 0 12-5 14-13z" />
    <path fill="#efa58c" d="M133 27v-8c3 2 6 5 7 8zM133 49v8c3-2 6-5 7-8z" />
    <ellipse fill="#a39c93" cx="138" cy="38" rx="14" ry="14" />
    <path fill="none" stroke="#7e776f" strokeWidth="3" strokeLinecap="round" d="M127 38h9M128 33l8 1M128 43l8-1" />
    <ellipse fill="#fcefdb" cx="149" cy="38" rx="5" ry="7" />
    <circle fill="#22302a" cx="145" cy="31" r="1.9" />
    <circle fill="#22302a" cx="145" cy="45" r="1.9" />
    <ellipse fill="#d9795c" cx="153" cy="38" rx="1.8" ry="2.4" />
  </g>
);

export const GATO: Bicho = {
  cores: { corpo: '#a39c93', clara: '#cfc9c1', escura: '#7e776f', pata: '#fcefdb' },
  lado: {
    dorso: [
      [24, 60, 58, 54],
      [34, 51, 49, 44],
      [48, 50, 47, 40],
      [70, 53, 48, 40],
      [92, 50, 47, 40],
      [106, 50, 48, 43],
    ],
    peito: [116, 62],
    ventre: [
      [110, 74, 76, 80],
      [96, 77, 80, 88],
      [79, 73, 80, 94],
      [62, 64, 77, 98],
      [48, 61, 73, 92],
      [36, 66, 71, 80],
      [25, 68, 69, 71],
    ],
    pescoco: { de: [104, 58], ate: [122, 46], largura: [14, 19, 28] },
    coxa: { centro: [39, 68], rx: [11, 14.5, 18], ry: 17 },
    pernas: { frente: 'M103 72V99', tras: 'M39 76L35 88 38 99', largura: [7, 9, 11] },
    patas: [
      [106, 101],
      [41, 101],
    ],
    recuo: 10,
    rabo: 'M29 57C12 58 6 44 12 30 15 22 10 16 5 17',
    costelas: { de: [73, 56], passo: 7.5, altura: 17 },
    cabeca: CABECA_DE_LADO,
  },
  cima: {
    meia: [
      [24, 3, 5, 9],
      [35, 11, 14, 22],
      [47, 11, 15.5, 29],
      [62, 6, 12.5, 33],
      [79, 8.5, 14.5, 32],
      [96, 12, 16.5, 28],
      [110, 10.5, 14, 22],
      [120, 7.5, 10, 14],
      [128, 8, 10, 12],
    ],
    rabo: 'M26 38C16 39 14 28 6 30',
    costelas: { de: 84, passo: 6.5, alcance: 5.5 },
    cabeca: CABECA_DE_CIMA,
  },
  larguraDoRabo: 7,
  listras: true,
};
