import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import copyStreams from 'pg-copy-streams';

/** What a COPY brings in. It goes as the one value of its statement, to whichever connection its transaction has. */
export class Copia {
  readonly #pedacos: AsyncIterable<string>;

  constructor(pedacos: AsyncIterable<string>) {
    this.#pedacos = pedacos;
  }

  /** Read only as fast as the database takes it. If reading fails, so does the statement, and says why. */
  async levar(conexao: ClientBase, comando: string) {
    await pipeline(Readable.from(this.#pedacos), conexao.query(copyStreams.from(comando)));
    return { command: 'COPY', rowCount: 0, rows: [] };
  }
}
