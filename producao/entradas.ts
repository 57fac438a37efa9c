import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { portaLivre } from '../faults/comum/processo';
import { aceita } from './caminho-do-banco';
import { doDeploy } from './modelo';
import type { Programas } from './programas';
import { ate, Servico } from './servicos';

const ENTRADAS = ['haproxy', 'nginx', 'caddy'] as const;
export type Entrada = (typeof ENTRADAS)[number];

/** Each proxy that is installed, with TLS and the configuration that is shipped for it, before the same instances. */
export async function abrirEntradas(pasta: string, programas: Programas, instancias: readonly [number, number]) {
  const abertas: Partial<Record<Entrada, string>> = {};
  for (const nome of ENTRADAS) {
    const programa = programas[nome];
    if (!programa) continue;
    const portas = { https: await portaLivre(), http: await portaLivre() };
    const como = COMO[nome](pasta, portas, instancias);
    execFileSync(programa, como.validar, { stdio: 'pipe' });
    const servico = new Servico(pasta, `entrada-${nome}`, {
      comando: programa,
      argumentos: como.servir,
      env: como.env,
    });
    servico.ligar();
    await ate(`${nome} no ar`, () => aceita(portas.https), servico);
    abertas[nome] = `https://127.0.0.1:${portas.https}`;
  }
  return abertas;
}

type Portas = { https: number; http: number };
type Como = { validar: string[]; servir: string[]; env?: NodeJS.ProcessEnv };
const COMO: Record<Entrada, (pasta: string, portas: Portas, instancias: readonly [number, number]) => Como> = {
  haproxy(pasta, { https, http }, instancias) {
    const arquivo = doDeploy('proxy/haproxy.cfg', pasta, {
      'bind :80': `bind 127.0.0.1:${http}`,
      'bind :443': `bind 127.0.0.1:${https}`,
      '/etc/ssl/indicabem/certificado-e-chave.pem': path.join(pasta, 'certificado-e-chave.pem'),
      ...instanciasEm(instancias),
    });
    return { validar: ['-c', '-f', arquivo], servir: ['-db', '-f', arquivo] };
  },

  nginx(pasta, { https, http }, instancias) {
    const arquivo = doDeploy('proxy/nginx.conf', pasta, {
      'listen 80': `listen 127.0.0.1:${http}`,
      'listen 443': `listen 127.0.0.1:${https}`,
      ...certificadoEm(pasta),
      ...instanciasEm(instancias),
    });
    const casa = path.join(pasta, 'nginx');
    mkdirSync(casa);
    const principal = path.join(casa, 'principal.conf');
    const temporarias = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((nome) => `${nome}_temp_path ${casa}/${nome};`)
      .join('\n  ');
    writeFileSync(
      principal,
      `daemon off;\nuser www-data;\nworker_processes 2;\npid ${casa}/pid;
error_log stderr;\nevents { worker_connections 1024; }
http {\n  access_log off;\n  ${temporarias}\n  include ${arquivo};\n}\n`,
    );
    const argumentos = ['-e', 'stderr', '-c', principal];
    return { validar: ['-t', ...argumentos], servir: argumentos };
  },

  caddy(pasta, { https, http }, instancias) {
    const arquivo = doDeploy('proxy/Caddyfile', pasta, {
      '\tservers {': `\tadmin off\n\tauto_https disable_redirects\n\thttp_port ${http}\n\tservers {`,
      'indicabem.example.com {': `https://127.0.0.1:${https} {\n\tbind 127.0.0.1`,
      ...certificadoEm(pasta),
      ...instanciasEm(instancias),
    });
    const argumentos = ['--config', arquivo, '--adapter', 'caddyfile'];
    const casa = path.join(pasta, 'caddy');
    return {
      validar: ['validate', ...argumentos],
      servir: ['run', ...argumentos],
      env: { HOME: casa, XDG_DATA_HOME: casa, XDG_CONFIG_HOME: casa },
    };
  },
};

const certificadoEm = (pasta: string) => ({
  '/etc/ssl/indicabem/certificado.pem': path.join(pasta, 'certificado.pem'),
  '/etc/ssl/indicabem/chave.pem': path.join(pasta, 'chave.pem'),
});

const instanciasEm = ([um, dois]: readonly [number, number]) => ({
  '127.0.0.1:3001': `127.0.0.1:${um}`,
  '127.0.0.1:3002': `127.0.0.1:${dois}`,
});
