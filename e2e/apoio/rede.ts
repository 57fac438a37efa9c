import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/**
 * A wire between browser and product that can really be cut: sockets die, nothing answers, and the browser still
 * believes it has a network. `perderResposta` lets a request through and cuts before its answer comes back.
 */
export async function estenderRede() {
  const alvo = new URL(process.env.E2E_URL ?? '');
  const abertos = new Set<Socket>();
  let cortada = false;
  let perde = (_: IncomingMessage) => false;
  let muda = (_caminho: string, corpo: Buffer) => corpo;

  const servidor = createServer((pedido, resposta) => {
    if (cortada) return void pedido.socket.destroy();
    // Whole and unpacked: only so can an answer be changed.
    const { 'if-none-match': _a, 'if-modified-since': _b, ...outros } = pedido.headers;
    const headers = { ...outros, 'accept-encoding': 'identity' };
    const adiante = request(
      { host: alvo.hostname, port: alvo.port, path: pedido.url, method: pedido.method, headers },
      (vinda) => void entregar(pedido, vinda, resposta),
    );
    adiante.on('error', () => pedido.socket.destroy());
    pedido.pipe(adiante);
  });

  async function entregar(pedido: IncomingMessage, vinda: IncomingMessage, resposta: ServerResponse): Promise<void> {
    const partes: Buffer[] = [];
    for await (const parte of vinda) partes.push(parte);
    if (cortada || perde(pedido)) return void pedido.socket.destroy();
    const corpo = muda(pedido.url ?? '', Buffer.concat(partes));
    const { 'transfer-encoding': _, ...cabecalhos } = vinda.headers;
    resposta.writeHead(vinda.statusCode ?? 502, { ...cabecalhos, 'content-length': corpo.length });
    resposta.end(corpo);
  }

  servidor.on('connection', (socket) => {
    abertos.add(socket);
    socket.on('close', () => abertos.delete(socket));
  });
  await new Promise<void>((pronto) => servidor.listen(0, 'localhost', pronto));

  return {
    url: `http://localhost:${(servidor.address() as AddressInfo).port}`,
    cortar() {
      cortada = true;
      for (const socket of abertos) socket.destroy();
    },
    voltar() {
      cortada = false;
    },
    perderResposta(quais: (pedido: IncomingMessage) => boolean) {
      perde = quais;
    },
    mudarRespostas(como: (caminho: string, corpo: Buffer) => Buffer) {
      muda = como;
    },
    desligar() {
      for (const socket of abertos) socket.destroy();
      servidor.close();
    },
  };
}

export type Rede = Awaited<ReturnType<typeof estenderRede>>;
