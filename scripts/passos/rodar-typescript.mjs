import { rmSync } from 'node:fs';
import { empacotar, opcoesDoServidor } from './empacotar-servidor.mjs';
import { iniciar } from './processos.mjs';
import { naRaiz } from './raiz.mjs';

/** Bundles one program as the server is bundled, runs it to the end and hands back its exit code. */
export async function rodarTypescript(pasta, nome, { argumentos = [], env } = {}) {
  const outfile = naRaiz(pasta, 'dist', `${nome}.mjs`);
  const { outdir: _, ...opcoes } = opcoesDoServidor();
  await empacotar({ ...opcoes, entryPoints: [naRaiz(pasta, `${nome}.ts`)], outfile });
  const { codigo } = await iniciar(process.execPath, [outfile, ...argumentos], { env }).acabou;
  rmSync(naRaiz(pasta, 'dist'), { recursive: true, force: true });
  return codigo;
}
