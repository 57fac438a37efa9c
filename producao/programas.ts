import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The programs of this world and Debian's package of each. */
const PACOTES = {
  postgres: 'postgresql',
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  nginx: 'nginx',
  caddy: 'caddy',
  iptables: 'iptables',
  faketime: 'faketime',
} as const;
export type Programa = keyof typeof PACOTES;

/** Without these there is no world to speak of; each of the others is a line of the table. */
const INDISPENSAVEIS: readonly Programa[] = ['postgres', 'patroni', 'etcd', 'haproxy'];

export type Programas = Partial<Record<Programa, string>>;

const PASTAS = [...pastasDoPostgres(), ...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/sbin', '/sbin'];

export function acharProgramas(): Programas {
  const achados: Programas = {};
  for (const nome of Object.keys(PACOTES) as Programa[]) {
    const caminho = PASTAS.map((pasta) => path.join(pasta, nome)).find((arquivo) => existsSync(arquivo));
    if (caminho) achados[nome] = caminho;
  }
  return achados;
}

/** Newest first. */
function pastasDoPostgres(): string[] {
  const raiz = '/usr/lib/postgresql';
  if (!existsSync(raiz)) return [];
  const versoes = readdirSync(raiz).sort((a, b) => Number(b) - Number(a));
  return versoes.map((versao) => path.join(raiz, versao, 'bin'));
}

export const faltam = (programas: Programas) => (Object.keys(PACOTES) as Programa[]).filter((nome) => !programas[nome]);

export function oQueInstalar(nomes: readonly Programa[]): string {
  return `apt-get install --no-install-recommends ${nomes.map((nome) => PACOTES[nome]).join(' ')}`;
}

export const indispensaveis = (nomes: readonly Programa[]) => nomes.filter((nome) => INDISPENSAVEIS.includes(nome));

/** Only when asked for: RUNLEVEL keeps Debian from starting what it has installed. */
export function instalar(nomes: readonly Programa[]): void {
  const [comando = '', ...argumentos] = oQueInstalar(nomes).split(' ');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  execFileSync(comando, ['-y', ...argumentos], { stdio: 'inherit', env });
}
