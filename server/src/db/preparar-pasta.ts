import { mkdir } from 'node:fs/promises';

/** Creates the folder if needed; when that cannot be, says so in words. */
export async function prepararPasta(pasta: string, mode?: number): Promise<void> {
  await mkdir(pasta, { recursive: true, mode }).catch((erro: NodeJS.ErrnoException) => {
    throw new Error(`Não consigo criar a pasta ${pasta} (${erro.code}). Escolha outra em DATA_DIR.`, { cause: erro });
  });
}
