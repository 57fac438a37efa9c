import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { confiancaEm } from '../config/proxies';
import { enderecoDoLimite } from '../nucleo/endereco-do-limite';

/** So many open connections per address, and no more. A trusted proxy brings everybody's: those are its own to limit. */
export function limitarConexoes(app: FastifyInstance, config: Config): void {
  const { limites, conexoesPorEndereco: maximo, proxies } = config;
  if (!limites || maximo === 0) return;
  const ehProxy = confiancaEm(proxies);
  const abertas = new Map<string, number>();
  const avisados = new Set<string>();

  app.server.on('connection', (socket: Socket) => {
    const endereco = socket.remoteAddress ?? '';
    if (ehProxy(endereco, 0)) return;
    const chave = enderecoDoLimite(endereco);
    const quantas = abertas.get(chave) ?? 0;
    if (quantas >= maximo) {
      // Once until it lets go of all: refusing must not cost more than asking.
      if (!avisados.has(chave)) app.log.warn({ endereco, maximo }, 'conexões demais de um endereço');
      avisados.add(chave);
      socket.destroy();
      return;
    }
    abertas.set(chave, quantas + 1);
    socket.once('close', () => {
      const restam = (abertas.get(chave) ?? 1) - 1;
      if (restam > 0) return void abertas.set(chave, restam);
      abertas.delete(chave);
      avisados.delete(chave);
    });
  });
}
