const terminal = process.stdout.isTTY;
const INTERVALO_MS = terminal ? 1_000 : 10_000;

/** phrase → when it began; Map keeps the order in which the work started. */
const emCurso = new Map();
setInterval(mostrar, INTERVALO_MS).unref();

export const segundos = (desde) => `${((Date.now() - desde) / 1000).toFixed(1).replace('.', ',')} s`;

/** Prints a line above whatever progress is being shown. */
export function linha(texto) {
  apagar();
  console.log(texto);
  if (terminal) mostrar();
}

/** While the work lasts, says so with the seconds: a silent minute looks like a hang. */
export async function comProgresso(frase, trabalho, { anunciar = true } = {}) {
  emCurso.set(frase, Date.now());
  if (terminal) mostrar();
  else if (anunciar) console.log(`${frase}…`);
  try {
    return await trabalho();
  } finally {
    emCurso.delete(frase);
    apagar();
  }
}

function mostrar() {
  const [primeira] = emCurso.values();
  if (!primeira) return;
  const passados = Math.round((Date.now() - primeira) / 1000);
  const texto = `${[...emCurso.keys()].join(', ')}… ${passados} s`;
  if (terminal) process.stdout.write(`\r\x1b[K${texto.slice(0, (process.stdout.columns || 80) - 1)}`);
  else console.log(texto);
}

function apagar() {
  if (terminal) process.stdout.write('\r\x1b[K');
}
