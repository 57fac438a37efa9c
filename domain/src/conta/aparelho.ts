/** In this order: a browser names those it descends from, the one it is comes first here. */
const NAVEGADORES: readonly [marca: RegExp, nome: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SISTEMAS: readonly [marca: RegExp, nome: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

export const APARELHO_DESCONHECIDO = 'Aparelho desconhecido';

const achar = (marcas: typeof NAVEGADORES, agente: string) => marcas.find(([marca]) => marca.test(agente))?.[1];

/** "Chrome no Android": enough for a person to know their own, and all that is kept of what a browser says of itself. */
export function nomeDoAparelho(agente: string | undefined): string {
  const comeco = (agente ?? '').slice(0, 500);
  const navegador = achar(NAVEGADORES, comeco);
  const sistema = achar(SISTEMAS, comeco);
  if (!sistema) return navegador ?? APARELHO_DESCONHECIDO;
  return navegador ? `${navegador} no ${sistema}` : sistema;
}
