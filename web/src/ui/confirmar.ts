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

let aberta: PerguntaAberta | null = null;
const ouvintes = new Set<() => void>();

/** `if (await confirmar({ titulo: 'Tem certeza que deseja deletar?' })) …` */
export async function confirmar(pergunta: Pergunta): Promise<boolean> {
  return (await perguntar(pergunta)) === 'sim';
}

/** For who does something on a no, too. */
export function perguntar(pergunta: Pergunta): Promise<RespostaDaPergunta> {
  aberta?.responder(false);
  return new Promise((resolve) => {
    const fechar = (resposta: RespostaDaPergunta) => {
      abrir(null);
      resolve(resposta);
    };
    abrir({
      ...pergunta,
      responder: (sim) => fechar(sim ? 'sim' : 'nao'),
      abandonar: () => fechar('saiu'),
    });
  });
}

export function perguntaAberta(): PerguntaAberta | null {
  return aberta;
}

export function assinarPergunta(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}

function abrir(pergunta: PerguntaAberta | null): void {
  aberta = pergunta;
  for (const ouvinte of ouvintes) ouvinte();
}
