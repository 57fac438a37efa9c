import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const comprimirComBrotli = promisify(brotliCompress);
const COMPRIMIVEIS = /\.(js|css|json|svg|webmanifest)$/;
/** Below it, headers outweigh what is saved. */
const MENOR = 1024;

/** A smaller copy (.br) beside each text file, made once at its best: the server sends it as it is. */
export async function comprimir(pasta) {
  const arquivos = readdirSync(pasta, { recursive: true, withFileTypes: true })
    .filter((entrada) => entrada.isFile() && COMPRIMIVEIS.test(entrada.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(
    arquivos.map(async (arquivo) => {
      const texto = await readFile(arquivo);
      if (texto.length < MENOR) return;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: texto.length };
      await writeFile(`${arquivo}.br`, await comprimirComBrotli(texto, { params }));
    }),
  );
}
