import './passos/conferir-node.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { construirServidor } from './passos/construir.mjs';
import { instalar } from './passos/instalar.mjs';
import { criarPastaProvisoria } from './passos/pasta-provisoria.mjs';
import { assumirSinais, desistir, executar } from './passos/processos.mjs';
import { comProgresso } from './passos/progresso.mjs';
import { naRaiz, raiz } from './passos/raiz.mjs';
import { rodarTypescript } from './passos/rodar-typescript.mjs';

/**
 * `npm run compat [-- <commit or tag>]`: an earlier version beside this one on one database, as while a new version takes
 * over. Without a name: the newest tag, or the commit before the newest migration.
 */
const git = (...argumentos) => execFileSync('git', argumentos, { cwd: raiz, encoding: 'utf8' }).trim();
const provisoria = criarPastaProvisoria();
assumirSinais(provisoria.remover);
try {
  const versao = git('rev-parse', '--verify', `${process.argv[2] ?? versaoAnterior()}^{commit}`);
  console.log(`A versão anterior: ${git('log', '-1', '--format=%h %s', versao)}`);
  await instalar();
  await comProgresso('Construindo as duas versões', async () => {
    await construirServidor();
    await construirAntiga(versao, provisoria.caminho);
  });
  process.exitCode = await rodarTypescript('faults', 'compat', { argumentos: [provisoria.caminho] });
} catch (erro) {
  await provisoria.remover();
  desistir(erro);
}
await provisoria.remover();

function versaoAnterior() {
  const [etiqueta] = git('tag', '--sort=-creatordate').split('\n');
  if (etiqueta) return etiqueta;
  return `${git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'server/migrations/*.sql')}^`;
}

/** Its files alone, with its own packages: those of this folder, if they are the same. */
async function construirAntiga(versao, pasta) {
  execFileSync('tar', ['-x', '-C', pasta], {
    input: execFileSync('git', ['archive', versao], { cwd: raiz, maxBuffer: 2 ** 30 }),
  });
  const trava = (de) => readFileSync(join(de, 'package-lock.json'), 'utf8');
  if (trava(pasta) === trava(raiz)) {
    for (const parte of ['.', 'domain', 'server', 'web'].filter((p) => existsSync(naRaiz(p, 'node_modules'))))
      symlinkSync(naRaiz(parte, 'node_modules'), join(pasta, parte, 'node_modules'));
  } else await rodar('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], pasta);
  const empacotar = `
    import { build } from 'esbuild';
    import { opcoesDoServidor } from './scripts/passos/empacotar-servidor.mjs';
    await build({ ...opcoesDoServidor(), logLevel: 'error' });`;
  await rodar(process.execPath, ['--input-type=module', '-e', empacotar], pasta);
}

async function rodar(comando, argumentos, cwd) {
  const { codigo, saida } = await executar(comando, argumentos, { cwd });
  if (codigo !== 0) throw new Error(`${saida}\nNão consegui construir a versão anterior.`);
}
