/** Lower-case and accent-free, so that 'Sao Jose' finds 'São José'. */
export function semAcento(texto: string): string {
  return texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
