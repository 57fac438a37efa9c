import { cpSync, rmSync } from 'node:fs';
import { empacotar, opcoesDoServidor } from './empacotar-servidor.mjs';
import { executar } from './processos.mjs';
import { naRaiz, programa } from './raiz.mjs';

/** Where .redocly.lint-ignore.yaml knows it by. */
const DOCUMENTO = naRaiz('server/dist/openapi.json');
const CLIENTE = naRaiz('server/dist/cliente');
const PRAZO = 5 * 60_000;
// The linter would tell its maker, and ask for news, at every run.
const CALADO = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** The OpenAPI document as the server writes it, without a server: then what an independent linter says of it. */
export async function conferirDocumento() {
  const { outdir: _, ...opcoes } = opcoesDoServidor();
  const outfile = naRaiz('server/dist/documento.mjs');
  await empacotar({ ...opcoes, entryPoints: [naRaiz('server/src/documento.ts')], outfile });
  const escrito = await executar(process.execPath, [outfile, DOCUMENTO], { prazo: PRAZO });
  if (escrito.codigo !== 0) return escrito;
  return executar(programa('redocly'), ['lint', DOCUMENTO], { prazo: PRAZO, env: CALADO });
}

/** A client that somebody generates from the document compiles, and so does who uses it. */
export async function conferirCliente() {
  rmSync(CLIENTE, { recursive: true, force: true });
  const gerador = naRaiz('node_modules/openapi-typescript-codegen/bin/index.js');
  const gerado = await executar(
    process.execPath,
    [gerador, '--input', DOCUMENTO, '--output', CLIENTE, '--client', 'fetch', '--useOptions'],
    { prazo: PRAZO },
  );
  if (gerado.codigo !== 0) return gerado;
  cpSync(naRaiz('scripts/passos/cliente'), CLIENTE, { recursive: true });
  return executar(programa('tsc'), ['-p', CLIENTE], { prazo: PRAZO });
}
