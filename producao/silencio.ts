import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The wire to the database, on which everything can vanish without a word, as behind a firewall that forgot. */
export type Fio = { porta: number; como: string; calar(): void; voltar(): void };

export async function estenderFio(destino: number, iptables: string | undefined): Promise<Fio> {
  return iptables && derrubaPacotes(iptables) ? peloNucleo(destino, iptables) : porRele(destino);
}

function regras(iptables: string, acao: '-I' | '-D', porta: number): void {
  for (const lado of ['--dport', '--sport'])
    execFileSync(iptables, ['-w', acao, 'INPUT', '-i', 'lo', '-p', 'tcp', lado, String(porta), '-j', 'DROP'], {
      stdio: 'pipe',
    });
}

/** The program may be there and the kernel, or the right to use it, not. */
function derrubaPacotes(iptables: string): boolean {
  try {
    regras(iptables, '-I', 1);
    regras(iptables, '-D', 1);
    return true;
  } catch {
    return false;
  }
}

function peloNucleo(porta: number, iptables: string): Fio {
  let calado = false;
  const voltar = () => {
    if (calado) regras(iptables, '-D', porta);
    calado = false;
  };
  // The rules outlive us: whatever happens, they go.
  process.on('exit', voltar);
  return {
    porta,
    como: 'iptables',
    voltar,
    calar() {
      regras(iptables, '-I', porta);
      calado = true;
    },
  };
}

/** Connections stay open and are even accepted; nothing passes, and nobody is told. */
async function porRele(destino: number): Promise<Fio> {
  const pontas = new Set<Socket>();
  let calado = false;
  const servidor = createServer({ noDelay: true }, (cliente) => {
    const outro = connect({ port: destino, host: '127.0.0.1', noDelay: true });
    for (const [de, para] of [
      [cliente, outro],
      [outro, cliente],
    ] as const) {
      pontas.add(de);
      de.pipe(para);
      de.on('error', () => para.destroy()).on('close', () => {
        pontas.delete(de);
        if (!calado) para.destroy();
      });
      if (calado) de.pause();
    }
  }).listen(0, '127.0.0.1');
  servidor.unref();
  await once(servidor, 'listening');
  const endereco = servidor.address();
  return {
    porta: typeof endereco === 'object' && endereco ? endereco.port : 0,
    como: 'um relé nosso que engole tudo',
    calar() {
      calado = true;
      for (const ponta of pontas) ponta.pause();
    },
    voltar() {
      calado = false;
      for (const ponta of pontas) ponta.resume();
    },
  };
}
