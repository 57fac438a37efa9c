import { createInterface } from 'node:readline/promises';
import { comandar } from './comandos';

/** From a person, without showing it; from a pipe, the first line. */
async function perguntarSenha(): Promise<string> {
  const terminal = process.stdin.isTTY;
  if (terminal) process.stdout.write('Senha (ao menos 12 caracteres): ');
  const leitor = createInterface({ input: process.stdin, terminal });
  try {
    return await new Promise<string>((ok) => {
      leitor.once('line', ok);
      leitor.once('close', () => ok(''));
    });
  } finally {
    leitor.close();
    if (terminal) process.stdout.write('\n');
  }
}

comandar(process.argv.slice(2), { env: process.env, perguntarSenha, avisar: console.error }).then(
  (frase) => console.log(frase),
  (erro) => {
    console.error(erro instanceof Error ? erro.message : erro);
    process.exitCode = 1;
  },
);
