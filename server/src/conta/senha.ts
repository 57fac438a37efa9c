import { hash, verify } from '@node-rs/argon2';
import { Recusa } from '../http/recusa';

// Argon2id is the library's default algorithm; 19 MiB takes about 50 ms of a core.
const PARAMETROS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AO_MESMO_TEMPO = 2;
const NA_FILA = 40;

let correndo = 0;
const fila: (() => void)[] = [];

/** Two at once, a short queue, then 429: logins must not starve everything else. */
async function comVez<T>(acao: () => Promise<T>): Promise<T> {
  if (correndo >= AO_MESMO_TEMPO) {
    if (fila.length >= NA_FILA) throw new Recusa('MUITAS_TENTATIVAS', { aguarde: 5 });
    await new Promise<void>((seguir) => fila.push(seguir));
  } else {
    correndo++;
  }
  try {
    return await acao();
  } finally {
    const proxima = fila.shift();
    if (proxima) proxima();
    else correndo--;
  }
}

export function resumirSenha(senha: string): Promise<string> {
  return comVez(() => hash(senha, PARAMETROS));
}

let deNinguem: Promise<string> | undefined;

/** Does the same work whether or not there is anybody with that e-mail. */
export async function conferirSenha(guardada: string | null | undefined, senha: string): Promise<boolean> {
  deNinguem ??= hash('senha de ninguém', PARAMETROS);
  const referencia = guardada ?? (await deNinguem);
  const confere = await comVez(() => verify(referencia, senha));
  return confere && Boolean(guardada);
}
