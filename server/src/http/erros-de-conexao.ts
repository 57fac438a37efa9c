import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { CodigoDeErro } from '@indica-bem/domain/erros';
import type { FastifyInstance } from 'fastify';
import { Recusa } from '../nucleo/recusa';
import { novoId } from './pedidos';

const DO_NODE: Record<string, CodigoDeErro> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'TEMPO_ESGOTADO',
  HPE_HEADER_OVERFLOW: 'CABECALHOS_GRANDES',
};

/** What cannot be read as a request, or does not arrive in time, has no request to answer: written on the line itself. */
export function responderNaConexao(
  this: FastifyInstance,
  erro: Error & { code?: string; requisicao?: string },
  socket: Socket,
): void {
  if (erro.code === 'ECONNRESET' || socket.destroyed) return;
  const { requisicao: reqId = novoId() } = erro;
  const recusa = new Recusa(DO_NODE[erro.code ?? ''] ?? 'PEDIDO_ILEGIVEL');
  const { codigo, status } = recusa;
  this.log.info({ reqId, status, endereco: socket.remoteAddress, recusa: codigo }, 'pedido');
  const corpo = JSON.stringify(recusa.corpo);
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        `Content-Type: ${recusa.midia}`,
        `Content-Length: ${Buffer.byteLength(corpo)}`,
        'Cache-Control: no-store',
        `X-Request-Id: ${reqId}`,
        'Connection: close',
        '',
        corpo,
      ].join('\r\n'),
    );
  // After what was written has left.
  socket.destroySoon();
}
