/** Places as their outer edges: each edge directed with the place on its left, those inside of it gone. */
export function lugaresDe(pecas) {
  const porDono = new Map();
  for (const { dono, aneis } of pecas) porDono.set(dono, [...(porDono.get(dono) ?? []), ...aneis]);
  return [...porDono]
    .map(([dono, aneis]) => ({ dono, ...deFora(aneis.map(semRepetidos).filter(ehAnel).map(aEsquerda)) }))
    .filter(({ aneis }) => aneis.length > 0)
    .sort((a, b) => b.area - a.area);
}

/**
 * The borders, each once and thinned between the points where three meet, so that neighbours stay neighbours; and each place,
 * and all of them, as a walk along borders (backwards: `~n`). `soltos`: each place by itself.
 */
export function limitesDe(lugares, { desvio, ilha, soltos = false }) {
  const grandes = lugares.map(({ aneis }) => semIlhas(aneis, ilha));
  const encontros = soltos ? new Set() : ondeSeEncontram(grandes.flat());
  const arcos = [];
  const conhecidos = new Map();
  const limites = grandes.map((aneis) => aneis.map(andar));
  const contorno = soltos ? [] : semIlhas(deFora(grandes.flat()).aneis, ilha).map(andar);
  return { arcos, contorno, limites };

  function andar(anel) {
    return emArcos(anel, encontros).map((arco) => {
      const [ida, volta] = [nomeDe(arco), nomeDe(arco.toReversed())];
      if (conhecidos.has(ida)) return conhecidos.get(ida);
      if (conhecidos.has(volta)) return ~conhecidos.get(volta);
      conhecidos.set(ida, arcos.length);
      arcos.push(emPassos(afinar(arco, desvio)));
      return arcos.length - 1;
    });
  }
}

const ponto = ([x, y]) => `${x} ${y}`;
const nomeDe = (arco) => `${arco.length} ${ponto(arco[0])} ${ponto(arco[1])} ${ponto(arco.at(-1))}`;
const mesmo = (a, b) => a[0] === b[0] && a[1] === b[1];

/** Twice the area, positive when the inside is on the left. */
const areaDe = (anel) =>
  anel.reduce((soma, [x, y], i) => {
    const [outroX, outroY] = anel[(i + 1) % anel.length];
    return soma + x * outroY - outroX * y;
  }, 0);

const semRepetidos = (anel) => anel.filter((um, i) => !mesmo(um, anel[(i + 1) % anel.length]));
const ehAnel = (anel) => anel.length > 2 && areaDe(anel) !== 0;
const aEsquerda = (anel) => (areaDe(anel) < 0 ? anel.toReversed() : anel);

/** What is around these rings: an edge that is walked both ways lies inside. */
function deFora(aneis) {
  const arestas = new Map();
  for (const anel of aneis) {
    anel.forEach((de, i) => {
      const ate = anel[(i + 1) % anel.length];
      if (!arestas.delete(`${ponto(ate)}>${ponto(de)}`)) arestas.set(`${ponto(de)}>${ponto(ate)}`, [de, ate]);
    });
  }
  const seguintes = new Map();
  for (const [de, ate] of arestas.values()) seguintes.set(ponto(de), [...(seguintes.get(ponto(de)) ?? []), ate]);
  const fechados = [];
  for (const [inicio] of arestas.values()) {
    const anel = [inicio];
    for (
      let ate = seguintes.get(ponto(inicio))?.pop();
      ate && !mesmo(ate, inicio);
      ate = seguintes.get(ponto(ate))?.pop()
    )
      anel.push(ate);
    if (ehAnel(anel)) fechados.push(anel);
  }
  return { aneis: fechados, area: fechados.reduce((soma, anel) => soma + areaDe(anel), 0) };
}

/** The largest stays, whatever its size. */
function semIlhas(aneis, menor) {
  const maior = Math.max(...aneis.map(areaDe));
  return aneis.filter((anel) => areaDe(anel) === maior || Math.abs(areaDe(anel)) >= 2 * menor);
}

/** The points from which more than one line goes on. */
function ondeSeEncontram(aneis) {
  const vizinhos = new Map();
  for (const anel of aneis) {
    anel.forEach((um, i) => {
      const junto = vizinhos.get(ponto(um)) ?? new Set();
      junto.add(ponto(anel[(i + 1) % anel.length])).add(ponto(anel.at(i - 1)));
      vizinhos.set(ponto(um), junto);
    });
  }
  return new Set([...vizinhos].filter(([, juntos]) => juntos.size !== 2).map(([nome]) => nome));
}

function emArcos(anel, encontros) {
  const cortes = anel.flatMap((um, i) => (encontros.has(ponto(um)) ? [i] : []));
  // An island: it begins where it always begins, or its neighbours would not know it.
  if (cortes.length === 0) cortes.push(anel.indexOf(anel.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])[0]));
  return cortes.map((de, i) => {
    const ate = cortes[i + 1] ?? (cortes[0] ?? 0) + anel.length;
    return Array.from({ length: ate - de + 1 }, (_, n) => anel[(de + n) % anel.length]);
  });
}

/** Douglas and Peucker; a closed line is two, parted at its farthest point. */
function afinar(linha, desvio) {
  if (linha.length < 3) return linha;
  const [primeiro, ultimo] = [linha[0], linha.at(-1)];
  const longe = linha.map((um) => distancia(um, primeiro, ultimo));
  const i = longe.indexOf(Math.max(...longe));
  if (!mesmo(primeiro, ultimo) && longe[i] <= desvio) return [primeiro, ultimo];
  return [...afinar(linha.slice(0, i + 1), desvio), ...afinar(linha.slice(i), desvio).slice(1)];
}

function distancia([x, y], [ax, ay], [bx, by]) {
  const comprimento = Math.hypot(bx - ax, by - ay);
  if (comprimento === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / comprimento;
}

function emPassos(linha) {
  return linha.flatMap(([x, y], i) => (i === 0 ? [x, y] : [x - linha[i - 1][0], y - linha[i - 1][1]]));
}
