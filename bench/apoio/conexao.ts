import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const FIM_DO_CABECALHO = '\r\n\r\n';

/** One kept connection with one request at a time on it, read by hand: the load shares its cores with what it measures. */
export class Conexao {
  readonly #socket: Socket;
  readonly #aoResponder: (conexao: Conexao) => void;
  readonly #aoFalhar: (erro: Error) => void;
  #comeco: Buffer | undefined;
  /** Bytes of the body still to come; undefined while the header is not whole. */
  #faltam: number | undefined;

  private constructor(socket: Socket, aoResponder: (conexao: Conexao) => void, aoFalhar: (erro: Error) => void) {
    this.#socket = socket;
    this.#aoResponder = aoResponder;
    this.#aoFalhar = aoFalhar;
    socket.setNoDelay(true);
    socket.on('data', (pedaco) => this.#receber(pedaco));
    socket.on('error', aoFalhar);
    socket.on('close', () => aoFalhar(new Error('a conexão foi fechada')));
  }

  static async abrir(
    porta: number,
    aoResponder: (conexao: Conexao) => void,
    aoFalhar: (erro: Error) => void,
  ): Promise<Conexao> {
    const socket = connect(porta, '127.0.0.1');
    await once(socket, 'connect');
    return new Conexao(socket, aoResponder, aoFalhar);
  }

  enviar(pedido: Buffer): void {
    this.#socket.write(pedido);
  }

  fechar(): void {
    this.#socket.removeAllListeners('close');
    this.#socket.destroy();
  }

  #receber(pedaco: Buffer): void {
    this.#faltam = this.#faltam === undefined ? this.#lerCabecalho(pedaco) : this.#faltam - pedaco.length;
    if (this.#faltam !== 0) return;
    this.#faltam = undefined;
    this.#aoResponder(this);
  }

  #lerCabecalho(pedaco: Buffer): number | undefined {
    const junto = this.#comeco ? Buffer.concat([this.#comeco, pedaco]) : pedaco;
    const fim = junto.indexOf(FIM_DO_CABECALHO);
    this.#comeco = fim === -1 ? junto : undefined;
    if (fim === -1) return undefined;
    const cabecalho = junto.toString('latin1', 0, fim);
    const tamanho = /\r\ncontent-length: (\d+)/i.exec(cabecalho)?.[1];
    if (!cabecalho.startsWith('HTTP/1.1 200') || tamanho === undefined)
      this.#aoFalhar(new Error(junto.toString('utf8').slice(0, 2000)));
    return fim + FIM_DO_CABECALHO.length + Number(tamanho ?? 0) - junto.length;
  }
}
