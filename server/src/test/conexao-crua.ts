import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A connection with nothing between the test and the bytes. */
export type ConexaoCrua = {
  socket: Socket;
  /** Everything the server said, once it has closed. */
  fim: Promise<string>;
  dito: () => string;
};

export async function abrirConexao(porta: number, host = '127.0.0.1'): Promise<ConexaoCrua> {
  const socket = connect(porta, host);
  let texto = '';
  socket.on('data', (parte) => (texto += parte));
  // A connection that is cut says so as an error; that it ended is what counts.
  socket.on('error', () => undefined);
  const fim = new Promise<string>((ok) => socket.on('close', () => ok(texto)));
  await new Promise<void>((ok) => socket.on('connect', ok));
  return { socket, fim, dito: () => texto };
}

export async function escutar(app: FastifyInstance, host = '127.0.0.1'): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host })).port);
}
