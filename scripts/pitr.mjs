import './passos/conferir-node.mjs';
import { construirServidor } from './passos/construir.mjs';
import { instalar } from './passos/instalar.mjs';
import { criarPastaProvisoria } from './passos/pasta-provisoria.mjs';
import { assumirSinais, desistir } from './passos/processos.mjs';
import { comProgresso } from './passos/progresso.mjs';
import { rodarTypescript } from './passos/rodar-typescript.mjs';

/** `npm run pitr`: back to a moment with Debian's PostgreSQL and the files of deploy/pitr; producao/pitr says what is lost. */
const provisoria = criarPastaProvisoria();
assumirSinais(provisoria.remover);
try {
  await instalar();
  await comProgresso('Construindo o servidor', construirServidor);
  process.exitCode = await rodarTypescript('producao/pitr', 'principal', { argumentos: [provisoria.caminho] });
} catch (erro) {
  await provisoria.remover();
  desistir(erro);
}
await provisoria.remover();
