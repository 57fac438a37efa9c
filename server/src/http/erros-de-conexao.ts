import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { CodigoDeErro } from '@indica-bem/domain/erros';
import { Recusa } from '../nucleo/recusa';

const DO_NODE: Record<string, CodigoDeErro> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'TEMPO_ESGOTADO',
  HPE_HEADER_OVERFLOW: 'CABECALHOS_GRANDES',
};

/** What cannot be read as a request, or does not arrive in time, has no request to answer: written on the line itself. */
export function responderNaConexao(erro: Error & { code?: string }, socket: Socket): void {
  if (erro.code === 'ECONNRESET' || socket.destroyed) return;
  const recusa = new Recusa(DO_NODE[erro.code ?? ''] ?? 'PEDIDO_ILEGIVEL');
  const corpo = JSON.stringify(recusa.corpo);
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${recusa.status} ${STATUS_CODES[recusa.status]}`,
        `Content-Type: ${recusa.midia}`,
        `Content-Length: ${Buffer.byteLength(corpo)}`,
        'Cache-Control: no-store',
        'Connection: close',
        '',
        corpo,
      ].join('\r\n'),
    );
  // After what was written has left.
  socket.destroySoon();
}
