import { ambiente } from './ambiente';
import { SEGREDOS } from './ler-segredos';

const AJUSTES = Object.keys(ambiente.shape);
const ARQUIVOS = SEGREDOS.map((nome) => `${nome}_FILE`);
const CONHECIDOS = [...AJUSTES, ...ARQUIVOS];
const SABIDOS = new Set(CONHECIDOS);

/** Kubernetes says these of every service of a namespace, and one may be called `database-read`. */
const DE_UM_SERVICO =
  /_(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT(?:_\d+_(?:TCP|UDP|SCTP)(?:_(?:PROTO|PORT|ADDR))?)?)$/;
/** Of these others make names too: only what is nearly one of ours is a mistake. */
const TAMBEM_DE_OUTROS = /^(?:GOOGLE|FACEBOOK|OTEL)_/;
/** What begins like this is nobody else's: `DATABASE_POOL_MAX` would be obeyed by nothing. */
const FAMILIAS = [
  ...new Set(
    AJUSTES.filter((nome) => nome.split('_').length > 2 && !TAMBEM_DE_OUTROS.test(nome)).map((nome) =>
      nome.slice(0, nome.lastIndexOf('_') + 1),
    ),
  ),
];

/** As many mistakes as a name of this length carries and is still recognized; of HOST and PORT too many others are near. */
const tolerados = (tamanho: number) => (tamanho < 6 ? 0 : tamanho < 10 ? 1 : 2);

/** Letters that are missing, too many, wrong, or in each other's place. */
function enganos(um: string, outro: string): number {
  let antes: number[] = [];
  let linha = Array.from({ length: outro.length + 1 }, (_, j) => j);
  for (let i = 1; i <= um.length; i++) {
    const nova = [i];
    for (let j = 1; j <= outro.length; j++) {
      const igual = um[i - 1] === outro[j - 1] ? 0 : 1;
      const trocadas = i > 1 && j > 1 && um[i - 1] === outro[j - 2] && um[i - 2] === outro[j - 1];
      nova[j] = Math.min(
        (linha[j] ?? 0) + 1,
        (nova[j - 1] ?? 0) + 1,
        (linha[j - 1] ?? 0) + igual,
        trocadas ? (antes[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [antes, linha] = [linha, nova];
  }
  return linha[outro.length] ?? 0;
}

/** `DATABASE_SSL` is two letters from `DATABASE_URL`, and another word: a short one carries one mistake. */
function perto(nome: string, conhecido: string): boolean {
  const quantos = enganos(nome, conhecido);
  if (quantos === 1 && [...nome].sort().join() === [...conhecido].sort().join()) return true;
  if (quantos > tolerados(conhecido.length)) return false;
  const [palavras, certas] = [nome.split('_'), conhecido.split('_')];
  if (palavras.length !== certas.length) return true;
  return palavras.every((palavra, n) => enganos(palavra, certas[n] ?? '') <= ((certas[n]?.length ?? 0) < 5 ? 1 : 2));
}

/** Which setting a name was meant to be; undefined: the name is somebody else's, or right. */
function pretendido(nome: string): string | undefined {
  if (SABIDOS.has(nome)) return undefined;
  const alto = nome.toUpperCase();
  const [maisPerto] = CONHECIDOS.filter(
    (conhecido) => Math.abs(alto.length - conhecido.length) <= 2 && perto(alto, conhecido),
  ).sort((a, b) => enganos(alto, a) - enganos(alto, b));
  // csh and others have `host` and `mail` of their own.
  if (maisPerto) return alto === maisPerto && alto.length < 6 ? undefined : maisPerto;
  if (DE_UM_SERVICO.test(nome)) return undefined;
  const familia = FAMILIAS.filter((comeco) => nome.startsWith(comeco)).sort((a, b) => b.length - a.length)[0];
  if (!familia) return undefined;
  return AJUSTES.filter((a) => a.startsWith(familia)).sort((a, b) => enganos(nome, a) - enganos(nome, b))[0];
}

function frase(nome: string): string | undefined {
  const proprio = nome.endsWith('_FILE') ? nome.slice(0, -'_FILE'.length) : '';
  if (proprio.includes('_') && AJUSTES.includes(proprio) && !SABIDOS.has(nome))
    return `${nome} não existe: ${proprio} não é segredo, e só vale na própria variável`;
  const certo = pretendido(nome);
  return certo && `${nome} não existe; quis dizer ${certo}?`;
}

/** What was written nearly like a setting, and would be obeyed by nobody: one sentence each. */
export function nomesTrocados(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(env)
    .filter((nome) => env[nome] !== undefined)
    .sort()
    .map(frase)
    .filter((dita) => dita !== undefined);
}

/** `NODE_EVN=production` is production too, as whoever wrote it believes. */
export const eraProducao = (env: NodeJS.ProcessEnv): boolean =>
  Object.keys(env).some(
    (nome) => env[nome] === 'production' && (nome === 'NODE_ENV' || pretendido(nome) === 'NODE_ENV'),
  );
