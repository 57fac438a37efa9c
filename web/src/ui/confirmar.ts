export type Pergunta = {
  titulo: string;
  texto?: string;
  confirmar?: string;
  cancelar?: string;
  /** What cannot be undone is confirmed in red. */
  perigo?: boolean;
};

export type PerguntaAberta = Pergunta & { responder: (sim: boolean) => void };

let aberta: PerguntaAberta | null = null;
const ouvintes = new Set<() => void>();

/** `if (await confirmar({ titulo: 'Tem certeza que deseja deletar?' })) …` */
export function confirmar(pergunta: Pergunta): Promise<boolean> {
  aberta?.responder(false);
  return new Promise((resolve) => {
    abrir({
      ...pergunta,
      responder: (sim) => {
        abrir(null);
        resolve(sim);
      },
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
