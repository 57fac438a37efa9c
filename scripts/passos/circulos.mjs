/** The circles among files that import each other, each as the files in it. `importados`: file → those it imports. */
export function circulosDe(importados) {
  const visto = new Map();
  const pilha = [];
  const circulos = [];
  const visitar = (arquivo) => {
    const eu = { ordem: visto.size, alcanca: visto.size, naPilha: true };
    visto.set(arquivo, eu);
    pilha.push(arquivo);
    for (const outro of importados.get(arquivo) ?? []) {
      const dele = visto.get(outro) ?? visitar(outro);
      if (dele.naPilha) eu.alcanca = Math.min(eu.alcanca, dele.alcanca);
    }
    if (eu.alcanca === eu.ordem) {
      const juntos = pilha.splice(pilha.indexOf(arquivo));
      for (const um of juntos) visto.get(um).naPilha = false;
      if (juntos.length > 1) circulos.push(juntos);
    }
    return eu;
  };
  for (const arquivo of importados.keys()) if (!visto.has(arquivo)) visitar(arquivo);
  return circulos;
}
