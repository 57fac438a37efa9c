const CHAVE = 'prazos-vistos';
const MAXIMO = 50;

/** Coupons whose approaching end this device has already told. */
export function prazoVisto(idDoCupom: number): boolean {
  return ler().includes(idDoCupom);
}

export function marcarPrazoVisto(idDoCupom: number): void {
  const vistos = [idDoCupom, ...ler().filter((id) => id !== idDoCupom)].slice(0, MAXIMO);
  localStorage.setItem(CHAVE, JSON.stringify(vistos));
}

function ler(): number[] {
  try {
    const lidos: unknown = JSON.parse(localStorage.getItem(CHAVE) ?? '[]');
    return Array.isArray(lidos) ? lidos : [];
  } catch {
    return [];
  }
}
