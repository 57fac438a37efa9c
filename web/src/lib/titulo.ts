import { MARCA } from '@indica-bem/domain/marca';

export function tituloDoDocumento(pagina: string): string {
  return `${pagina} · ${MARCA.nome}`;
}
