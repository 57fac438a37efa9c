/**
 * The two municipalities as IBGE draws their limits, flattened and rounded to a drawing of 370 by 440. Both were rounded
 * alike, so that they meet along their border.
 */
export const QUADRO_DO_MAPA = { largura: 370, altura: 440 };

type Municipio = { cidade: string; contorno: string /** Where its name stands. */; x: number; y: number };

export const MUNICIPIOS: readonly Municipio[] = [
  {
    cidade: 'Sorocaba',
    contorno:
      'M204 11l9 5l7-11l4 3l10 29l17 26l5-6l22-2l10 5l10-2l-5 6l-22 14l15 24l7 1l8 15l11 9l9-1l8 4l2 4l2 19l10 13l-5 8l3 20l-6 8l-3 37l20 3l1 4l7 3l1 6l-8 7l6 9l-5 38l-46-6l-4 5l-17 2l1-18l-6-3l0-12l-7-2l7-10l-5-12l-7 0l-3-7l-7 6l-22 1l-5 5l-10-4l-28-1l-16 3l-8-4l-9 13l-14-1l-7 21l-15 6l-8-4l-9-10l-11 1l-3-9l-25 14l20 4l3 15l11 4l1 6l0 29l-12 5l-17-3l-7 7l-18-7l-22-15l-11 1l8-19l-16-14l-3-18l17-18l4-30l-1-10l-4-7l2-12l-15-17l-3-12l7-11l17 2l4-17l2-11l12-25l-8-1l-2-22l-11-3l9-12l-12-1l-1-8l10-3l-12-5l-17 5l-5-5l7-8l9 4l14-9l13 0l11-9l8-9l17-3l10-8l21 1l6 2l5 1l8 0l5-12l9-5z',
    x: 178,
    y: 168,
  },
  {
    cidade: 'Votorantim',
    contorno:
      'M267 246l3 7l7 0l5 12l-7 10l7 2l0 12l6 3l-1 18l17-2l4-5l46 6l-6 30l4 7l0 16l13 2l5 8l-3 14l-11 10l-26 5l-13-18l-32 18l-3 9l-9 6l-16-3l-16 2l-17-18l-17-1l-10 6l-22-4l-19 7l-10 8l-2 10l-9-2l-3 8l-6-1l-23 12l23-28l14-10l-10-12l-12-11l-14-3l1-35l0-29l-1-6l-11-4l-3-15l-20-4l25-14l3 9l11-1l9 10l8 4l15-6l7-21l14 1l9-13l8 4l16-3l28 1l10 4l5-5l22-1z',
    x: 232,
    y: 334,
  },
];
