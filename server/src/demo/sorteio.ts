/** A small repeatable draw: the demonstration is the same on every machine. */
export function sorteio(semente: number) {
  let estado = semente;
  const entre0e1 = () => {
    estado = (Math.imul(estado, 1_664_525) + 1_013_904_223) >>> 0;
    return estado / 2 ** 32;
  };
  return {
    inteiro: (de: number, ate: number) => de + Math.floor(entre0e1() * (ate - de + 1)),
    chance: (probabilidade: number) => entre0e1() < probabilidade,
    um<T>(opcoes: readonly T[]): T {
      const opcao = opcoes[Math.floor(entre0e1() * opcoes.length)];
      if (opcao === undefined) throw new Error('sorteio sem opções');
      return opcao;
    },
  };
}
export type Sorteio = ReturnType<typeof sorteio>;
