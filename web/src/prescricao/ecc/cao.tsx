import type { Bicho } from './bicho';

/** Seen in the face, as in our other drawings. */
const CABECA_DE_LADO = (
  <g transform="translate(130 25)scale(.4)">
    <path fill="#e3ab6b" d="M0-45C25-45 41-29 42-4 43 25 25 43 0 43S-43 25-42-4C-41-29-25-45 0-45z" />
    <path fill="#f0c48e" d="M0-45c5 0 8 5 7 14-1 10-4 20-7 20s-6-10-7-20c-1-9 2-14 7-14z" />
    <Orelha />
    <g transform="scale(-1 1)">
      <Orelha />
    </g>
    <circle fill="#22302a" cx="-17" cy="-5" r="6.4" />
    <circle fill="#22302a" cx="17" cy="-5" r="6.4" />
    <ellipse fill="#fcefdb" cx="0" cy="21" rx="24" ry="21" />
    <path fill="#7b3a2c" d="M-14 21C-8 26-2 25 0 22 2 25 8 26 14 21 14 31 8 36 0 36S-14 31-14 21z" />
    <path fill="#22302a" d="M-12 8C-13 1 13 1 12 8 11 14 5 18 0 18S-11 14-12 8z" />
  </g>
);

function Orelha() {
  return <path fill="#c58645" d="M-19-42C-34-52-54-45-58-24-61-4-56 13-47 12-36 11-33-6-25-17-18-26-15-38-19-42z" />;
}

const CABECA_DE_CIMA = (
  <g>
    <path fill="#c58645" d="M131 28c-6-6-6-16 1-18 7-1 11 8 10 18zM131 48c-6 6-6 16 1 18 7 1 11-8 10-18z" />
    <ellipse fill="#e3ab6b" cx="137" cy="38" rx="13" ry="13" />
    <path fill="#f0c48e" d="M126 38c0-4 10-4 15-2v4c-5 2-15 2-15-2z" />
    <ellipse fill="#fcefdb" cx="149" cy="38" rx="8" ry="7" />
    <circle fill="#22302a" cx="143" cy="31" r="1.9" />
    <circle fill="#22302a" cx="143" cy="45" r="1.9" />
    <ellipse fill="#22302a" cx="155.5" cy="38" rx="2.6" ry="3.4" />
  </g>
);

export const CAO: Bicho = {
  cores: { corpo: '#e3ab6b', clara: '#f0c48e', escura: '#c58645', pata: '#fcefdb' },
  lado: {
    dorso: [
      [24, 54, 52, 49],
      [34, 44, 42, 36],
      [48, 42, 39, 32],
      [72, 45, 40, 33],
      [96, 40, 37, 31],
      [110, 40, 38, 33],
    ],
    peito: [121, 56],
    ventre: [
      [115, 70, 72, 77],
      [99, 76, 80, 88],
      [82, 72, 78, 92],
      [65, 59, 71, 92],
      [50, 54, 66, 84],
      [36, 60, 66, 74],
      [25, 62, 64, 66],
    ],
    pescoco: { de: [106, 50], ate: [126, 32], largura: [14, 20, 29] },
    coxa: { centro: [39, 60], rx: [11, 15, 18], ry: 19 },
    pernas: { frente: 'M105 66V99', tras: 'M40 70L35 85 38 99', largura: [7.5, 10, 12] },
    patas: [
      [108, 101],
      [41, 101],
    ],
    recuo: 11,
    rabo: 'M29 48C18 47 10 38 10 25',
    costelas: { de: [74, 49], passo: 8, altura: 21 },
    cabeca: CABECA_DE_LADO,
  },
  cima: {
    meia: [
      [22, 3, 5, 10],
      [34, 12, 15, 22],
      [46, 12, 17, 28],
      [62, 6.5, 13.5, 32],
      [80, 10, 17, 33],
      [98, 14, 20, 31],
      [112, 12.5, 17, 25],
      [122, 8.5, 11, 16],
      [130, 8, 10, 13],
    ],
    rabo: 'M24 38C16 38 9 34 5 27',
    costelas: { de: 84, passo: 7, alcance: 8 },
    cabeca: CABECA_DE_CIMA,
  },
  larguraDoRabo: 7,
  listras: false,
};
