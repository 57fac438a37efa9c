import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file of `deploy/` with the addresses and paths of this run in the place of its own; one it does not have is a mistake. */
export function doDeploy(arquivo: string, pasta: string, trocas: Record<string, string>): string {
  let texto = readFileSync(path.resolve('deploy', arquivo), 'utf8');
  for (const [de, para] of Object.entries(trocas)) {
    if (!texto.includes(de)) throw new Error(`deploy/${arquivo} não tem ${de}`);
    texto = texto.replaceAll(de, para);
  }
  const destino = path.join(pasta, path.basename(arquivo));
  writeFileSync(destino, texto, { mode: 0o644 });
  return destino;
}
