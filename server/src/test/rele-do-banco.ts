import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Rele = {
  /** The same database, through here. */
  url: string;
  /**
   * From now on nothing passes in either direction and nobody is told: what is sent meanwhile is lost. The promise: that
   * something was.
   */
  calar(): Promise<unknown>;
  falar(): void;
  /** How many connections were opened so far. */
  abertas(): number;
  fechar(): void;
};

/** Between the product and a PostgreSQL on a unix socket: a wire that can go dead without a sound. */
export async function abrirRele(urlDoSocket: string): Promise<Rele> {
  const { pathname, searchParams } = new URL(urlDoSocket);
  const pontas = new Set<Socket>();
  let mudo = false;
  let abertas = 0;
  const perdas = new EventEmitter();
  const passar = (de: Socket, para: Socket) => {
    pontas.add(de);
    de.on('data', (parte) => (mudo ? perdas.emit('perda') : para.write(parte)));
    de.on('error', () => undefined);
    de.on('close', () => {
      pontas.delete(de);
      if (!mudo) para.destroy();
    });
  };
  const servidor = createServer({ noDelay: true }, (cliente) => {
    abertas++;
    const banco = connect(`${searchParams.get('host')}/.s.PGSQL.${searchParams.get('port')}`);
    passar(cliente, banco);
    passar(banco, cliente);
  }).listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const { port } = servidor.address() as AddressInfo;
  return {
    url: `postgresql://${searchParams.get('user')}@127.0.0.1:${port}${pathname}`,
    calar() {
      mudo = true;
      return once(perdas, 'perda');
    },
    falar() {
      mudo = false;
    },
    abertas: () => abertas,
    fechar() {
      servidor.close();
      for (const ponta of pontas) ponta.destroy();
    },
  };
}
