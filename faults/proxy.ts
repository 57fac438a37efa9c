import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import { setTimeout as esperar } from 'node:timers/promises';

/**
 * What befalls one exchange: cut before the other side hears of it; cut after it acted but before the answer; cut in the
 * middle of the answer; held back; or answered in drips.
 */
const FALTAS = ['antes', 'depois', 'meio', 'atraso', 'gota'] as const;
type Falta = (typeof FALTAS)[number];
const CORTES: readonly Falta[] = ['antes', 'depois', 'meio'];

/** What starts an exchange worth troubling, as it looks on the wire. */
export const COMMIT = 'commit\0';
export const PEDIDO_HTTP = ' HTTP/1.1\r\n';

export type ProxyAberto = { porta: number; contagem: Record<Falta, number>; cortes(): number; fechar(): Promise<void> };

/** Passes everything on, and troubles one in `umEm` of the exchanges that start with `marca`. */
export async function abrirProxy(destino: NetConnectOpts, marca: string, umEm: number): Promise<ProxyAberto> {
  const contagem: Record<Falta, number> = { antes: 0, depois: 0, meio: 0, atraso: 0, gota: 0 };
  const abertas = new Set<Socket>();
  let vistas = 0;
  const sortear = (): Falta | null => {
    if (++vistas % umEm !== 0) return null;
    const falta = FALTAS[Math.floor(vistas / umEm) % FALTAS.length] ?? null;
    if (falta) contagem[falta]++;
    return falta;
  };
  const servidor = createServer({ noDelay: true }, (cliente) => {
    const outro = connect({ ...destino, noDelay: true } as NetConnectOpts);
    for (const ponta of [cliente, outro]) {
      abertas.add(ponta);
      ponta.on('error', () => undefined).on('close', () => abertas.delete(ponta));
    }
    ligarPontas(cliente, outro, marca, sortear);
  }).listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const endereco = servidor.address();
  return {
    porta: typeof endereco === 'object' && endereco ? endereco.port : 0,
    contagem,
    cortes: () => CORTES.reduce((soma, falta) => soma + contagem[falta], 0),
    async fechar() {
      servidor.close();
      for (const ponta of abertas) ponta.destroy();
    },
  };
}

function ligarPontas(cliente: Socket, servidor: Socket, marca: string, sortear: () => Falta | null): void {
  let falta: Falta | null = null;
  const cortar = () => {
    cliente.destroy();
    servidor.destroy();
  };
  const subir = async () => {
    for await (const parte of cliente as AsyncIterable<Buffer>) {
      if (parte.includes(marca)) falta = sortear();
      if (falta === 'antes') return cortar();
      if (falta === 'atraso') await esperar(20 + Math.random() * 180);
      servidor.write(parte);
    }
    servidor.end();
  };
  const descer = async () => {
    for await (const parte of servidor as AsyncIterable<Buffer>) {
      if (falta === 'depois') return cortar();
      if (falta === 'meio') {
        cliente.end(parte.subarray(0, Math.ceil(parte.length / 2)));
        return void servidor.destroy();
      }
      if (falta === 'gota') await pingar(cliente, parte);
      else cliente.write(parte);
    }
    cliente.end();
  };
  // A side that breaks off takes the other with it.
  subir().catch(cortar);
  descer().catch(cortar);
}

async function pingar(para: Socket, parte: Buffer): Promise<void> {
  const gota = Math.max(1, Math.ceil(parte.length / 20));
  for (let i = 0; i < parte.length; i += gota) {
    para.write(parte.subarray(i, i + gota));
    await esperar(2);
  }
}
