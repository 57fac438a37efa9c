import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ASSINATURA, FIM, FIM_DA_TABELA, type Fim, FORMATO } from './formato';

type Linhas = AsyncGenerator<string, void>;
export type Parte = { titulo: string; linhas: AsyncGenerator<string> };
export type Copia = { migracao: number; partes: AsyncGenerator<Parte, Fim | null>; fechar(): Promise<void> };

/** Table by table, as it is read; what the generator returns is the copy's end. */
export async function abrirCopia(arquivo: string): Promise<Copia> {
  const linhas = lerLinhas(arquivo);
  const primeira = await linhas.next();
  const [, formato, migracao] = new RegExp(`^${ASSINATURA} (\\d+) (\\d+)$`).exec(primeira.value ?? '') ?? [];
  if (!formato) throw new Error('O arquivo não é uma cópia do Indica Bem.');
  if (Number(formato) > FORMATO) throw new Error(MAIS_NOVA);
  const fechar = async () => void (await linhas.return());
  return { migracao: Number(migracao), partes: lerPartes(linhas, Number(formato)), fechar };
}

export const MAIS_NOVA = 'A cópia é de uma versão mais nova do Indica Bem: restaure-a com essa versão.';
const INCOMPLETA = 'A cópia está incompleta.';

async function* lerPartes(linhas: Linhas, formato: number): AsyncGenerator<Parte, Fim | null> {
  for (let linha = await linhas.next(); !linha.done; linha = await linhas.next()) {
    const titulo = linha.value;
    if (formato > 1 && titulo.startsWith(`${FIM}{`)) return JSON.parse(titulo.slice(FIM.length));
    // Older copies name the schema their tables were in; here they may be in another.
    yield { titulo: titulo.replace(/^public\./, ''), linhas: ateOFimDaTabela(linhas) };
  }
  if (formato > 1) throw new Error(INCOMPLETA);
  return null;
}

/** One row is one line: COPY writes the line breaks inside values as \\n. A file that was cut ends in an error. */
async function* lerLinhas(arquivo: string): Linhas {
  const gunzip = createGunzip().setEncoding('utf8');
  // Its failure comes out of the loop below.
  pipeline(createReadStream(arquivo), gunzip).catch(() => undefined);
  let resto = '';
  for await (const parte of gunzip) {
    const linhas = `${resto}${parte}`.split('\n');
    resto = linhas.pop() ?? '';
    yield* linhas;
  }
}

async function* ateOFimDaTabela(linhas: Linhas): AsyncGenerator<string> {
  for (;;) {
    const { value, done } = await linhas.next();
    if (done) throw new Error(INCOMPLETA);
    if (value === FIM_DA_TABELA) return;
    yield `${value}\n`;
  }
}
