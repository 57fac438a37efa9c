import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export type ReleDeTeste = {
  url: string;
  porta: number;
  /** Whom the accepted mails were for, in their order. */
  recebidos: string[];
  /** With these numbers instead of yes, by recipient. */
  recusas: Map<string, number>;
  /** Mails whose answer waits, and the most there were at once. */
  emMaos: { agora: number; maximo: number };
  /** From here on no mail is answered until `soltar`. */
  segurar(): void;
  soltar(): void;
  fechar(): Promise<void>;
};

/** A mail relay on this machine, spoken to as any other. `demora`: how long it takes for each mail. */
export async function abrirRele({ porta = 0, demora = 0 } = {}): Promise<ReleDeTeste> {
  const recebidos: string[] = [];
  const recusas = new Map<string, number>();
  const emMaos = { agora: 0, maximo: 0 };
  let solto: Promise<void> = Promise.resolve();
  let soltar: () => void = () => undefined;
  const servidor = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _sessao, pronto) => {
      const responseCode = recusas.get(address);
      return responseCode ? pronto(Object.assign(new Error('no'), { responseCode })) : pronto();
    },
    onData: (fluxo, { envelope }, pronto) => {
      emMaos.maximo = Math.max(emMaos.maximo, ++emMaos.agora);
      fluxo.resume();
      fluxo.on('end', async () => {
        if (demora) await new Promise((ok) => setTimeout(ok, demora));
        await solto;
        emMaos.agora--;
        recebidos.push(envelope.rcptTo[0]?.address ?? '');
        pronto();
      });
    },
  });
  servidor.on('error', () => undefined);
  servidor.listen(porta, '127.0.0.1');
  await once(servidor.server, 'listening');
  const endereco = servidor.server.address();
  const dela = typeof endereco === 'object' ? (endereco?.port ?? 0) : 0;
  return {
    ...{ url: `smtp://127.0.0.1:${dela}`, porta: dela, recebidos, recusas, emMaos },
    segurar() {
      solto = new Promise((ok) => {
        soltar = ok;
      });
    },
    soltar: () => soltar(),
    fechar: () => new Promise((ok) => servidor.close(() => ok())),
  };
}
