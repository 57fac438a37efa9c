import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { enderecoDoLimite } from '../../nucleo/endereco-do-limite';
import { portao } from '../../nucleo/portao';

// Argon2id is the library's default algorithm; 19 MiB takes about 50 ms of a core.
const PARAMETROS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A core is left to everything else: logins must not starve it. Thirty in line are a second and a half. */
const comVez = portao({ aoMesmoTempo: Math.max(1, availableParallelism() - 1), naFila: 30 });

/** `endereco`: whose turn it is; addresses take turns. */
export function resumirSenha(senha: string, endereco = ''): Promise<string> {
  return comVez(() => hash(senha, PARAMETROS), enderecoDoLimite(endereco));
}

let deNinguem: Promise<string> | undefined;

/** Does the same work whether or not there is anybody with that e-mail. */
export async function conferirSenha(
  guardada: string | null | undefined,
  senha: string,
  endereco: string,
): Promise<boolean> {
  deNinguem ??= hash('senha de ninguém', PARAMETROS);
  const referencia = guardada ?? (await deNinguem);
  // What is kept and is no digest opens nothing; it is no reason to fail either.
  const confere = await comVez(() => verify(referencia, senha).catch(() => false), enderecoDoLimite(endereco));
  return confere && Boolean(guardada);
}
