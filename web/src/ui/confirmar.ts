import { criarEstado } from '../lib/estado';

export type Pergunta = {
  titulo: string;
  texto?: string;
  confirmar?: string;
  cancelar?: string;
  /** What cannot be undone is confirmed in red. */
  perigo?: boolean;
};

/** `saiu`: the screen that asked is gone. It counts as a no, and there is nowhere left to react. */
export type RespostaDaPergunta = 'sim' | 'nao' | 'saiu';

export type PerguntaAberta = Pergunta & { responder: (sim: boolean) => void; abandonar: () => void };

const aberta = criarEstado<PerguntaAberta | null>(null);
export const { ler: perguntaAberta, assinar: assinarPergunta } = aberta;

/** `if (await confirmar({ titulo: 'Tem certeza que deseja deletar?' })) …` */
export async function confirmar(pergunta: Pergunta): Promise<boolean> {
  return (await perguntar(pergunta)) === 'sim';
}

/** For who does something on a no, too. */
export function perguntar(pergunta: Pergunta): Promise<RespostaDaPergunta> {
  aberta.ler()?.responder(false);
  return new Promise((resolve) => {
    const fechar = (resposta: RespostaDaPergunta) => {
      aberta.trocar(null);
      resolve(resposta);
    };
    aberta.trocar({
      ...pergunta,
      responder: (sim) => fechar(sim ? 'sim' : 'nao'),
      abandonar: () => fechar('saiu'),
    });
  });
}
