import { recusarCampo } from '../../nucleo/recusa';

/** `numero`: the line of the file on which it ends. */
export type Linha = { numero: number; conteudo: string[] };
export type Separador = ';' | ',';
/** Takes the text piece by piece, wherever it was cut, and gives the rows that each of them ends. */
export type Divisor = { dar(texto: string): Linha[]; acabar(): Linha[] };

/** Of a row: quotes that are never closed would take the rest of the file for one cell. */
const LETRAS_NO_MAXIMO = 64 * 1024;
/** Empty cells have no letters: millions of them would be held at once. */
const CELULAS_NO_MAXIMO = 10_000;

/**
 * Rows of cells without the spaces around them, and none for a line that is blank. Lines end with LF, CRLF or CR. A cell in
 * quotes holds separators, ends of lines and doubled quotes; quotes within a text are letters like any other.
 * Our own, and small: parsers of the kind build an error for each row that is shorter than the header.
 */
export function abrirDivisor(separador: Separador, linhasAntes = 0): Divisor {
  const especial = separador === ';' ? /[;"\r\n]/g : /[,"\r\n]/g;
  let prontas: Linha[] = [];
  let numero = linhasAntes + 1;
  let conteudo: string[] = [];
  let celula = '';
  let letras = 0;
  /** Of quotes. `fechada`: one more of them, at once, is a letter; `depois`: there were spaces, and nothing but the end may come. */
  let entre: 'fora' | 'dentro' | 'fechada' | 'depois' = 'fora';
  let depoisDeCr = false;

  function juntar(trecho: string): void {
    celula += trecho;
    letras += trecho.length;
    if (letras > LETRAS_NO_MAXIMO || conteudo.length > CELULAS_NO_MAXIMO) {
      throw recusar(`Perto da linha ${numero} há um texto longo demais: confira as aspas`);
    }
  }

  function fecharCelula(): void {
    conteudo.push(celula.trim());
    juntar('');
    [celula, entre] = ['', 'fora'];
  }

  function fecharLinha(): void {
    letras = 0;
    if (conteudo.length === 0 && celula === '' && entre === 'fora') return;
    fecharCelula();
    if (conteudo.some(Boolean)) prontas.push({ numero, conteudo });
    conteudo = [];
  }

  function abrirAspas(): void {
    if (entre === 'depois') throw recusar(DEPOIS_DAS_ASPAS(numero));
    if (celula.trim()) juntar('"');
    else [celula, entre] = ['', 'dentro'];
  }

  /** From `i`, inside quotes; says where it goes on. */
  function guardar(texto: string, i: number): number {
    const aspas = texto.indexOf('"', i);
    const trecho = texto.slice(i, aspas < 0 ? undefined : aspas);
    const cortada = celula.endsWith('\r') && trecho.startsWith('\n');
    juntar(trecho);
    numero += quebrasEm(cortada ? trecho.slice(1) : trecho);
    if (aspas < 0) return texto.length;
    entre = 'fechada';
    return aspas + 1;
  }

  function dividir(texto: string): void {
    let i = 0;
    while (i < texto.length) {
      if (entre === 'dentro') {
        i = guardar(texto, i);
        continue;
      }
      if (entre === 'fechada' && texto[i] === '"') {
        juntar('"');
        [entre, i] = ['dentro', i + 1];
        continue;
      }
      especial.lastIndex = i;
      const onde = especial.exec(texto)?.index ?? texto.length;
      const trecho = texto.slice(i, onde);
      if (entre === 'fora') juntar(trecho);
      else if (trecho.trim()) throw recusar(DEPOIS_DAS_ASPAS(numero));
      else if (trecho) entre = 'depois';
      const letra = texto[onde];
      i = onde + 1;
      if (letra === '"') abrirAspas();
      else if (letra === separador) fecharCelula();
      else if (letra !== undefined) {
        fecharLinha();
        numero += 1;
        if (letra === '\r' && texto[i] === '\n') i += 1;
        depoisDeCr = letra === '\r' && i === texto.length;
      }
    }
  }

  function levar(): Linha[] {
    const levadas = prontas;
    prontas = [];
    return levadas;
  }

  return {
    dar(texto) {
      const resto = depoisDeCr && texto[0] === '\n' ? texto.slice(1) : texto;
      if (texto) depoisDeCr = false;
      dividir(resto);
      return levar();
    },
    acabar() {
      if (entre === 'dentro') throw recusar('Há aspas abertas e não fechadas no arquivo: confira o texto entre aspas');
      fecharLinha();
      return levar();
    },
  };
}

const recusar = (motivo: string) => recusarCampo('arquivo', motivo);
const DEPOIS_DAS_ASPAS = (numero: number) =>
  `Perto da linha ${numero} há texto depois das aspas fechadas: confira as aspas`;
const quebrasEm = (trecho: string) => trecho.match(/\r\n|\r|\n/g)?.length ?? 0;
