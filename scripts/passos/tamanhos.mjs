import { readdirSync, readFileSync } from 'node:fs';
import { naRaiz } from './raiz.mjs';

const PASTAS = ['domain/src', 'server/src', 'web/src', 'e2e', 'bench', 'faults', 'producao', 'scripts'];

const LINHAS_NO_MAXIMO = 300;
const MEDIANA = 60;
/** What a command has built while it runs. */
const FEITOS = /\/dist\//;
/** Texts of the law are as long as they are. */
const TEXTOS_LEGAIS = /^web\/src\/conta\/textos\//;

/** A file past this asks to be two; most fit a screen. */
export function conferirTamanhos() {
  const arquivos = PASTAS.flatMap((pasta) =>
    readdirSync(naRaiz(pasta), { recursive: true })
      .map((nome) => `${pasta}/${nome.replaceAll('\\', '/')}`)
      .filter((arquivo) => /\.(tsx?|mjs|css)$/.test(arquivo) && !FEITOS.test(arquivo) && !TEXTOS_LEGAIS.test(arquivo)),
  );
  const medidos = arquivos.map((arquivo) => [arquivo, readFileSync(naRaiz(arquivo), 'utf8').split('\n').length - 1]);
  const mediana = medidos.map(([, linhas]) => linhas).sort((a, b) => a - b)[Math.floor(medidos.length / 2)] ?? 0;
  return [
    ...medidos
      .filter(([, linhas]) => linhas > LINHAS_NO_MAXIMO)
      .map(([arquivo, linhas]) => `${arquivo} tem ${linhas} linhas, e o máximo são ${LINHAS_NO_MAXIMO}`),
    ...(mediana > MEDIANA ? [`a mediana dos arquivos é de ${mediana} linhas, e o máximo são ${MEDIANA}`] : []),
  ];
}
