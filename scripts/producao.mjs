import './passos/conferir-node.mjs';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { construirServidor } from './passos/construir.mjs';
import { instalar } from './passos/instalar.mjs';
import { criarPastaProvisoria } from './passos/pasta-provisoria.mjs';
import { assumirSinais, desistir } from './passos/processos.mjs';
import { comProgresso } from './passos/progresso.mjs';
import { rodarTypescript } from './passos/rodar-typescript.mjs';

/**
 * `npm run producao`: PostgreSQL twice under Patroni, PgBouncer, HAProxy, nginx, Caddy and two instances, all of Debian's
 * packages and on this machine, under load; producao/eventos.ts says what befalls them.
 */
const provisoria = criarPastaProvisoria();
assumirSinais(provisoria.remover);
try {
  await instalar();
  await comProgresso('Construindo o servidor', construirServidor);
  const env = { NODE_EXTRA_CA_CERTS: certificar(provisoria.caminho) };
  const argumentos = [...process.argv.slice(2), provisoria.caminho];
  process.exitCode = await rodarTypescript('producao', 'principal', { argumentos, env });
} catch (erro) {
  await provisoria.remover();
  desistir(erro);
}
await provisoria.remover();

/** A certificate that signs itself: whoever is told of it before the start believes it, and nobody else. */
function certificar(pasta) {
  const [certificado, chave] = ['certificado.pem', 'chave.pem'].map((nome) => join(pasta, nome));
  const nomes = 'subjectAltName=IP:127.0.0.1,DNS:localhost';
  const curva = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const saida = ['-subj', '/CN=localhost', '-addext', nomes, '-keyout', chave, '-out', certificado];
  try {
    execFileSync('openssl', ['req', '-x509', '-days', '2', ...curva, ...saida], { stdio: 'pipe' });
  } catch (erro) {
    throw erro.code === 'ENOENT' ? new Error('Falta o openssl. Para instalar: apt-get install openssl') : erro;
  }
  writeFileSync(join(pasta, 'certificado-e-chave.pem'), readFileSync(certificado) + readFileSync(chave), {
    mode: 0o600,
  });
  return certificado;
}
