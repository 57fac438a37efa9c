import { readFileSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { ARQUIVO_NO_MAXIMO } from '../areas/importacao/receber';
import { lerConfig } from './config';
import { PRAZOS } from './prazos';

const ler = (nome: string) => readFileSync(path.resolve(import.meta.dirname, '../../../deploy/proxy', nome), 'utf8');
const [nginx, haproxy, caddy] = [ler('nginx.conf'), ler('haproxy.cfg'), ler('Caddyfile')];

/** The number a file gives a setting; `s` is what the two have in common. */
function numero(texto: string, padrao: RegExp): number {
  const [, achado] = padrao.exec(texto) ?? [];
  if (!achado) throw new Error(`não há ${padrao}`);
  return Number(achado);
}

describe('as configurações de proxy que acompanham o produto', () => {
  test.each([
    ['nginx', numero(nginx, /client_max_body_size (\d+)m;/) * 1024 * 1024],
    ['haproxy', numero(haproxy, /content-length\) -m int gt (\d+)/)],
    ['Caddy', numero(caddy, /max_size (\d+)MiB/) * 1024 * 1024],
  ])('%s deixa passar o maior arquivo, com o formulário em volta, e não muito mais', (_, bytes) => {
    expect(bytes).toBeGreaterThan(ARQUIVO_NO_MAXIMO + 300_000);
    expect(bytes).toBeLessThan(ARQUIVO_NO_MAXIMO * 1.2);
  });

  test.each([
    ['nginx', numero(nginx, /keepalive_timeout (\d+)s;/)],
    ['Caddy', numero(caddy, /keepalive (\d+)s/)],
  ])('%s solta uma conexão parada antes que o produto a feche', async (_, segundos) => {
    const app = Fastify();
    expect(segundos * 1000).toBeLessThan(app.server.keepAliveTimeout);
    await app.close();
  });

  test.each([
    ['haproxy', numero(haproxy, /inter (\d+)s/) * numero(haproxy, /fall (\d+)/)],
    ['Caddy', numero(caddy, /health_interval (\d+)s/)],
  ])('%s nota a parada, com folga, antes que a instância comece a recusar', (_, segundos) => {
    expect(segundos + 2).toBeLessThan(lerConfig({}).dreno);
  });

  test.each([
    ['nginx', numero(nginx, /client_header_timeout (\d+)s;/), numero(nginx, /proxy_read_timeout (\d+)s;/)],
    ['haproxy', numero(haproxy, /timeout http-request (\d+)s/), numero(haproxy, /timeout server (\d+)s/)],
    ['Caddy', numero(caddy, /read_header (\d+)s/), numero(caddy, /response_header_timeout (\d+)s/)],
  ])('%s espera pelo cabeçalho e pela resposta o mesmo que o produto', (_, cabecalhos, total) => {
    expect([cabecalhos * 1000, total * 1000]).toEqual([PRAZOS.cabecalhos, PRAZOS.total]);
  });
});
