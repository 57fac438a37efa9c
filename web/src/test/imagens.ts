import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const png = (...bytes: BlobPart[]) => new File([new Uint8Array(PNG), ...bytes], 'foto.png', { type: 'image/png' });

export const FOTO_BOA = png(new Uint8Array(100));

/** What the browser finds when it decodes whatever is chosen next: happy-dom has no decoder. */
export function decodificar(largura: number, altura: number): void {
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = largura;
      naturalHeight = altura;
      decode = async () => {};
    },
  );
}

/** What people send by mistake or on purpose, the size it shows, and the sentence that answers. */
export const FOTOS_RECUSADAS: [arquivo: File, medidas: [number, number], frase: string][] = [
  [
    new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'foto.png'),
    [600, 600],
    'Envie uma imagem JPEG, PNG ou WebP.',
  ],
  [new File(['<!doctype html><script>1</script>'], 'foto.png'), [600, 600], 'Envie uma imagem JPEG, PNG ou WebP.'],
  [png(new Uint8Array(100)), [8000, 5000], 'A imagem tem 40 megapixels e o máximo são 25. Envie uma menor.'],
  [png(new Uint8Array(20 * 1024 * 1024)), [600, 600], 'A imagem passa de 5 MB. Envie uma menor.'],
];

export const escolherArquivo = (entrada: Element, arquivo: File) =>
  act(async () => void fireEvent.change(entrada, { target: { files: [arquivo] } }));
