type Dados = Record<string, string | number>;
type Escutar = (nome: string, dados: Dados) => void;

/** What somebody who runs the product should look at: a line in the log, and a number in /api/metrics. No personal data. */
export type Avisos = {
  registrar(nome: string, dados?: Dados): void;
  aoRegistrar(escutar: Escutar): void;
  contagem(): ReadonlyMap<string, number>;
};

export function abrirAvisos(): Avisos {
  const ouvintes: Escutar[] = [];
  const vezes = new Map<string, number>();
  return {
    registrar(nome, dados = {}) {
      vezes.set(nome, (vezes.get(nome) ?? 0) + 1);
      for (const escutar of ouvintes) escutar(nome, dados);
    },
    aoRegistrar: (escutar) => void ouvintes.push(escutar),
    contagem: () => vezes,
  };
}
