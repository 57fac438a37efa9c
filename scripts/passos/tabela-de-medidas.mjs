const COMECO = '<!-- medidas: npm run bench writes from here to the end mark -->';
const FIM = '<!-- fim das medidas -->';
const CABECALHO =
  '| Program | Measured | Compared with | Value | Target | Figures | Run |\n|---|---|---|---|---|---|---|';
const COLUNAS = ['programa', 'medida', 'comparada', 'valor', 'meta', 'figuras', 'vez'];

/** What a program noted, as cells of its line. A goal that was missed is seen without reading the numbers. */
export function emCelulas(programa, { medida, comparada, valor, meta, figuras }, onde) {
  const alvo = !meta ? '' : 'min' in meta ? `≥ ${meta.min}` : `≤ ${meta.max}`;
  const numero = String(Number(valor.toPrecision(3)));
  const cumpre = !meta || ('min' in meta ? valor >= meta.min : valor <= meta.max);
  return { programa, medida, comparada, valor: cumpre ? numero : `**${numero}** ✗`, meta: alvo, figuras, onde };
}

export const perdida = ({ valor }) => valor.endsWith('✗');

/** The lines of one program in the place of its lines of before, whatever they were called; the others stay as they are. */
export function juntar(antigas, programa, novas) {
  const lugar = antigas.findIndex((linha) => linha.programa === programa);
  const outras = antigas.filter((linha) => linha.programa !== programa);
  return lugar === -1 ? [...outras, ...novas] : outras.toSpliced(lugar, 0, ...novas);
}

/** The lines between the marks of a document, each with the run it is of. */
export function lerTabela(documento) {
  const linhas = entreMarcas(documento).texto.split('\n');
  const vezes = new Map(linhas.map((linha) => /^- Run (\d+): (.*)$/.exec(linha)?.slice(1)).filter(Boolean));
  return linhas
    .filter((linha) => linha.startsWith('| '))
    .slice(1)
    .map((linha) => {
      const celulas = linha.split(/(?<!\\)\|/).slice(1, -1);
      const lida = Object.fromEntries(COLUNAS.map((nome, i) => [nome, desfazer(celulas[i] ?? '')]));
      const { vez, ...resto } = lida;
      return { ...resto, onde: vezes.get(vez) ?? '' };
    });
}

/** The document with these lines between its marks, and under them what the runs were, the newest first. */
export function escreverTabela(documento, linhas) {
  const { antes, depois } = entreMarcas(documento);
  const vezes = [...new Set(linhas.map(({ onde }) => onde))].sort().reverse();
  const corpo = linhas.map(({ onde, ...celulas }) => emLinha({ ...celulas, vez: String(vezes.indexOf(onde) + 1) }));
  const legenda = vezes.map((onde, i) => `- Run ${i + 1}: ${onde}`);
  return `${antes}${COMECO}\n${CABECALHO}\n${corpo.join('\n')}\n\n${legenda.join('\n')}\n${FIM}${depois}`;
}

const emLinha = (celulas) => `| ${COLUNAS.map((nome) => fazer(celulas[nome])).join(' | ')} |`;
const fazer = (celula) => celula.replaceAll('\n', ' ').replaceAll('|', '\\|');
const desfazer = (celula) => celula.trim().replaceAll('\\|', '|');

function entreMarcas(documento) {
  const [comeco, fim] = [documento.indexOf(COMECO), documento.indexOf(FIM)];
  if (comeco === -1 || fim < comeco) throw new Error('O documento não tem as duas marcas da tabela de medidas.');
  return {
    antes: documento.slice(0, comeco),
    texto: documento.slice(comeco + COMECO.length, fim),
    depois: documento.slice(fim + FIM.length),
  };
}
