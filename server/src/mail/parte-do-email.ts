/** Reads back the e-mails we write ourselves: enough MIME for nodemailer's output, no more. */
export function parteDoEmail(bruto: string): { assunto: string; para: string; texto: string; html: string } {
  const { cabecalhos, corpo } = separar(bruto);
  const partes = partesDe({ cabecalhos, corpo });
  const conteudo = (tipo: string) => {
    const parte = partes.find((p) => p.cabecalhos.get('content-type')?.startsWith(tipo));
    return parte ? decodificar(parte.corpo, parte.cabecalhos.get('content-transfer-encoding') ?? '') : '';
  };
  return {
    assunto: decodificarCabecalho(cabecalhos.get('subject') ?? ''),
    para: decodificarCabecalho(cabecalhos.get('to') ?? ''),
    texto: conteudo('text/plain'),
    html: conteudo('text/html'),
  };
}

type Parte = ReturnType<typeof separar>;

/** With a file, what is to be read stands one level deeper. */
function partesDe({ cabecalhos, corpo }: Parte): Parte[] {
  const limite = /boundary="?([^";]+)"?/.exec(cabecalhos.get('content-type') ?? '')?.[1];
  if (!limite) return [];
  const partes = corpo.split(`--${limite}`).map((parte) => separar(parte.replace(/^\r?\n/, '')));
  return partes.flatMap((parte) => [parte, ...partesDe(parte)]);
}

function separar(bruto: string) {
  const fim = /\r?\n\r?\n/.exec(bruto);
  const topo = bruto.slice(0, fim?.index ?? 0).replace(/\r?\n[ \t]+/g, ' ');
  const pares = topo.split(/\r?\n/).map((linha) => {
    const doisPontos = linha.indexOf(':');
    return [linha.slice(0, doisPontos).toLowerCase(), linha.slice(doisPontos + 1).trim()] as const;
  });
  return { cabecalhos: new Map(pares), corpo: fim ? bruto.slice(fim.index + fim[0].length) : '' };
}

function decodificar(corpo: string, codificacao: string): string {
  if (codificacao === 'base64') return Buffer.from(corpo, 'base64').toString();
  if (codificacao === 'quoted-printable') return deQuotedPrintable(corpo.replace(/=\r?\n/g, ''));
  return corpo;
}

const deQuotedPrintable = (texto: string) =>
  Buffer.from(
    texto.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

const decodificarCabecalho = (texto: string) =>
  texto
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, modo: string, valor: string) =>
      modo.toLowerCase() === 'b'
        ? Buffer.from(valor, 'base64').toString()
        : deQuotedPrintable(valor.replaceAll('_', ' ')),
    );
