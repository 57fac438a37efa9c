import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const MEMORIA = '/dev/shm';
const GB = 2 ** 30;
/** Seen there at a time: a third of one. */
const CABE = 4 * GB;
const SOBRA = 8 * GB;

/**
 * Where the tests put their databases. Each file of tests has one of its own, a thousand files that live for seconds: on
 * a disk, making and removing them is a sixth of the run. In memory where there is plenty; who says TMPDIR decides.
 */
export function ondeEscrever(maquina = verMaquina()) {
  const { dita, montagem, cabe, memoria } = maquina;
  const serve = montagem?.tipo === 'tmpfs' && !montagem.opcoes.includes('noexec');
  return !dita && serve && cabe >= CABE && memoria >= SOBRA ? MEMORIA : dita || tmpdir();
}

function verMaquina() {
  return {
    dita: process.env.TMPDIR,
    ...tentar(() => {
      accessSync(MEMORIA, constants.W_OK);
      const { bavail, bsize } = statfsSync(MEMORIA);
      // A container's limit is not in what the machine has free; a machine without one has a very large number, or none.
      const limite = process.constrainedMemory() || Number.POSITIVE_INFINITY;
      return {
        montagem: lerMontagem(readFileSync('/proc/mounts', 'utf8')),
        cabe: bavail * bsize,
        memoria: Math.min(freemem(), limite),
      };
    }),
  };
}

/** The last one counts: it lies over the others. */
export function lerMontagem(montagens) {
  const linhas = montagens.split('\n').map((linha) => linha.split(' '));
  const [, , tipo, opcoes] = linhas.findLast(([, onde]) => onde === MEMORIA) ?? [];
  return tipo && { tipo, opcoes: opcoes.split(',') };
}

function tentar(olhar) {
  try {
    return olhar();
  } catch {
    // Not a Linux, or not ours to write to.
    return {};
  }
}
