/** How one part of a search is read from an address (`''`: it is not there) and written (`''`: left out). */
export type Parte<T> = { nome: string; ler: (texto: string) => T; escrever: (valor: T) => string };

/** How a list reads its filters from the address and writes them there; what is usual is not written. */
export type Endereco<F> = {
  ler: (params: URLSearchParams) => F;
  escrever: (filtros: F) => URLSearchParams;
};

/** One codec from its parts: `noEndereco<Filtros>({ busca: texto('busca'), tipo: umDe('tipo', TIPOS, null) })`. */
export function noEndereco<F extends object>(partes: { [K in keyof F]-?: Parte<F[K]> }): Endereco<F> {
  const todas = Object.entries(partes) as [keyof F, Parte<F[keyof F]>][];
  return {
    ler: (params) =>
      Object.fromEntries(todas.map(([campo, { nome, ler }]) => [campo, ler(params.get(nome) ?? '')])) as F,
    escrever: (filtros) => {
      const escritos = todas.map(([campo, { nome, escrever }]) => [nome, escrever(filtros[campo])] as [string, string]);
      return new URLSearchParams(escritos.filter(([, valor]) => valor !== ''));
    },
  };
}

export const texto = (nome: string): Parte<string> => ({
  nome,
  ler: (lido) => lido.trim(),
  escrever: (valor) => valor.trim(),
});

/** One of these, or the usual; what is none of them is read as the usual. `escrito`: as the address spells it. */
export const umDe = <const T extends string, const U extends string | null | undefined>(
  nome: string,
  opcoes: readonly T[],
  usual: U,
  escrito: (opcao: T) => string = (opcao) => opcao,
): Parte<T | U> => ({
  nome,
  ler: (lido) => opcoes.find((opcao) => escrito(opcao) === lido) ?? usual,
  escrever: (valor) => (valor === usual || !valor ? '' : escrito(valor as T)),
});

/** `?ordem=-nome`; the usual one, the first of them, is not written. */
export const ordemNoEndereco = <const O extends string>(ordens: readonly [O, ...O[]]): Parte<O> =>
  umDe('ordem', ordens, ordens[0]);

/** `?so=vigentes`: there or not. */
export const marcado = (nome: string, como: string): Parte<boolean> => ({
  nome,
  ler: (lido) => lido === como,
  escrever: (valor) => (valor ? como : ''),
});
