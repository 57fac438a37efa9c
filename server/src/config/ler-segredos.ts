import { readFileSync } from 'node:fs';

/** What nobody should see in a process list, an image or a compose file: each may come as a file, named NAME_FILE. */
export const SEGREDOS = [
  'DATABASE_URL',
  'DATABASE_MIGRATION_URL',
  'DATABASE_READ_URL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
  'SECOND_FACTOR_KEY',
  'REGISTER_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_CLIENT_SECRET',
] as const;

type Lidos = { valores: Record<string, string>; erros: string[] };

/** The secrets that were given as files, and what was wrong with them. */
export function lerSegredos(env: NodeJS.ProcessEnv): Lidos {
  const lidos: Lidos = { valores: {}, erros: [] };
  for (const nome of SEGREDOS) {
    const arquivo = env[`${nome}_FILE`];
    if (arquivo === undefined) continue;
    const conteudo = env[nome] ? `${nome} e ${nome}_FILE dizem a mesma coisa: informe só um` : ler(nome, arquivo);
    if (typeof conteudo === 'string') lidos.erros.push(conteudo);
    else lidos.valores[nome] = conteudo.valor;
  }
  return lidos;
}

/** An empty secret is nearly always one that did not arrive; taken as absent, it would open what it should close. */
export function segredosVazios(env: NodeJS.ProcessEnv): string[] {
  return SEGREDOS.filter((nome) => env[nome] === '' && !env[`${nome}_FILE`]).map(
    (nome) => `${nome} veio vazia: informe um valor ou retire a variável`,
  );
}

function ler(nome: string, arquivo: string): { valor: string } | string {
  if (arquivo === '') return `${nome}_FILE veio vazia: informe um arquivo ou retire a variável`;
  try {
    // Editors and `echo` end a file with a line break; a password may begin or end with a space.
    const valor = readFileSync(arquivo, 'utf8').replace(/[\r\n]+$/, '');
    if (valor === '') return `${nome}_FILE: o arquivo ${arquivo} está vazio`;
    if (/\p{Cc}/u.test(valor)) return `${nome}_FILE: o arquivo ${arquivo} precisa ter uma linha só`;
    return { valor };
  } catch (erro) {
    return `${nome}_FILE: não consigo ler o arquivo ${arquivo} (${(erro as NodeJS.ErrnoException).code})`;
  }
}
