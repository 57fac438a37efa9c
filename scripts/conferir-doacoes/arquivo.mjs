import { createReadStream, readFileSync, statSync } from 'node:fs';
import { NaoDeu } from './dizer.mjs';
import { lerNota } from './marco.mjs';

/** First line: what was read besides the leaves, as JSON. Then the leaves, one a line, letter by letter. */
export const COPIA = 'indicabem/doacoes/copia/1';
const MAIOR_COMPROVANTE = 1_000_000;

/** A copy (its header, and its leaves yet to be read), a tutor's receipt, or a signed marco alone. */
export async function lerArquivo(arquivo) {
  const linhas = lerLinhas(arquivo);
  const { value: [primeira = '', ...outras] = [] } = await linhas.next();
  const cabecalho = emJson(primeira);
  if (cabecalho?.formato === COPIA) return { cabecalho, paginas: comecandoPor(outras, linhas) };
  const texto = statSync(arquivo).size < MAIOR_COMPROVANTE ? readFileSync(arquivo, 'utf8') : '';
  const comprovante = emJson(texto);
  if (comprovante?.sal && comprovante.marco) return { comprovante };
  const nota = lerNota(texto);
  if (nota) return { marco: { ...nota, nota: texto, chave: nota.assinaturas[0].chave } };
  throw new NaoDeu(`${arquivo} não é uma cópia, nem um comprovante, nem um marco; ou está cortado.`);
}

/** Some at a time; by bytes, since only a line feed ends a line here. */
async function* lerLinhas(arquivo) {
  const pedacos = [];
  for await (const pedaco of createReadStream(arquivo)) {
    const fim = pedaco.lastIndexOf(10);
    if (fim === -1) pedacos.push(pedaco);
    else {
      yield Buffer.concat([...pedacos.splice(0), pedaco.subarray(0, fim)])
        .toString('utf8')
        .split('\n');
      pedacos.push(pedaco.subarray(fim + 1));
    }
  }
  const resto = Buffer.concat(pedacos).toString('utf8');
  if (resto !== '') yield [resto];
}

async function* comecandoPor(primeiras, outras) {
  yield primeiras;
  yield* outras;
}

function emJson(texto) {
  try {
    return JSON.parse(texto);
  } catch {
    return null;
  }
}
